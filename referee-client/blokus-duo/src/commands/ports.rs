//! `ports`: the serial ports of this machine, with what is plugged in.

use std::fs;
use std::io::{stdout, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use rustix::fs::{access, Access};
use serde::Serialize;
use serialport::{SerialPortInfo, SerialPortType};

use duo_line::port::{group_of, how_to_join};
use referee_client::foreign_text::PrintableLines;
use referee_client::note;

/// Linux lists its ports here.
#[cfg(target_os = "linux")]
const PORT_LIST: &str = "/sys/class/tty";

/// Linux links devices to their ports here.
const PORT_LINKS: &str = "/dev/serial/by-id";

/// Arguments of `ports`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo ports --json")]
pub struct PortsArgs {
    /// Write one JSON object a port
    #[arg(long)]
    json: bool,
}

/// A port.
#[derive(Debug, PartialEq, Serialize)]
struct Port {
    path: String,
    kind: &'static str,
    usb: Option<Usb>,
    /// A path that stays the same when the board is plugged in again.
    lasting_path: Option<PathBuf>,
    /// Why this user cannot open it, and what to do.
    obstacle: Option<String>,
}

/// The USB device's description.
#[derive(Debug, PartialEq, Serialize)]
struct Usb {
    id: String,
    manufacturer: Option<String>,
    product: Option<String>,
    serial_number: Option<String>,
}

/// Lists the ports.
pub fn run(args: &PortsArgs) -> anyhow::Result<()> {
    let mut ports: Vec<Port> = available_ports()?.into_iter().map(Port::from).collect();
    ports.sort_by(|a, b| a.path.cmp(&b.path));
    for port in &mut ports {
        let path = Path::new(&port.path);
        port.lasting_path = find_link(path, Path::new(PORT_LINKS));
        if access(path, Access::READ_OK | Access::WRITE_OK).is_err() {
            port.obstacle = Some(format!("no permission; {}", how_to_join(&group_of(path))));
        }
    }
    let mut out = stdout().lock();
    for port in &ports {
        if args.json {
            writeln!(out, "{}", serde_json::to_string(port)?)?;
        } else {
            writeln!(out, "{}", PrintableLines(&describe(port)))?;
        }
    }
    if ports.is_empty() {
        note!("there is no serial port: plug a board in, with a cable that has data wires (some only charge)");
    }
    Ok(())
}

fn available_ports() -> anyhow::Result<Vec<SerialPortInfo>> {
    #[cfg(target_os = "linux")]
    if !Path::new(PORT_LIST).is_dir() {
        return Ok(Vec::new());
    }
    serialport::available_ports().context("cannot list the ports")
}

impl From<SerialPortInfo> for Port {
    fn from(info: SerialPortInfo) -> Port {
        let (kind, usb) = match info.port_type {
            SerialPortType::UsbPort(usb) => {
                let id = format!("{:04x}:{:04x}", usb.vid, usb.pid);
                let (manufacturer, product, serial_number) = (usb.manufacturer, usb.product, usb.serial_number);
                ("USB", Some(Usb { id, manufacturer, product, serial_number }))
            }
            SerialPortType::PciPort => ("PCI", None),
            SerialPortType::BluetoothPort => ("Bluetooth", None),
            SerialPortType::Unknown => ("built in", None),
        };
        Port { path: info.port_name, kind, usb, lasting_path: None, obstacle: None }
    }
}

/// Path of the link to a port in a folder of links.
fn find_link(port: &Path, names: &Path) -> Option<PathBuf> {
    let port = port.canonicalize().ok()?;
    let links = fs::read_dir(names).ok()?.filter_map(Result::ok).map(|entry| entry.path());
    let mut links: Vec<PathBuf> = links.filter(|link| link.canonicalize().is_ok_and(|path| path == port)).collect();
    links.sort();
    links.into_iter().next()
}

fn describe(port: &Port) -> String {
    let mut words = format!("{}  {}", port.path, port.kind);
    if let Some(Usb { id, manufacturer, product, serial_number }) = &port.usb {
        words += &format!(" {id}");
        let names: Vec<&str> = [manufacturer, product].into_iter().flatten().map(String::as_str).collect();
        if !names.is_empty() {
            words += &format!("  {}", names.join(", "));
        }
        if let Some(number) = serial_number {
            words += &format!(", serial number {number}");
        }
    }
    if let Some(path) = &port.lasting_path {
        words += &format!("\n    always: {}", path.display());
    }
    if let Some(obstacle) = &port.obstacle {
        words += &format!("\n    {obstacle}");
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use serialport::UsbPortInfo;
    use std::os::unix::fs::symlink;

    fn usb(manufacturer: Option<&str>, product: Option<&str>, serial_number: Option<&str>) -> Port {
        let [manufacturer, product, serial_number] =
            [manufacturer, product, serial_number].map(|text| text.map(str::to_owned));
        let usb = UsbPortInfo { vid: 0x403, pid: 0x6010, serial_number, manufacturer, product };
        Port::from(SerialPortInfo { port_name: "/dev/ttyUSB1".into(), port_type: SerialPortType::UsbPort(usb) })
    }

    #[test]
    fn usb_port_is_described_by_its_descriptors() {
        let mut port = usb(Some("Digilent"), Some("Adept USB Device"), Some("2103"));
        assert_eq!(describe(&port), "/dev/ttyUSB1  USB 0403:6010  Digilent, Adept USB Device, serial number 2103");
        port.lasting_path = Some("/dev/serial/by-id/x".into());
        port.obstacle = Some("no permission; ask".to_owned());
        assert!(describe(&port).ends_with("2103\n    always: /dev/serial/by-id/x\n    no permission; ask"));
        assert_eq!(describe(&usb(None, None, None)), "/dev/ttyUSB1  USB 0403:6010");
    }

    #[test]
    fn other_ports_are_described_by_their_kind() {
        for (port_type, kind) in [(SerialPortType::PciPort, "PCI"), (SerialPortType::Unknown, "built in")] {
            let port = Port::from(SerialPortInfo { port_name: "/dev/ttyS0".into(), port_type });
            assert_eq!(describe(&port), format!("/dev/ttyS0  {kind}"));
        }
    }

    #[test]
    fn find_link_returns_the_link_to_the_port() {
        let folder = tempfile::tempdir().unwrap();
        let [port, other] = ["ttyUSB0", "ttyUSB1"].map(|name| folder.path().join(name));
        for path in [&port, &other] {
            fs::write(path, "").unwrap();
        }
        let names = folder.path().join("by-id");
        fs::create_dir(&names).unwrap();
        symlink(&other, names.join("a-other")).unwrap();
        symlink(&port, names.join("b-board")).unwrap();
        symlink("/nonexistent", names.join("c-gone")).unwrap();
        assert_eq!(find_link(&port, &names), Some(names.join("b-board")));
        assert_eq!(find_link(&port, Path::new("/nonexistent")), None);
    }
}
