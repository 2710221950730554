import { computeWeek } from '@tradewind/rules/prediction/grid';
import { leaderboardSchema } from '@tradewind/schema/prediction/leaderboard';
import { leaderboardRequest, type LeaderboardType } from '@tradewind/schema/prediction/requests';
import type { LeaderboardKind } from '@tradewind/rules/prediction/rank-week';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers } from '../http/answers.ts';
import type { PredictionDeps } from './prediction-deps.ts';
import { toWireLeaderboard } from './to-wire-leaderboard.ts';

const boards: Readonly<Record<LeaderboardType, { kind: LeaderboardKind; weeksAgo: number }>> = {
  1: { kind: 'winners', weeksAgo: 1 },
  2: { kind: 'volume', weeksAgo: 1 },
  3: { kind: 'volume', weeksAgo: 0 },
  4: { kind: 'winners', weeksAgo: 0 },
};

/** The accounts with the highest stakes and winnings of a week, and their bonuses. */
export function leaderboardRoutes({ games }: PredictionDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/prediction/top_the_best',
      {
        schema: {
          tags: ['prediction'],
          querystring: chainAloneQuery,
          body: leaderboardRequest,
          response: answers(leaderboardSchema),
        },
      },
      async ({ query, body: { Type } }) => {
        const { market, reader, weeks } = games.get(query.chainId);
        if (!market) return { succeeded: true as const, data: [] };
        const { kind, weeksAgo } = boards[Type];
        const { time, state } = await reader.read(market);
        const week = await weeks.read(market, computeWeek(time) - weeksAgo);
        const data = toWireLeaderboard(week, kind, { time, price: state.lastPrice?.answer });
        return { succeeded: true as const, data };
      },
    );
  };
}
