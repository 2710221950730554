import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import type { JoinRow } from '@tradewind/db/launchpad/list-joins-of-transaction.query';
import { toAddressKey } from '@tradewind/rules/network/address';
import { type Log, parseEventLogs } from 'viem';

/** The joins of a transaction in these sales, from its logs; equal events of other contracts do not count. */
export function readJoins(logs: readonly Log[], sales: readonly string[]): JoinRow[] {
  const own = logs.filter(({ address }) => sales.includes(toAddressKey(address)));
  return parseEventLogs({ abi: saleAbi, eventName: 'Joined', logs: own }).map(({ address, args }) => ({
    sale: toAddressKey(address),
    account: toAddressKey(args.account),
    amount: args.amount,
  }));
}
