import { isDeepStrictEqual } from 'node:util';
import { listEntriesOfTransaction } from '@tradewind/db/prediction/list-entries-of-transaction.query';
import { addReport } from '@tradewind/db/transaction/add-report.query';
import { entrySchema } from '@tradewind/schema/prediction/entry';
import { reportedEntry } from '@tradewind/schema/prediction/reported-entry';
import { joinRequest } from '@tradewind/schema/prediction/requests';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError } from '../http/app-error.ts';
import { answersOrAccepts } from '../http/answers.ts';
import { findOwnSession } from '../session/find-own-session.ts';
import type { Game } from './games.ts';
import { type Entry, verifyEntry } from './verify-entry.ts';
import { type Market, requireMarket } from './market.ts';
import type { PredictionDeps } from './prediction-deps.ts';
import { readEntries } from './read-entries.ts';
import { parseWholeCoins } from './whole-amount.ts';

/** Each call may request a receipt from a node. */
const joinsPerMinute = 60;

/**
 * Reported entries, which the chain verifies. The call is optional, since the index finds every entry; with a
 * session its account gets events about a transaction that no block includes yet.
 */
export function entryRoutes(deps: PredictionDeps): FastifyPluginAsyncZod {
  const max = Math.min(deps.config.rateLimitPerMinute, joinsPerMinute);
  return async (app) => {
    app.post(
      '/prediction/join',
      {
        config: { rateLimit: { max, timeWindow: '1 minute' } },
        schema: {
          tags: ['prediction'],
          querystring: chainAloneQuery,
          body: joinRequest,
          response: answersOrAccepts(entrySchema),
        },
      },
      async (call, reply) => {
        const session = await findOwnSession(deps, call);
        const game = deps.games.get(call.query.chainId);
        const reported = toEntry(call.body, requireMarket(game));
        const txHash = call.body.txnHash;
        const found = await findEntries(deps, game, txHash);
        const refusal = found.state === 'entered' ? verifyEntry(found.entries, reported) : undefined;
        if (refusal) throw new AppError(refusal);
        if (session) await keepReport(deps, game, reported, txHash);
        const { state } = found;
        return reply
          .code(statuses[state])
          .send({ succeeded: true as const, data: { state }, message: texts[state] });
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

type Found = { state: 'entered'; entries: Entry[] } | { state: 'pending' };

const statuses = { entered: 200, pending: 202 } as const;
const texts = { entered: 'Successfully', pending: 'This transaction is in no block yet.' } as const;

/**
 * The entries of a transaction, from the index or otherwise from a node; pending while a node knows it and no
 * block includes it.
 */
async function findEntries({ database }: PredictionDeps, game: Game, txHash: `0x${string}`): Promise<Found> {
  const { chainId, node } = game.chain;
  const indexed = await listEntriesOfTransaction(database, { chainId, txHash });
  if (indexed.length > 0) return { state: 'entered', entries: indexed };
  const receipt = await node.findReceipt(txHash).catch(refuseUnchecked);
  if (receipt === undefined) {
    if (await node.knowsTransaction(txHash).catch(refuseUnchecked)) return { state: 'pending' };
    throw new AppError('ENTRY_UNKNOWN');
  }
  if (!receipt.succeeded) throw new AppError('ENTRY_REVERTED');
  return { state: 'entered', entries: readEntries(receipt.logs, requireMarket(game).market) };
}

/** Without a node's answer, an unindexed transaction is unknown. */
function refuseUnchecked(cause: unknown): never {
  throw new AppError('ENTRY_UNCHECKED', { cause });
}

/** The account's sessions then get events about the transaction. */
async function keepReport(
  { database }: PredictionDeps,
  { chain: { chainId } }: Game,
  { account: owner, epoch, isUp, amount }: Entry,
  txHash: `0x${string}`,
): Promise<void> {
  const fields = { epoch: epoch.toString(), side: isUp ? 'up' : 'down', amount: amount.toString() };
  const report = await addReport(database, { chainId, txHash, kind: reportedEntry.kind, owner, fields });
  if (!isDeepStrictEqual(report.fields, fields)) throw new AppError('CLAIM_DIFFERS');
}
