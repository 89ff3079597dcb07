//! Checks a folder of packs and plays random matches: for working on the engine itself.
use quarterdeck_runtime::log::Log;
use quarterdeck_runtime::opening::Setting;
use quarterdeck_runtime::{Match, PackFiles, check};
use std::collections::BTreeMap;
use std::sync::Arc;
fn walk(p: &std::path::Path, pre: &str, f: &mut BTreeMap<String, String>) {
    for e in std::fs::read_dir(p).unwrap() {
        let e = e.unwrap();
        let n = e.file_name().into_string().unwrap();
        if e.path().is_dir() {
            walk(&e.path(), &format!("{pre}{n}/"), f);
        } else if !n.ends_with(".snap") {
            f.insert(format!("{pre}{n}"), std::fs::read_to_string(e.path()).unwrap());
        }
    }
}
fn main() {
    let dir = std::env::args().nth(1).unwrap();
    let n: u64 = std::env::args().nth(2).map_or(1, |a| a.parse().unwrap());
    let seats: u8 = std::env::args().nth(3).map_or(4, |a| a.parse().unwrap());
    let mut files = BTreeMap::new();
    walk(std::path::Path::new(&dir), "", &mut files);
    let t = std::time::Instant::now();
    let pack = PackFiles { id: dir.rsplit('/').next().unwrap().into(), files };
    let c = check(&[&pack]);
    for p in &c.problems {
        let path = p.file.split_once('/').unwrap().1;
        let text = pack.files.get(path).cloned().unwrap_or_default();
        let line = text[..p.span.0.min(text.len())].matches('\n').count() + 1;
        println!(
            "{}:{line} {} {} [{}] «{}» help {:?}",
            p.file,
            p.code,
            p.message,
            p.label,
            text.get(p.span.0..p.span.1).unwrap_or(""),
            p.help
        );
    }
    println!("checked in {:?}", t.elapsed());
    let Some(g) = c.game else { return };
    let g = Arc::new(g);
    let t = std::time::Instant::now();
    let mut dec = 0u64;
    let mut r: u64 = 12345;
    let mut wins = [0u32; 8];
    for s in 0..n {
        let keep = n == 1;
        let mut m = Match::with_log(
            g.clone(),
            &Setting { seats, seed: s, first: None, options: vec![] },
            if keep { Log::keeping() } else { Log::hashing() },
        )
        .unwrap_or_else(|e| panic!("{e:?}"));
        let mut k = 0;
        while m.winners().is_none() {
            let c = m.choices().list.len();
            r ^= r << 13;
            r ^= r >> 7;
            r ^= r << 17;
            let at = (r % c as u64) as usize;
            if keep {
                println!("{:?} {}   [{}]", m.asked(), m.option_ids()[at], m.option_ids().join(" | "));
            }
            if let Err(f) = m.choose_quickly(at) {
                panic!("{f:?}");
            }
            dec += 1;
            k += 1;
            if k > 100000 {
                {
                    let p = m.position();
                    for (i, z) in m.state().zones.iter().enumerate() {
                        if z.length > 0 {
                            println!("{} {:?} {}", i, g.layout.spread[i], z.length);
                        }
                    }
                    println!("{:?} seed {s}", m.option_ids());
                    for c in 0..m.state().cards.len() as u16 {
                        if matches!(
                            g.layout.spread[m.state().cards[c as usize].zone as usize],
                            quarterdeck_runtime::game::Spread::Zone(2 | 3 | 4 | 7, _)
                        ) {
                            println!("{} in {}", p.card_id(c), p.zone_id(m.state().cards[c as usize].zone));
                        }
                    }
                    panic!("long")
                };
            }
        }
        for (i, w) in wins.iter_mut().enumerate() {
            if m.winners().unwrap() & (1 << i) != 0 {
                *w += 1;
            }
        }
    }
    let e = t.elapsed();
    println!(
        "{n} games, {} decisions/game, {:.0} games/s, {:.0} dec/s wins {wins:?}",
        dec / n,
        n as f64 / e.as_secs_f64(),
        dec as f64 / e.as_secs_f64()
    );
}
