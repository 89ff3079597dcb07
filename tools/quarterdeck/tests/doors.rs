//! Who comes to a server with something else in mind than to play: slow, loud, malformed, forged, from elsewhere. Each is shown out, and
//! whoever plays does not notice.

use crate::web;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::web::{Folder, Server, request, wish};
use serde_json::json;

/// Nothing that is shown out stays longer.
const PATIENCE: Duration = Duration::from_secs(90);

/// What is answered to these bytes until the server hangs up.
fn answered(address: &str, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.write_all(bytes).ok();
    let mut heard = Vec::new();
    // Who is shown out in the middle of a word may find the door shut.
    if let Err(error) = stream.read_to_end(&mut heard) {
        assert!(
            !matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut),
            "it stays open"
        );
    }
    String::from_utf8_lossy(&heard).into_owned()
}

fn status(answer: &str) -> u16 {
    answer.split_whitespace().nth(1).and_then(|status| status.parse().ok()).unwrap_or_default()
}

/// Somebody plays at a table of the server and has the answers that are due.
fn plays_on(server: &Server) {
    let made = server.lay(&wish("lanterns", 1, 1));
    let mut seat = server.sit(&made["table"], &made["seats"][0]["token"]);
    for pick in 0..3 {
        while !seat.is_asked() {
            assert!(seat.hear().is_some(), "the connection is over");
        }
        let before = seat.at_decision();
        seat.decide(pick);
        seat.hear_until(before + 1);
    }
}

#[test]
fn who_is_slow_is_not_waited_for() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let address = &server.address;
    let host = format!("Host: {address}\r\n");
    let slow = [
        // Nothing at all; half a head; a head without an end; a body that does not come; a second request that does not come.
        String::new(),
        format!("GET / HTTP/1.1\r\n{host}"),
        format!("GET / HTTP/1.1\r\n{host}X-Slow: "),
        format!("POST /api/tables HTTP/1.1\r\n{host}Content-Type: application/json\r\nContent-Length: 400\r\n\r\n{{"),
        format!("GET /page/wire.js HTTP/1.1\r\n{host}\r\n"),
    ];
    std::thread::scope(|scope| {
        let waiting: Vec<_> =
            slow.iter().map(|bytes| scope.spawn(move || answered(address, bytes.as_bytes()))).collect();
        plays_on(&server);
        let heard: Vec<String> = waiting.into_iter().map(|one| one.join().unwrap()).collect();
        assert!(
            !heard[0].contains("200 OK") && !heard[1].contains("200 OK") && !heard[2].contains("200 OK"),
            "{heard:?}"
        );
        assert_eq!(status(&heard[3]), 408, "{}", heard[3]);
        assert_eq!(status(&heard[4]), 200);
    });
    // A page that opens a socket and says nothing is not waited for either.
    let upgrade = format!(
        "GET /ws HTTP/1.1\r\n{host}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    assert_eq!(status(&answered(address, upgrade.as_bytes())), 101);
    plays_on(&server);
}

#[test]
fn what_is_malformed_is_refused_and_forgotten() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let address = &server.address;
    let host = format!("Host: {address}\r\n");
    let many: String = (0..200).map(|at| format!("X-{at}: y\r\n")).collect();
    let long = format!("X-Long: {}\r\n", "y".repeat(200_000));
    let close = "Connection: close\r\n\r\n";
    for (bytes, expected) in [
        ("\x16\x03\x01\x02\x00\x01\x00\x01\r\n\r\n".to_owned(), 400),
        ("GET\r\n\r\n".to_owned(), 400),
        (format!("GET / HTTP/9.9\r\n{host}{close}"), 400),
        (format!("GET / HTTP/1.1\r\n{host}{many}{close}"), 431),
        (format!("GET / HTTP/1.1\r\n{host}{long}{close}"), 431),
        (format!("GET / HTTP/1.1\r\n{host}{host}{close}"), 421),
        (format!("GET / HTTP/1.1\r\n{close}"), 421),
        (
            format!(
                "POST /api/tables HTTP/1.1\r\n{host}Content-Type: application/json\r\nContent-Length: -1\r\n{close}"
            ),
            400,
        ),
        (
            format!(
                "POST /api/tables HTTP/1.1\r\n{host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n{close}zz\r\n"
            ),
            400,
        ),
        (format!("GET /ws HTTP/1.1\r\n{host}{close}"), 400),
    ] {
        let heard = answered(address, bytes.as_bytes());
        assert_eq!(status(&heard), expected, "{:?} → {heard}", &bytes[..bytes.len().min(200)]);
    }
    // Frames of a socket that nobody may send: unmasked, of a reserved kind, with a length that is a lie, not UTF-8, no JSON.
    let upgrade = format!(
        "GET /ws HTTP/1.1\r\n{host}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    let frames: [&[u8]; 7] = [
        b"\x81\x05hello",
        b"\x83\x80\0\0\0\0",
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
        b"\x81\x82\0\0\0\0\xff\xfe",
        b"\x81\x82\0\0\0\0{{",
        b"\x89\xfe\x10\0\0\0\0\0",
        b"\xf1\x80\0\0\0\0",
    ];
    for frame in frames {
        let heard = answered(address, &[upgrade.as_bytes(), frame].concat());
        assert_eq!(status(&heard), 101, "{frame:?}");
        assert!(!heard.contains("\"kind\""), "{frame:?} is answered: {heard}");
    }
    plays_on(&server);
}

