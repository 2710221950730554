import type { Hash } from 'viem';
import { getBlock } from 'viem/actions';
import { isUserRejection } from '../chain/error-causes.ts';
import { toUserMessage } from '../chain/to-user-message.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import { assertSimulation } from '../simulation/assert-simulation.ts';
import { chooseCandidate } from '../simulation/planned-write.ts';
import { chooseCall } from './choose-call.ts';
import {
  createOwnWrite,
  type RunContext,
  toWalletFailure,
  type TurnContext,
  WalletFailure,
  WalletTurn,
} from './transaction-wallet.ts';
import { assertAnswered, createRequestId, readSince, requestWallet } from './request-wallet.ts';
import { followTransaction } from './follow-transaction.ts';
import { sendBatch } from './send-batch.ts';
import { signPermit } from './sign-permit.ts';
import { listShownSteps } from './shown-steps.ts';
import { toWriteFacts } from './to-write-facts.ts';
import type {
  SendStep,
  SignStep,
  TransactionPlan,
  TransactionProgress,
  TransactionStep,
} from './transaction-plan.ts';
import { computeTransactionStatus, type TransactionRecord } from './transaction-record.ts';
import { addTransaction, hasTransaction } from './transaction-store.ts';
import { WalletLimitError } from './wallet-limits.ts';

/** Runs the steps of a plan and reports progress. Every end is reported and returned; nothing is thrown. */
export async function runTransaction(
  plan: TransactionPlan,
  context: RunContext,
): Promise<TransactionProgress> {
  const course = { place: 0, needed: new Set<number>() };
  const draw = (progress: TransactionProgress) => ({
    ...progress,
    steps: listShownSteps(plan, progress, course),
  });
  const onProgress = (progress: TransactionProgress) => context.onProgress(draw(progress));
  const end = draw(await findEnd(plan, { ...context, onProgress }, course));
  context.onProgress(end);
  return end;
}

type RunCourse = { place: number; readonly needed: Set<number> };

/** Keeps the course up to date. */
async function findEnd(
  plan: TransactionPlan,
  context: RunContext,
  course: RunCourse,
): Promise<TransactionProgress> {
  let sent: TransactionRecord | undefined;
  let turn: WalletTurn | undefined;
  try {
    assertOwnChain(plan, context);
    turn = WalletTurn.take(context.wallet, plan.summary, context.client.chain);
    assertAnswered(plan, turn.account);
    const lastPrompt = plan.steps.findLastIndex(({ kind }) => promptsWallet.has(kind));
    for (const [place, step] of plan.steps.entries()) {
      course.place = place;
      if (step.kind === 'sign') {
        if (!(await sign(step, { ...context, turn, course }))) return { stage: 'idle' };
      } else if (await isNeeded(step, context, course))
        sent = await runStep(step, plan, { ...context, turn, course }, sent);
      if (place >= lastPrompt) turn.end();
    }
    return sent ? { stage: 'done', hash: sent.hash } : { stage: 'idle' };
  } catch (error) {
    if (isSilent(plan, error)) return { stage: 'idle' };
    if (error instanceof WalletLimitError) return { stage: 'limited', limit: error.limit };
    return {
      stage: 'failed',
      message: toUserMessage(error),
      ...(sent && { hash: sent.hash }),
      ...(isUserRejection(error) && { isRejected: true }),
    };
  } finally {
    turn?.end();
  }
}

/** A write for one chain must never be simulated, or sent, on another. */
function assertOwnChain({ chainId }: TransactionPlan, { client }: RunContext): void {
  if (client.chain.id !== chainId)
    throw new Error(`a plan for chain ${chainId} was run on chain ${client.chain.id}`);
}

function isSilent({ silentWalletErrors }: TransactionPlan, error: unknown): boolean {
  if (silentWalletErrors === undefined) return false;
  return isUserRejection(error) || (silentWalletErrors === 'all' && error instanceof WalletFailure);
}

