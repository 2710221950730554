import type { CallRefusal, TransactionCall } from '../transaction/transaction-call.ts';
import type { ExpectedOutcome } from './judge-outcome.ts';
import type { SimulatedWrite } from './simulated-write.ts';

/** A write with its agreed outcome: its dialog simulates it, and the runner does so again before the wallet opens. */
export type PlannedWrite = {
  readonly write: SimulatedWrite;
  readonly expected: ExpectedOutcome;
  /** The area's sentence when no call would succeed. */
  readonly explain: (refusals: readonly CallRefusal[]) => Error;
};

/** The same write with the candidate that is sent as its only one. */
export function chooseCandidate({ write, ...agreed }: PlannedWrite, chosen: TransactionCall): PlannedWrite {
  return { ...agreed, write: { ...write, candidates: [chosen] } };
}
