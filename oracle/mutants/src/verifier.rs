//! Faults of the verifier of IR: it does not see something that is wrong.

use ir::VerifyErrorKind;

base::faults! {
    /// A planted fault in the verifier.
    pub enum VerifierFault of "the verifier", observable by () {
        () => {
            DominanceUnseen = "dominance-unseen": "a use that its definition does not dominate is accepted",
            RedefinitionUnseen = "redefinition-unseen": "a value that is defined twice is accepted",
            EntryPredecessorsUnseen = "entry-predecessors-unseen": "an entry block with predecessors is accepted",
            PhiOrderUnseen = "phi-order-unseen": "a phi after another instruction is accepted",
            PhiPredecessorsUnseen = "phi-predecessors-unseen":
                "a phi with other blocks than the predecessors is accepted",
            OperandTypesUnseen = "operand-types-unseen": "operands of different types are accepted",
            OperandClassUnseen = "operand-class-unseen": "operands of a class that the opcode does not take are accepted",
            MemberIndexUnseen = "member-index-unseen": "an index beyond the members is accepted",
            MisplacedFlagUnseen = "misplaced-flag-unseen": "a flag that the opcode does not have is accepted",
        }
    }
}

impl VerifierFault {
    /// True if the faulty verifier accepts what the verifier refuses for this reason.
    #[must_use]
    pub const fn accepts(self, why: &VerifyErrorKind) -> bool {
        match self {
            VerifierFault::DominanceUnseen => matches!(why, VerifyErrorKind::NotDominated(_)),
            VerifierFault::RedefinitionUnseen => matches!(why, VerifyErrorKind::Redefined(_)),
            VerifierFault::EntryPredecessorsUnseen => matches!(why, VerifyErrorKind::EntryHasPredecessors),
            VerifierFault::PhiOrderUnseen => matches!(why, VerifyErrorKind::PhiNotFirst),
            VerifierFault::PhiPredecessorsUnseen => matches!(why, VerifyErrorKind::PhiPredecessors),
            VerifierFault::OperandTypesUnseen => matches!(why, VerifyErrorKind::TypeMismatch(_)),
            VerifierFault::OperandClassUnseen => matches!(why, VerifyErrorKind::BadType(_)),
            VerifierFault::MemberIndexUnseen => matches!(why, VerifyErrorKind::BadIndex),
            VerifierFault::MisplacedFlagUnseen => matches!(why, VerifyErrorKind::BadFlag(_)),
        }
    }
}