const promptsWallet: ReadonlySet<TransactionStep['kind']> = new Set([
  'switch-chain',
  'sign',
  'send',
  'send-batch',
]);

/** Whether it was signed; a rejection needs no message. */
async function sign(step: SignStep, { client, turn, onProgress }: TurnContext): Promise<boolean> {
  onProgress({ stage: 'signing', symbol: step.symbol });
  try {
    const { timestamp } = await getBlock(client);
    const deadline = timestamp + BigInt(step.deadlineSeconds);
    step.onSigned(await signPermit(client, turn, step.order, deadline));
    return true;
  } catch (error) {
    if (isUserRejection(error)) return false;
    throw error;
  }
}

async function runStep(
  step: Exclude<TransactionStep, SignStep>,
  plan: TransactionPlan,
  context: TurnContext,
  sent: TransactionRecord | undefined,
): Promise<TransactionRecord | undefined> {
  switch (step.kind) {
    case 'switch-chain':
      context.onProgress({ stage: 'switching' });
      await context.turn.requests.switchChain();
      return sent;
    case 'check':
      context.onProgress({ stage: 'checking' });
      await step.check();
      return sent;
    case 'send':
      return send(step, plan, context);
    case 'send-batch':
      return sendBatch(step, plan, context);
    case 'receipt':
      if (sent) await waitForReceipt(sent, context);
      return sent;
    case 'indexed':
      break;
  }
  if (sent) await waitUntilIndexed(step, sent.hash, context);
  return sent;
}

async function isNeeded(
  step: TransactionStep,
  { onProgress }: RunContext,
  { place, needed }: RunCourse,
): Promise<boolean> {
  if (step.kind !== 'send' || !step.isNeeded) return true;
  onProgress({ stage: 'checking' });
  if (!(await step.isNeeded())) return false;
  needed.add(place);
  return true;
}

async function send(step: SendStep, plan: TransactionPlan, context: TurnContext): Promise<TransactionRecord> {
  const { client, turn, onProgress } = context;
  onProgress({ stage: 'checking' });
  const planned = await createOwnWrite(step, turn);
  const { account, candidates, forbidsOthers, first = [] } = planned.write;
  if (first.length > 0) throw new Error('a part of a batch was to be sent alone');
  const chosen = await chooseCall(client, account, candidates, forbidsOthers);
  if (!('gas' in chosen)) throw planned.explain(chosen);
  const [since] = await Promise.all([
    // Before the wallet opens: a reload right after it finds the transaction too.
    readSince(client, account),
    assertSimulation(client, chooseCandidate(planned, chosen)),
  ]);
  onProgress({ stage: 'wallet' });
  const facts = toWriteFacts(plan, step, context);
  const { to, value, data } = chosen;
  const call = { to, value: String(value), data };
  const request = { ...facts, since, call, identity: plan.identity, id: createRequestId() };
  const hash = await requestWallet(request, () => turn.requests.send(chosen)).catch((error: unknown) => {
    throw toWalletFailure(step, error);
  });
  const record = { ...facts, hash, requestId: request.id };
  // Another tab may have found it on the chain.
  if (!hasTransaction(record)) addTransaction(record);
  onProgress({ stage: 'submitted', hash });
  return record;
}

async function waitForReceipt(record: TransactionRecord, { client }: RunContext): Promise<void> {
  const ended = await followTransaction(client, record);
  if (computeTransactionStatus(ended) === 'success') return;
  if (!ended.receipt) throw new UserMessageError(messages.transaction.unknownText);
  throw new UserMessageError(
    ended.replacement ? messages.transaction[`${ended.replacement}Text`] : messages.transaction.reverted,
  );
}

async function waitUntilIndexed(
  step: Extract<TransactionStep, { kind: 'indexed' }>,
  hash: Hash,
  { onProgress }: RunContext,
): Promise<void> {
  onProgress({ stage: 'indexing', hash });
  await step.waitUntilIndexed(hash);
}
