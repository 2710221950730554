import type { CallRefusal } from '../transaction/transaction-plan.ts';
import type { ExpectedOutcome } from './judge-outcome.ts';
import type { SimulatedWrite } from './simulated-write.ts';

/** A write beside what the person agrees to, as a dialog shows it before the wallet opens. */
export type PlannedWrite = {
  readonly write: SimulatedWrite;
  readonly expected: ExpectedOutcome;
  /** Why none of the calls would succeed, in the area's own words. */
  readonly explain: (refusals: readonly CallRefusal[]) => Error;
};
