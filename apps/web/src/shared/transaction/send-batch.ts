import { addressInputSchema } from '@tradewind/schema/wire/address';
import type { Address } from 'viem';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import type { BatchRecord } from './batch-record.ts';
import { addBatch } from './batch-store.ts';
import { createApprovalCalls } from '../simulation/measure-write.ts';
import { assertSimulation } from '../simulation/assert-simulation.ts';
import { chooseCandidate } from '../simulation/planned-write.ts';
import { chooseBatch } from './choose-batch.ts';
import { createOwnWrite, toWalletFailure, type TurnContext } from './transaction-wallet.ts';
import { followBatch } from './follow-batch.ts';
import type { SendBatchStep, TransactionPlan } from './transaction-plan.ts';
import type { TransactionRecord } from './transaction-record.ts';
import { WalletLimitError } from './wallet-limit-error.ts';

/** Has the wallet send the first batch that would succeed, atomically, and waits for its transaction. */
export async function sendBatch(
  step: SendBatchStep,
  plan: TransactionPlan,
  { client, wallet, turn, onProgress }: TurnContext,
): Promise<TransactionRecord> {
  onProgress({ stage: 'checking' });
  const planned = await createOwnWrite(step, turn);
  const { write, explain } = planned;
  const approvals = await createApprovalCalls(client, write.account, write.spends);
  const batches = write.candidates.map((call) => [...approvals, call]);
  const chosen = await chooseBatch(client, write.account, batches, write.forbidsOthers);
  if (!('calls' in chosen)) throw explain(chosen);
  const last = chosen.calls.at(-1);
  if (last) await assertSimulation(client, chooseCandidate(planned, last));
  onProgress({ stage: 'wallet' });
  const id = await turn.requests.sendBatch(chosen.calls).catch((error: unknown) => {
    throw error instanceof WalletLimitError ? error : toWalletFailure(step, error);
  });
  const batch = toBatch(plan, wallet.account, client.chain.id, id);
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

function toBatch(
  { summary, tag, playsSound }: TransactionPlan,
  account: Address,
  chainId: number,
  id: string,
): BatchRecord {
  const from = addressInputSchema.parse(account);
  return {
    id,
    summary,
    from,
    chainId,
    addedTime: Date.now(),
    ...(tag !== undefined && { attr1: tag }),
    ...(playsSound && { playsSound }),
  };
}
