import type { Address } from 'viem';
import type { ChainClient } from '../chain/chain-client.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import { AgreedBatch } from './agreed-rights.ts';
import { addBatch } from './batch-store.ts';
import { createApprovalCalls } from '../simulation/measure-write.ts';
import { assertSimulation } from '../simulation/assert-simulation.ts';
import { chooseCandidate } from '../simulation/planned-write.ts';
import { simulateCalls, toRefusal } from '../simulation/simulate-calls.ts';
import type { CallRefusal, TransactionCall } from './transaction-call.ts';
import { createOwnWrite, toWalletFailure, type TurnContext } from './transaction-wallet.ts';
import { followBatch } from './follow-batch.ts';
import type { SendBatchStep, TransactionPlan } from './transaction-plan.ts';
import { createRequestId, requestWallet } from './request-wallet.ts';
import { toWriteFacts } from './to-write-facts.ts';
import type { TransactionRecord } from './transaction-record.ts';
import { WalletLimitError } from './wallet-limits.ts';

type Batch = readonly TransactionCall[];

/** Has the wallet send the first batch that would succeed, atomically, and waits for its transaction. */
export async function sendBatch(
  step: SendBatchStep,
  plan: TransactionPlan,
  context: TurnContext,
): Promise<TransactionRecord> {
  const { client, wallet, turn, onProgress } = context;
  onProgress({ stage: 'checking' });
  const planned = await createOwnWrite(step, turn);
  const { write, explain } = planned;
  const approvals = await createApprovalCalls(client, write.account, write.spends);
  const batches = write.candidates.map((call) => [...approvals, ...(write.first ?? []), call]);
  const chosen = await chooseBatch(client, write.account, batches, write.forbidsOthers);
  if (!('calls' in chosen)) throw explain(chosen);
  const agreed = AgreedBatch.check(chosen.calls, step.allowances);
  const last = chosen.calls.at(-1);
  if (last) await assertSimulation(client, chooseCandidate(planned, last));
  onProgress({ stage: 'wallet' });
  const facts = toWriteFacts(plan, {}, context);
  const request = { ...facts, identity: plan.identity, id: createRequestId() };
  const send = () => turn.requests.sendBatch(agreed);
  const id = await requestWallet(request, send).catch((error: unknown) => {
    throw error instanceof WalletLimitError ? error : toWalletFailure(step, error);
  });
  const batch = { ...facts, id };
  addBatch(batch);
  // The wallet's prompt is closed; the transaction may take days.
  turn.end();
  onProgress({ stage: 'batched' });
  const end = await followBatch(wallet, batch);
  if (end === 'failed') throw new UserMessageError(messages.transaction.batchFailed);
  if (end === 'unknown') throw new UserMessageError(messages.transaction.unknownBatchText);
  onProgress({ stage: 'submitted', hash: end.hash });
  return end;
}

/**
 * Simulates all candidates and returns the first whose every call would succeed, or the refusals. Where no node can
 * simulate it returns the last, which makes the fewest assumptions: it measures the received amount.
 */
export async function chooseBatch(
  client: ChainClient,
  account: Address,
  batches: readonly Batch[],
  forbidsOthers: (refusal: CallRefusal) => boolean = () => false,
): Promise<{ readonly calls: Batch } | readonly CallRefusal[]> {
  const results = await Promise.all(batches.map((calls) => simulateCalls(client, { account, calls })));
  const refusals = results.flatMap((answers) => {
    const refused = answers?.find(({ isSuccess }) => !isSuccess);
    return refused ? [toRefusal(refused)] : [];
  });
  if (refusals.some(forbidsOthers)) return refusals;
  const simulated = results.findIndex((answers) => answers?.every(({ isSuccess }) => isSuccess));
  const chosen = results.includes(undefined) ? batches.at(-1) : batches[simulated];
  return chosen ? { calls: chosen } : refusals;
}