#[test]
fn pages_of_elsewhere_and_foreign_names_get_nothing() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let (address, port) = (&server.address, server.port());
    let body = wish("lanterns", 1, 1).to_string();
    let lay = |headers: &[(&str, &str)]| request(address, "POST", "/api/tables", headers, &body).0;
    let own = format!("http://{address}");
    assert_eq!(lay(&[("Origin", &own), ("Sec-Fetch-Site", "same-origin")]), 200);
    for foreign in
        ["http://elsewhere.example", "null", "", &format!("http://localhost:{port}"), &format!("{own}.evil.example")]
    {
        assert_eq!(lay(&[("Origin", foreign)]), 403, "{foreign}");
    }
    for site in ["cross-site", "same-site"] {
        assert_eq!(lay(&[("Sec-Fetch-Site", site)]), 403);
    }
    // A form can be sent from anywhere, and does not lay a table.
    assert_eq!(lay(&[("Content-Type", "text/plain")]), 415);
    let (status_of_get, head, _) = request(address, "GET", "/api/games", &[("Origin", "http://elsewhere.example")], "");
    assert!(status_of_get == 200 && !head.contains("access-control-allow"), "{head}");
    assert!(
        head.contains("cross-origin-resource-policy: same-origin") && head.contains("cache-control: no-store"),
        "{head}"
    );
    // A name that leads here is not ours, unless it was given.
    for name in ["evil.example", "127.0.0.1.evil.example"] {
        let bytes = format!("GET /api/games HTTP/1.1\r\nHost: {name}:{port}\r\nConnection: close\r\n\r\n");
        let heard = answered(address, bytes.as_bytes());
        assert!(status(&heard) == 421 && heard.contains(&format!("--name {name}")), "{heard}");
    }
    let bytes = format!("GET / HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n");
    assert_eq!(status(&answered(address, bytes.as_bytes())), 200);
}

#[test]
fn no_path_leads_out_of_the_page() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    for path in [
        "/page/../Cargo.toml",
        "/page/..%2f..%2f..%2fetc%2fpasswd",
        "/page/%2e%2e/%2e%2e/etc/passwd",
        "/page//etc/passwd",
        "/page/wire.js%00.html",
        "/tables.db",
        "/t/../../tables/tables.db",
        "/api/games/..%2f..%2fcontent",
        "/api/howto/%2e%2e",
        "//page/wire.js",
    ] {
        let (status, _, body) = request(&server.address, "GET", path, &[], "");
        assert!(!body.contains("root:") && !body.contains("[workspace]") && !body.contains("SQLite"), "{path}: {body}");
        // The page of a table is the same whatever it is called; nothing is looked up by its name.
        assert!([400, 404, 422].contains(&status) || path.starts_with("/t/"), "{path}: {status}");
    }
}

