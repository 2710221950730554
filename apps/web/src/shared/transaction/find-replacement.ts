import type { Transaction, TransactionReceipt } from 'viem';
import { getBlock, getBlockNumber, getTransactionCount, getTransactionReceipt } from 'viem/actions';
import type { ChainClient } from '../chain/chain-client.ts';
import type { TransactionRecord } from './transaction-record.ts';

export type Inclusion = {
  readonly kind: 'included';
  readonly receipt: TransactionReceipt;
  readonly replacement?: TransactionRecord['replacement'];
};

type Sent = NonNullable<TransactionRecord['sent']>;
/** The hash is unknown where only the wallet knows what it sent. */
type Searched = Pick<TransactionRecord, 'from' | 'lastCheckedBlockNumber'> &
  Partial<Pick<TransactionRecord, 'hash'>>;

/**
 * Finds the transaction that used the nonce since the last check. Undefined when the nonce was used before that: then
 * this is not the chain it was sent to.
 */
export async function findReplacement(
  client: ChainClient,
  record: Searched,
  sent: Sent,
): Promise<Inclusion | undefined> {
  const blockNumber = await findBlockOfNonce(client, record, sent.nonce);
  if (blockNumber === undefined) return undefined;
  const { transactions } = await getBlock(client, { blockNumber, includeTransactions: true });
  const other = transactions.find(
    ({ from, nonce }) => from.toLowerCase() === record.from && nonce === sent.nonce,
  );
  if (!other) return undefined;
  const receipt = await getTransactionReceipt(client, { hash: other.hash });
  if (other.hash === record.hash) return { kind: 'included', receipt };
  return { kind: 'included', receipt, replacement: findReason(other, sent) };
}

/** The first block after which the account's next nonce is higher, by bisection. */
async function findBlockOfNonce(
  client: ChainClient,
  { from, lastCheckedBlockNumber }: Searched,
  nonce: number,
): Promise<bigint | undefined> {
  const isTakenAt = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address: from, blockNumber })) > nonce;
  let taken = await getBlockNumber(client);
  let free = BigInt(lastCheckedBlockNumber ?? 0);
  if (free >= taken || (await isTakenAt(free))) return undefined;
  while (taken - free > 1n) {
    const middle = (free + taken) / 2n;
    if (await isTakenAt(middle)) taken = middle;
    else free = middle;
  }
  return taken;
}

/** The same call with another fee was repriced; a transfer of nothing to oneself is a cancellation. */
function findReason(other: Transaction, sent: Sent): NonNullable<TransactionRecord['replacement']> {
  const to = other.to?.toLowerCase() ?? null;
  if (to === sent.to && other.input === sent.data && other.value.toString() === sent.value) return 'repriced';
  return to === other.from.toLowerCase() && other.value === 0n ? 'cancelled' : 'replaced';
}
