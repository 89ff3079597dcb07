//! Which packs are checked together: each with what it needs, with those for which it has tables of its own, and
//! expansions of one game with each other.

use quarterdeck_runtime::packs::OpenedPack;

/// Packs that are checked together, by their places in the list of all packs.
pub type Combination = Vec<usize>;

/// Every combination in which the wanted packs are looked at, the packs by themselves first.
pub fn combinations(wanted: &[usize], all: &[OpenedPack<'_>]) -> Vec<Combination> {
    let mut found: Vec<Combination> = wanted.iter().map(|at| gather(&[*at], all)).collect();
    for at in wanted {
        for companions in &all[*at].companions {
            let named: Vec<usize> = companions.iter().filter_map(|name| place(&name.text, all)).collect();
            // What is not there cannot be looked at.
            if named.len() == companions.len() {
                let mut ids = named;
                ids.push(*at);
                found.push(gather(&ids, all));
            }
        }
    }
    for (at, first) in wanted.iter().enumerate() {
        for second in &wanted[at + 1..] {
            let (left, right) = (gather(&[*first], all), gather(&[*second], all));
            let apart = !left.contains(second) && !right.contains(first);
            if apart && left.iter().any(|pack| right.contains(pack)) {
                found.push(gather(&[*first, *second], all));
            }
        }
    }
    for combination in &mut found {
        combination.sort_unstable();
    }
    let mut once: Vec<Combination> = Vec::new();
    for combination in found {
        if !once.contains(&combination) {
            once.push(combination);
        }
    }
    once
}

/// These packs and everything that they need.
fn gather(ids: &[usize], all: &[OpenedPack<'_>]) -> Combination {
    let mut found: Vec<usize> = Vec::new();
    let mut open = ids.to_vec();
    while let Some(at) = open.pop() {
        if !found.contains(&at) {
            found.push(at);
            open.extend(all[at].needs.iter().filter_map(|need| place(&need.text, all)));
        }
    }
    found
}

fn place(id: &str, all: &[OpenedPack<'_>]) -> Option<usize> {
    all.iter().position(|pack| pack.pack.id == id)
}

#[cfg(test)]
mod tests {
    use super::{OpenedPack, combinations};
    use quarterdeck_runtime::PackFiles;

    fn pack(id: &str, needs: &str, more: &str) -> PackFiles {
        let head = format!("[pack]\nversion = \"0.1.0\"\nneeds = [{needs}]\n{more}");
        PackFiles { id: id.into(), files: [("pack.toml".to_owned(), head)].into() }
    }

    #[test]
    fn packs_are_looked_at_with_those_they_need_and_name_and_meet() {
        let files = [
            pack("base", "", ""),
            pack("left", "\"base\"", "[card.x]\nwith = [\"extra\"]\n[card.y]\nwith = [\"gone\"]\n"),
            pack("right", "\"base\"", ""),
            pack("extra", "\"base\"", ""),
            pack("other", "", ""),
        ];
        let all: Vec<OpenedPack<'_>> = files.iter().map(OpenedPack::new).collect();
        assert_eq!(combinations(&[1], &all), [vec![0, 1], vec![0, 1, 3]]);
        assert_eq!(combinations(&[0, 1, 2], &all), [vec![0], vec![0, 1], vec![0, 2], vec![0, 1, 3], vec![0, 1, 2]]);
        assert_eq!(combinations(&[0, 4], &all), [vec![0], vec![4]], "games of their own are not mixed");
    }
}
