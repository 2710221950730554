import { findLevel } from '@tradewind/rules/launchpad/level';
import type { Chain } from '../../../shared/chain/chain.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Sale } from '../sale/sale.ts';
import type { Closing } from './closing-plan.ts';
import { fetchBuyerAccounts, fetchBuyerRecords } from './fetch-buyers.ts';

/** Accounts that one transaction counts; the keeper takes as many. */
const mostAccounts = 4_000;

/**
 * The level of a sale from all of its buyers. The server names the accounts alone: what they committed is read from the
 * sale, and the number of buyers must be that of the sale. The sale verifies the level again.
 */
export async function fetchTally(
  chain: Chain,
  sale: Sale,
  signal: AbortSignal,
): Promise<Extract<Closing, { way: 'tally' }>> {
  const text = messages.launchpadWrite;
  if (sale.buyers > BigInt(mostAccounts)) throw new UserMessageError(text.settleTooMany);
  const { accounts } = await fetchBuyerAccounts(chain, sale, mostAccounts, signal);
  if (BigInt(accounts.length) !== sale.buyers) throw new UserMessageError(text.settleUnknown);
  const records = await fetchBuyerRecords(chain, sale, accounts, signal);
  if (records.some(({ committed }) => committed === 0n)) throw new UserMessageError(text.settleUnknown);
  return { way: 'tally', level: findLevel(records, sale.hardCap), accounts };
}
