import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { fetchLatestBlock } from '../../../shared/chain/block.query.ts';
import { findContractError } from '../../../shared/chain/find-contract-error.ts';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { getCurrencies } from '../../../shared/token-list/currencies.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { formatExactNative } from '../amount.ts';
import { type EntryOrder, toEntryTag } from './entry-order.ts';
import { registerEntry } from './register-entry.ts';

const text = messages.prediction;

/** The steps of an entry: a check right before the wallet opens, then sending, and registration with the server. */
export function createEntryPlan(order: EntryOrder): TransactionPlan {
  const { epoch, isUp, amount } = order;
  return {
    summary: toEntrySummary(order),
    identity: toWriteIdentity('enter', epoch, isUp ? 'up' : 'down', amount),
    chainId: order.chain.chainId,
    // An error of the wallet before the payment needs no message (PRED-06).
    silentWalletErrors: 'all',
    tag: toEntryTag(epoch),
    steps: [
      { kind: 'switch-chain' },
      { kind: 'check', check: () => assertOpen(order) },
      { kind: 'send', createWrite: () => planEntry(order) },
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

/** The agreed movements of an entry: the stake leaves, nothing else. */
async function planEntry(order: EntryOrder): Promise<PlannedWrite> {
  const { chain, account, amount } = order;
  const [{ createEntryCall }, { listHoldings }] = await Promise.all([
    import('./create-entry-call.ts'),
    import('../../../shared/simulation/verify-movements.ts'),
  ]);
  const expected = {
    leaves: [{ currency: getCurrencies(chain).native, owner: account, limit: amount }],
    arrives: [],
  };
  return {
    expected,
    explain: explainRefusal,
    write: {
      account,
      spends: [],
      candidates: [createEntryCall(order)],
      holdings: listHoldings(account, expected),
    },
  };
}

const refusalTexts = new Map<ReturnType<typeof findError>, string>([
  ['PredictionMarket_EntriesPaused', text.paused],
  ['PredictionMarket_NotOpen', text.locked],
  ['PredictionMarket_BelowMinimum', text.minimum],
  ['PredictionMarket_AlreadyEntered', text.alreadyEntered],
]);

function findError(cause: unknown) {
  return findContractError(cause, predictionMarketAbi);
}

/** The sentence for an entry that the contract would refuse. */
function explainRefusal([refusal]: readonly CallRefusal[]): UserMessageError {
  const cause = refusal?.callError ?? refusal?.estimateError;
  return new UserMessageError(refusalTexts.get(findError(cause)) ?? toUserMessage(cause), { cause });
}
