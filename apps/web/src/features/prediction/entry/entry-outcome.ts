import { listHoldings } from '../../../shared/simulation/verify-outcome.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { getCurrencies } from '../../../shared/token-list/currencies.ts';
import { explainEntryRefusal } from './entry-error.ts';
import { createEntryCall } from './create-entry-call.ts';
import type { EntryOrder } from './entry-order.ts';

/** The agreed outcome of an entry: the stake leaves, nothing else. */
export function planEntry(order: EntryOrder): PlannedWrite {
  const { chain, account, amount } = order;
  const expected = {
    leaves: [{ currency: getCurrencies(chain).native, owner: account, limit: amount }],
    arrives: [],
  };
  return {
    expected,
    explain: explainEntryRefusal,
    write: {
      account,
      spends: [],
      candidates: [createEntryCall(order)],
      holdings: listHoldings(account, expected),
    },
  };
}
