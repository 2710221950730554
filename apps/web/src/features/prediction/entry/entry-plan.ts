import { fetchLatestBlock } from '../../../shared/chain/block.query.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { getCurrencies } from '../../../shared/token-list/currencies.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { formatExactNative } from '../amount.ts';
import { type EntryOrder, toEntryTag } from './entry-order.ts';
import { registerEntry } from './register-entry.ts';

const text = messages.prediction;

/** The steps of an entry: a check right before the wallet opens, then sending, and registration with the server. */
export function createEntryPlan(order: EntryOrder): TransactionPlan {
  const { chain, account, epoch, isUp, amount } = order;
  const { native } = getCurrencies(chain);
  return {
    summary: toEntrySummary(order),
    identity: toWriteIdentity('enter', epoch, isUp ? 'up' : 'down', amount),
    amounts: [toWriteAmount({ role: 'pay', raw: amount, currency: native, account, isEstimate: false })],
    chainId: chain.chainId,
    // An error of the wallet before the payment needs no message (PRED-06).
    silentWalletErrors: 'all',
    tag: toEntryTag(epoch),
    steps: [
      { kind: 'switch-chain' },
      { kind: 'check', check: () => assertOpen(order) },
      {
        kind: 'send',
        createWrite: async () => {
          const { planEntry } = await import('./entry-write.ts');
          return planEntry(order);
        },
      },
      { kind: 'receipt' },
      { kind: 'indexed', waitUntilIndexed: (hash) => registerEntry(order, hash) },
    ],
  };
}

function toEntrySummary({ isUp, amount, epoch }: EntryOrder): string {
  return text.summary(isUp ? text.up : text.down, formatExactNative(amount), String(epoch));
}

async function assertOpen({ chain, lockAt }: EntryOrder): Promise<void> {
  const { timestamp } = await fetchLatestBlock(chain.client);
  if (timestamp >= BigInt(lockAt)) throw new UserMessageError(text.locked);
}
