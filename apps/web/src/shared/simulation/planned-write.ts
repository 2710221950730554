import type { CallRefusal } from '../transaction/transaction-plan.ts';
import type { ExpectedOutcome } from './judge-outcome.ts';
import type { SimulatedWrite } from './simulated-write.ts';

/** A write with its agreed outcome, as a dialog shows it before the wallet opens. */
export type PlannedWrite = {
  readonly write: SimulatedWrite;
  readonly expected: ExpectedOutcome;
  /** The area's sentence when no call would succeed. */
  readonly explain: (refusals: readonly CallRefusal[]) => Error;
};
