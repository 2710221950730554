import { isDeepStrictEqual } from 'node:util';
import { listEntriesOfTransaction } from '@tradewind/db/prediction/list-entries-of-transaction.query';
import { addReport } from '@tradewind/db/transaction/add-report.query';
import { entrySchema } from '@tradewind/schema/prediction/entry';
import { joinRequest } from '@tradewind/schema/prediction/requests';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError } from '../http/app-error.ts';
import { answers } from '../http/answers.ts';
import { findOwnSession } from './find-own-session.ts';
import { type Entry, judgeEntry } from './judge-entry.ts';
import { type Market, requireMarket } from './market.ts';
import type { PredictionDeps } from './prediction-deps.ts';
import { readEntries } from './read-entries.ts';
import { parseWholeCoins } from './whole-amount.ts';

/** Each may ask a node for a receipt. */
const joinsPerMinute = 60;

/**
 * Entries that people say they made: the chain says whether they did. Nothing hangs on the call, for the index finds every entry; with a session its
 * account is told what becomes of a transaction that is in no block yet.
 */
export function entryRoutes(deps: PredictionDeps): FastifyPluginAsyncZod {
  const max = Math.min(deps.config.rateLimitPerMinute, joinsPerMinute);
  return async (app) => {
    app.post(
      '/prediction/join',
      {
        config: { rateLimit: { max, timeWindow: '1 minute' } },
        schema: { tags: ['prediction'], body: joinRequest, response: answers(entrySchema) },
      },
      async (call) => {
        const session = await findOwnSession(deps, call);
        const market = requireMarket(deps);
        const claimed = toEntry(call.body, market);
        const txHash = call.body.txnHash;
        const entries = await findEntries(deps, market, txHash);
        const refusal = entries && judgeEntry(entries, claimed);
        if (refusal) throw new AppError(refusal);
        if (session) await keepReport(deps, claimed, txHash);
        const state = entries ? ('entered' as const) : ('pending' as const);
        return { succeeded: true as const, data: { state }, message: 'Successfully' };
      },
    );
  };
}

function toEntry(
  { ownerAddress, poolId, balance }: z.infer<typeof joinRequest>,
  { minimumStake }: Market,
): Entry {
  const stake = parseWholeCoins(balance);
  if (stake === undefined) throw new AppError('BAD_REQUEST', { detail: 'balance: Invalid amount' });
  const entry = {
    epoch: poolId,
    account: ownerAddress,
    isUp: stake > 0n,
    amount: stake < 0n ? -stake : stake,
  };
  if (entry.amount < minimumStake) throw new AppError('STAKE_BELOW_MINIMUM');
  return entry;
}

/** What a transaction entered, by the index or before it by a node; undefined while it is in no block that either knows. */
async function findEntries(
  { database, chainNode, config: { chainId } }: PredictionDeps,
  market: Market,
  txHash: `0x${string}`,
): Promise<Entry[] | undefined> {
  const indexed = await listEntriesOfTransaction(database, { chainId, txHash });
  if (indexed.length > 0) return indexed;
  // A node that does not answer knows of no block.
  const receipt = await chainNode.findReceipt(txHash).catch(() => undefined);
  if (receipt && !receipt.succeeded) throw new AppError('ENTRY_REVERTED');
  return receipt && readEntries(receipt.logs, market.market);
}

/** So that the account's sessions are told what becomes of the transaction. */
async function keepReport(
  { database, config: { chainId } }: PredictionDeps,
  { account: owner, epoch, isUp, amount }: Entry,
  txHash: `0x${string}`,
): Promise<void> {
  const claim = { epoch: epoch.toString(), side: isUp ? 'up' : 'down', amount: amount.toString() };
  const report = await addReport(database, { chainId, txHash, kind: 'prediction_entry', owner, claim });
  if (!isDeepStrictEqual(report.claim, claim)) throw new AppError('CLAIM_DIFFERS');
}
