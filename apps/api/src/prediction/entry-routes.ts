import { listEntriesOfTransaction } from '@tradewind/db/prediction/list-entries-of-transaction.query';
import { entrySchema } from '@tradewind/schema/prediction/entry';
import { reportedEntry } from '@tradewind/schema/prediction/reported-entry';
import { joinRequest } from '@tradewind/schema/prediction/requests';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError } from '../http/app-error.ts';
import { answersOrAccepts } from '../http/answers.ts';
import { type ReportedEvents, verifyReport } from '../report/verify-report.ts';
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
        const state = await verifyReport(deps, session, toReported(deps, game, reported, call.body.txnHash));
        const data = { state: state === 'included' ? 'entered' : state } as const;
        return reply.code(statuses[state]).send({ succeeded: true as const, data, message: texts[state] });
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

const statuses = { included: 200, pending: 202 } as const;
const texts = { included: 'Successfully', pending: 'This transaction is in no block yet.' } as const;
const errors = {
  unknown: 'ENTRY_UNKNOWN',
  reverted: 'ENTRY_REVERTED',
  unchecked: 'ENTRY_UNCHECKED',
} as const;

function toReported(
  { database }: PredictionDeps,
  game: Game,
  reported: Entry,
  txHash: `0x${string}`,
): ReportedEvents<Entry> {
  const { account: owner, epoch, isUp, amount } = reported;
  const fields = { epoch: epoch.toString(), side: isUp ? 'up' : 'down', amount: amount.toString() };
  return {
    chain: game.chain,
    txHash,
    listIndexed: () => listEntriesOfTransaction(database, { chainId: game.chain.chainId, txHash }),
    readLogs: (logs) => readEntries(logs, requireMarket(game).market),
    verify: (entries) => verifyEntry(entries, reported),
    errors,
    kept: { kind: reportedEntry.kind, owner, fields },
  };
}
