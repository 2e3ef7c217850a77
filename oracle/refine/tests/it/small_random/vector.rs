//! Productions on vectors.

use ir::Const;

use super::{ProgramMaker, Random};

impl ProgramMaker {
    /// Between `i4`, `<2 x i2>` and `<4 x i1>`, and between `i8`, `<2 x i4>` and `<8 x i1>`.
    pub(super) fn bitcast(&mut self) {
        let groups = [
            [self.scalars[3], self.vectors[0], self.vectors[2]],
            [self.scalars[4], self.vectors[1], self.vectors[3]],
        ];
        let group = self.random.pick(&groups);
        let (from, to) = (self.random.pick(&group), self.random.pick(&group));
        let value = self.operand(from);
        let value = self.b.bitcast(value, to);
        self.values.push(value);
    }

    pub(super) fn lanes(&mut self) {
        let ty = self.random.pick(&self.vectors);
        let (vector, lane) = (self.operand(ty), self.module.types.scalar(ty));
        let count = self.module.types.element_count(ty).expect("a vector");
        let index = match self.random.below(4) {
            0 => self.operand(self.scalars[1]),
            _ => Const::i32(self.random.below(count as usize + 1) as i32).into(),
        };
        let value = if self.random.one_in(2) {
            let inserted = self.operand(lane);
            self.b.insert_element(vector, inserted, index)
        } else {
            self.b.extract_element(lane, vector, index)
        };
        self.values.push(value);
    }

    pub(super) fn shuffle(&mut self) {
        let ty = self.random.pick(&self.vectors);
        let (first, second) = (self.operand(ty), self.operand(ty));
        let count = self.module.types.element_count(ty).expect("a vector") as usize;
        let lane = |random: &mut Random| (!random.one_in(5)).then(|| random.below(2 * count) as u32);
        let mask: Vec<_> = (0..count).map(|_| lane(&mut self.random)).collect();
        let value = self.b.shuffle_vector(ty, first, second, &mask);
        self.values.push(value);
    }
}
