//! Options that race against each other: each is tried with the same deals as all others, so that luck is the same for all
//! and a few deals tell them apart. Whoever falls behind is no longer tried.

/// From how many deals on it is judged who is hopelessly behind.
const FEWEST: usize = 6;
/// Behind by so many times the standard error of the difference, an option is given up.
const BEHIND: f64 = 2.5;
/// Ahead of the favourite by so many times the standard error of the difference, an option is taken instead of it.
const AHEAD: f64 = 0.7;

/// What came of the options so far.
#[derive(Clone)]
pub(super) struct Race {
    /// For each option what came of each deal; nothing where the deal did not have that option.
    came: Vec<Vec<Option<f64>>>,
    /// Which options are still tried.
    left: Vec<usize>,
    /// Which one is taken where nothing tells.
    favourite: Option<usize>,
}

/// How much more one option brought than another, with the same deals.
struct Lead {
    deals: usize,
    mean: f64,
    error: f64,
}

impl Race {
    /// A race between so many options, of which one is taken where nothing tells.
    pub fn new(options: usize, favourite: Option<usize>) -> Race {
        Race { came: vec![Vec::new(); options], left: (0..options).collect(), favourite }
    }

    /// Which options are still tried.
    pub fn left(&self) -> &[usize] {
        &self.left
    }

    /// Notes what came of an option with the next deal.
    pub fn note(&mut self, option: usize, came: Option<f64>) {
        self.came[option].push(came);
    }

    /// Takes in another race between the same options, which had deals of its own. Whoever is left in one of them is left.
    pub fn join(&mut self, other: &Race) {
        let deals = |race: &Race| race.came.iter().map(Vec::len).max().unwrap_or(0);
        let (own, others) = (deals(self), deals(other));
        for (came, joined) in self.came.iter_mut().zip(&other.came) {
            came.resize(own, None);
            came.extend_from_slice(joined);
            came.resize(own + others, None);
        }
        let options = 0..self.came.len();
        self.left = options.filter(|option| self.left.contains(option) || other.left.contains(option)).collect();
    }

    /// Gives up who is hopelessly behind, and who has never been any different from the best.
    pub fn drop_hopeless(&mut self) {
        let Some(best) = self.leader() else {
            return;
        };
        let hopeless = |option: usize| {
            let lead = self.lead(best, option);
            lead.deals >= FEWEST && (lead.mean > BEHIND * lead.error || (lead.mean == 0.0 && lead.error == 0.0))
        };
        let left = self.left.iter().copied().filter(|option| *option == best || !hopeless(*option)).collect();
        self.left = left;
    }

    /// Keeps so many of the best, and the favourite.
    pub fn keep(&mut self, many: usize) {
        let mut order = self.left.clone();
        order.sort_by(|one, other| self.mean(*other).total_cmp(&self.mean(*one)).then(one.cmp(other)));
        let kept = |option: &usize| {
            let place = order.iter().position(|other| other == option);
            place.is_some_and(|place| place < many) || Some(*option) == self.favourite
        };
        self.left = self.left.iter().copied().filter(kept).collect();
    }

    /// Which option is taken: the favourite, unless another is ahead of it by more than chance is likely to bring.
    pub fn best(&self) -> Option<usize> {
        let best = self.leader();
        let Some((best, favourite)) = best.zip(self.favourite) else {
            return best;
        };
        let lead = self.lead(best, favourite);
        let sure = lead.deals == 0 || lead.mean > AHEAD * lead.error;
        Some(if sure { best } else { favourite })
    }

    /// The best of those that are left.
    fn leader(&self) -> Option<usize> {
        let tried = self.left.iter().copied().filter(|option| self.came[*option].iter().any(Option::is_some));
        tried.max_by(|one, other| {
            let favoured = |option: &usize| Some(*option) == self.favourite;
            (self.mean(*one).total_cmp(&self.mean(*other)))
                .then(favoured(one).cmp(&favoured(other)))
                .then(other.cmp(one))
        })
    }

    fn mean(&self, option: usize) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for came in self.came[option].iter().flatten() {
            sum += came;
            count += 1.0;
        }
        if count > 0.0 { sum / count } else { f64::NEG_INFINITY }
    }

    fn lead(&self, one: usize, other: usize) -> Lead {
        let pairs = self.came[one].iter().zip(&self.came[other]);
        let differences: Vec<f64> = pairs.filter_map(|(one, other)| Some((*one)? - (*other)?)).collect();
        let deals = differences.len();
        let count = deals.max(1) as f64;
        let mean = differences.iter().sum::<f64>() / count;
        let spread = differences.iter().map(|difference| (difference - mean).powi(2)).sum::<f64>();
        Lead { deals, mean, error: (spread / (count * (count - 1.0).max(1.0))).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use super::Race;

    #[test]
    fn the_same_luck_for_all_tells_small_differences() {
        let mut race = Race::new(3, Some(0));
        for luck in [0.1, 0.9, 0.4, 0.7, 0.2, 0.5, 0.8, 0.3] {
            race.note(0, Some(luck));
            race.note(1, Some(luck + 0.05 + luck / 100.0));
            race.note(2, Some(luck - 0.1 + luck / 100.0));
        }
        race.drop_hopeless();
        assert_eq!(race.left(), [1]);
        assert_eq!(race.best(), Some(1));
    }

    #[test]
    fn races_that_are_joined_compare_each_deal_with_itself() {
        let mut race = Race::new(3, Some(0));
        let mut other = race.clone();
        for luck in [0.1, 0.9, 0.4] {
            (0..2).for_each(|option| race.note(option, Some(luck + 0.1 * option as f64)));
        }
        race.note(2, Some(0.0));
        race.keep(2);
        for luck in [0.7, 0.2, 0.5] {
            (0..3).for_each(|option| other.note(option, Some(luck + 0.1 * option as f64)));
        }
        other.keep(1);
        race.join(&other);
        assert_eq!(race.left(), [0, 1, 2]);
        // Deal by deal the last is two tenths ahead where both were tried, and once it is not.
        let lead = race.lead(2, 0);
        assert_eq!(lead.deals, 4);
        assert!((lead.mean - 0.125).abs() < 1e-9, "{}", lead.mean);
        assert_eq!(race.lead(1, 0).deals, 6);
    }

    #[test]
    fn the_favourite_is_taken_where_chance_alone_could_be_ahead() {
        let mut race = Race::new(2, Some(1));
        for (one, other) in [(0.9, 0.1), (0.1, 0.8), (0.9, 0.2), (0.2, 0.9)] {
            race.note(0, Some(one));
            race.note(1, Some(other));
        }
        assert_eq!(race.best(), Some(1));
    }

    #[test]
    fn a_deal_without_an_option_counts_for_nothing_and_equals_are_not_tried_for_ever() {
        let mut race = Race::new(3, None);
        for deal in 0..8 {
            race.note(0, Some(0.5));
            race.note(1, Some(0.5));
            race.note(2, (deal == 3).then_some(0.6));
        }
        race.drop_hopeless();
        assert_eq!(race.left(), [0, 1, 2]);
        race.keep(1);
        assert_eq!(race.left(), [2]);
    }
}
