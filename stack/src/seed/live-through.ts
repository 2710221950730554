import type { ChainClient } from '../chain/connect.ts';
import { sendAs } from '../chain/send-as.ts';
import { localAccount } from '../demo-accounts.ts';
import type { TimedTransaction } from './timed-transaction.ts';

/** Mines a block at this time. */
type MineAt = { Method: 'evm_mine'; Parameters: [timestamp: number]; ReturnType: unknown };

/** The node holds the keys of accounts below this index. */
const firstForeignAccount = 10;

/** Sends transactions on a node that mines only on request, block by block, each at its time. */
export async function liveThrough(
  client: ChainClient,
  transactions: readonly TimedTransaction[],
  signal: AbortSignal,
): Promise<void> {
  const addresses = new Map(
    [...new Set(transactions.map(({ from }) => from))].map((from) => [from, localAccount(from).address]),
  );
  for (const [account, address] of addresses) {
    if (account >= firstForeignAccount) await client.impersonateAccount({ address });
  }
  const sorted = transactions.toSorted((a, b) => a.timestamp - b.timestamp);
  for (const [timestamp, block] of Map.groupBy(sorted, (one) => one.timestamp)) {
    signal.throwIfAborted();
    for (const { from, to, data, value } of block) {
      const sender = addresses.get(from) ?? localAccount(from).address;
      await sendAs(client, { from: sender, to, data, ...(value !== undefined && { value }) });
    }
    await client.request<MineAt>({ method: 'evm_mine', params: [timestamp] });
  }
}
