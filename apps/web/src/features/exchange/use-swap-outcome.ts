import type { Reading } from '../../shared/chain/reading.ts';
import { useSimulation } from '../../shared/simulation/simulation.query.ts';
import type { ExpectedOutcome } from '../../shared/simulation/judge-outcome.ts';
import type { Outcome } from '../../shared/simulation/simulated-write.ts';
import { type OrderedTrade, toSwapOrder } from './swap-order.ts';
import { createSwapSimulation, toSwapExpectation } from './swap-outcome.ts';

/** What a trade would do if it were sent now, beside what the person agrees to. */
export function useSwapOutcome(trade: OrderedTrade): {
  outcome: Reading<Outcome>;
  expected: ExpectedOutcome;
} {
  const { session, input, output } = trade;
  const order = toSwapOrder(trade);
  const expected = toSwapExpectation(order, session.account, input, output);
  return { outcome: useSimulation(createSwapSimulation(order, session.account, input, expected)), expected };
}