#[test]
fn forged_and_replayed_words_change_nothing() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let made = server.lay(&wish("lanterns", 2, 0));
    let (table, tokens) = (&made["table"], &made["seats"]);
    let mut seats = [0, 1].map(|at| server.sit(table, &tokens[at]["token"]));
    let asked = seats.iter().position(web::Seat::is_asked).unwrap();
    let id = seats[asked].view["options"][0]["id"].clone();
    let said = json!({"do": "decide", "id": id, "at": 0});
    seats[asked].say(&said);
    seats.iter_mut().for_each(|seat| seat.hear_until(1));
    // The same words once more, from the same seat, another seat, one who watches, and a second connection: they are about what is past.
    let mut watching = server.sit(table, &made["watch"]);
    let mut again = server.sit(table, &tokens[asked]["token"]);
    for seat in seats.iter_mut().chain([&mut watching, &mut again]) {
        seat.say(&said);
        seat.hear();
        assert_eq!(seat.at_decision(), 1);
    }
    // A secret that is off by one sign, shorter, longer, or of the other table.
    let token = tokens[0]["token"].as_str().unwrap();
    let flipped = format!("{}{}", &token[..31], if token.ends_with('0') { '1' } else { '0' });
    for forged in [flipped, token[..31].to_owned(), format!("{token}0"), token.to_uppercase() + " ", String::new()] {
        assert_eq!(server.sit(table, &json!(forged)).last["kind"], "gone", "{forged}");
    }
}

#[test]
fn what_is_quoted_turns_no_direction() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let made = server.lay(&wish("lanterns", 2, 0));
    let mut seat = server.sit(&made["table"], &made["seats"][0]["token"]);
    let turned = "\u{202e}evil\u{1b}[2J\u{2066}";
    let seats = json!([{"name": turned}, {"name": "B"}]);
    let bad = |wanted: serde_json::Value| {
        let (status, _, body) = request(&server.address, "POST", "/api/tables", &[], &wanted.to_string());
        assert_eq!(status, 422, "{body}");
        serde_json::from_str::<serde_json::Value>(&body).unwrap()["refused"].as_str().unwrap().to_owned()
    };
    let mut told = vec![
        bad(json!({"game": turned, "seats": seats})),
        bad(json!({"game": "lanterns", "with": [turned], "seats": seats})),
        bad(json!({"game": "lanterns", "options": {turned: "x"}, "seats": seats})),
        bad(json!({"game": "lanterns", "seats": [{"name": "A", "bot": turned}, {"name": "B"}]})),
    ];
    for said in [json!({"do": "why", "words": turned}), json!({"do": "decide", "id": turned, "at": 0})] {
        seat.say(&said);
        told.push(seat.hear().unwrap()["text"].as_str().unwrap_or_default().to_owned());
    }
    assert!(told.iter().any(|text| text.contains("evil")), "{told:?}");
    for text in &told {
        let acts = |sign: char| sign != '\n' && sign.is_control() || "\u{202e}\u{2066}".contains(sign);
        assert!(!text.contains(acts), "{text:?}");
    }
    // A name is shown without them, too.
    let made = server.lay(&json!({"game": "lanterns", "seats": seats, "seed": 1}));
    let seat = server.sit(&made["table"], &made["seats"][0]["token"]);
    assert!(!seat.view.to_string().contains('\u{202e}'));
}

#[test]
fn a_bot_is_not_laid_that_would_think_without_end() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let lay = |bot: &str, language: &str| {
        let seats = json!([{"name": "A"}, {"name": "B", "bot": bot}]);
        let wanted = json!({"game": "lanterns", "seats": seats, "language": language});
        request(&server.address, "POST", "/api/tables", &[], &wanted.to_string())
    };
    for (language, words) in [("en", "at most 2000 times"), ("ru", "не больше 2000 проб")] {
        let (status, _, body) = lay("search:4294967295", language);
        assert_eq!(status, 422, "{body}");
        for told in [words, "`search:2000`", "`search:4294967295`"] {
            assert!(body.contains(told), "{told}: {body}");
        }
    }
    for bot in ["search", "search:1", "search:2000", "greedy"] {
        let (status, _, body) = lay(bot, "en");
        assert_eq!(status, 200, "{bot}: {body}");
    }
}

#[test]
fn many_who_say_nothing_keep_nobody_from_playing() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let silent: Vec<TcpStream> = (0..300).filter_map(|_| TcpStream::connect(&server.address).ok()).collect();
    assert_eq!(silent.len(), 300);
    plays_on(&server);
    // Somebody who talks without end is cut off.
    let made = server.lay(&wish("lanterns", 1, 1));
    let mut loud = server.sit(&made["table"], &made["seats"][0]["token"]);
    for _ in 0..400 {
        loud.say(&json!({"do": "undo"}));
    }
    while loud.hear().is_some() {}
    plays_on(&server);
}
