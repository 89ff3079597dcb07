//! What was tried so far: a tree of decisions as those who take them can tell them apart. What chance brings between two decisions is told by
//! what is open at the second: behind one option there are as many decisions as there were different lists of options.

/// How much is tried that has not proved itself yet.
const CURIOSITY: f64 = 0.5;

/// A decision.
#[derive(Default)]
struct Node {
    visits: u32,
    children: Vec<Child>,
}

/// An option that was tried.
struct Child {
    key: u64,
    /// The decisions that it has led to.
    below: Below,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// The sum of what came of it for whoever chose.
    sum: f64,
}

impl Child {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
    }

    /// What came of it, and more the less often it was tried when it could have been. The logarithm is that of whole
    /// numbers, which is the same on every machine.
    fn promise(&self) -> f64 {
        let tries = f64::from(self.available.max(1).ilog2() + 1);
        self.mean() + CURIOSITY * (tries / f64::from(self.visits.max(1))).sqrt()
    }
}

/// Decisions that one option has led to, each with what tells its options from those of others.
type Below = Vec<(u64, usize)>;

/// One step down the tree: which child of which node.
#[derive(Clone, Copy)]
pub(super) struct Step {
    node: usize,
    child: usize,
}

/// All decisions that were tried.
#[derive(Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    /// The first decisions.
    first: Below,
}

impl Tree {
    /// The decision with these options that a step leads to, or that is the first.
    pub fn below(&mut self, step: Option<Step>, keys: &[u64]) -> usize {
        // In whatever order they are listed.
        let options = keys.iter().fold(keys.len() as u64, |sum, key| sum.wrapping_add(*key));
        let next = self.nodes.len();
        let below = match step {
            Some(step) => &mut self.nodes[step.node].children[step.child].below,
            None => &mut self.first,
        };
        if let Some((_, node)) = below.iter().find(|(known, _)| *known == options) {
            return *node;
        }
        below.push((options, next));
        self.nodes.push(Node::default());
        next
    }

    /// How often a decision was come to.
    pub fn visits(&self, node: usize) -> u32 {
        self.nodes[node].visits
    }

    /// Which of these options were not tried here.
    pub fn untried(&self, node: usize, keys: &[u64]) -> Vec<usize> {
        let tried = |key: &u64| self.nodes[node].children.iter().any(|child| child.key == *key);
        (0..keys.len()).filter(|at| !tried(&keys[*at])).collect()
    }

    /// Adds an option that is tried for the first time.
    pub fn grow(&mut self, node: usize, key: u64) -> Step {
        let children = &mut self.nodes[node].children;
        children.push(Child { key, below: Below::new(), visits: 0, available: 0, sum: 0.0 });
        Step { node, child: children.len() - 1 }
    }

    /// The most promising of the options that are open and were tried, and which option it is.
    pub fn most_promising(&self, node: usize, keys: &[u64]) -> Option<(Step, usize)> {
        let mut best: Option<(f64, Step, usize)> = None;
        for (child, tried) in self.nodes[node].children.iter().enumerate() {
            let Some(at) = keys.iter().position(|key| *key == tried.key) else {
                continue;
            };
            let promise = tried.promise();
            if best.is_none_or(|(most, ..)| promise > most) {
                best = Some((promise, Step { node, child }, at));
            }
        }
        best.map(|(_, step, at)| (step, at))
    }

    /// Notes that these options were open.
    pub fn note_open(&mut self, node: usize, keys: &[u64]) {
        let children = self.nodes[node].children.iter_mut();
        children.filter(|child| keys.contains(&child.key)).for_each(|child| child.available += 1);
    }

    /// Notes what came of a step for whoever chose it.
    pub fn came_of(&mut self, step: Step, reward: f64) {
        let node = &mut self.nodes[step.node];
        node.visits += 1;
        let child = &mut node.children[step.child];
        child.visits += 1;
        child.sum += reward;
    }
}

#[cfg(test)]
mod tests {
    use super::Tree;

    #[test]
    fn what_pays_is_tried_more_often_and_the_rest_not_never() {
        let mut tree = Tree::default();
        let keys = [7, 8];
        let root = tree.below(None, &keys);
        for key in keys {
            let step = tree.grow(root, key);
            tree.came_of(step, 0.5);
        }
        let mut tries = [0; 2];
        for _ in 0..400 {
            tree.note_open(root, &keys);
            let (step, at) = tree.most_promising(root, &keys).expect("both were tried");
            tries[at] += 1;
            tree.came_of(step, if at == 1 { 0.9 } else { 0.1 });
        }
        assert!(tries[1] > 3 * tries[0] && tries[0] > 1, "{tries:?}");
    }

    #[test]
    fn only_open_options_are_chosen_and_only_they_are_missed() {
        let mut tree = Tree::default();
        let root = tree.below(None, &[1, 2]);
        for key in [1, 2] {
            let step = tree.grow(root, key);
            tree.came_of(step, 1.0);
        }
        assert_eq!(tree.untried(root, &[1, 2, 3]), [2]);
        for _ in 0..20 {
            tree.note_open(root, &[2, 9]);
            let (_, at) = tree.most_promising(root, &[9, 2]).expect("one of them was tried");
            assert_eq!(at, 1);
        }
        assert!(tree.most_promising(root, &[5]).is_none());
    }

    #[test]
    fn what_chance_brings_makes_other_decisions() {
        let mut tree = Tree::default();
        let root = tree.below(None, &[1, 2]);
        let step = tree.grow(root, 1);
        let met = [[3, 4], [4, 3], [3, 5]].map(|keys| tree.below(Some(step), &keys));
        assert!(met[0] == met[1] && met[0] != met[2] && !met.contains(&root), "{met:?}");
        assert_eq!(tree.below(None, &[2, 1]), root);
    }
}
