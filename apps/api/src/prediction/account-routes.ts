import { findRoundToClaim } from '@tradewind/db/prediction/find-round-to-claim.query';
import { listAccountWeeks } from '@tradewind/db/prediction/list-account-weeks.query';
import { listCollectsUnderWay } from '@tradewind/db/collect/list-collects-under-way.query';
import { toClaimScope } from '@tradewind/db/prediction/claim-scope';
import { listPositions } from '@tradewind/db/prediction/list-positions.query';
import { listResults } from '@tradewind/db/prediction/list-results.query';
import { computePnl } from '@tradewind/rules/prediction/pnl';
import { addResultSums, noResults } from '@tradewind/rules/prediction/result-sums';
import { historyFields, historySchema, roundToCollectSchema } from '@tradewind/schema/prediction/history';
import { pnlSchema } from '@tradewind/schema/prediction/pnl';
import { historyRequest, type HistoryFilter, ownerRequest } from '@tradewind/schema/prediction/requests';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers, widerAnswers } from '../http/answers.ts';
import { requireMarket } from './market.ts';
import type { PredictionDeps } from './prediction-deps.ts';
import { toWireEnteredRound } from './to-wire-entered-round.ts';
import { toWirePnl } from './to-wire-pnl.ts';

const tags = ['prediction'];
/** Maximum points of the PNL's curve, the newest. */
const curvePoints = 500;

const onlyByFilter: Readonly<Record<HistoryFilter, 'collectable' | 'ended' | undefined>> = {
  1: undefined,
  2: 'ended',
  3: 'collectable',
};

/** An account's public data on chain: its rounds and their results. */
export function accountRoutes(deps: PredictionDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(pnlRoute(deps));
    await app.register(historyRoute(deps));
    await app.register(roundToCollectRoute(deps));
  };
}

function pnlRoute({ database, games }: PredictionDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/prediction/report',
      {
        schema: { tags, querystring: chainAloneQuery, body: ownerRequest, response: answers(pnlSchema) },
      },
      async ({ query, body: { ownerAddress: account } }) => {
        const game = games.get(query.chainId);
        const { chainId } = game.chain;
        const market = requireMarket(game);
        const { state } = await game.reader.read(market);
        const [weeks, newest] = await Promise.all([
          listAccountWeeks(database, { chainId, account }),
          listResults(database, { chainId, account, limit: curvePoints }),
        ]);
        const pnl = computePnl(weeks.reduce(addResultSums, noResults), newest.toReversed());
        return { succeeded: true as const, data: toWirePnl(pnl, market, state.lastPrice?.answer) };
      },
    );
  };
}

function historyRoute({ database, games }: PredictionDeps): FastifyPluginAsyncZod {
  const response = widerAnswers(historySchema, historyFields);
  return async (app) => {
    app.post(
      '/prediction/joined_history',
      { schema: { tags, querystring: chainAloneQuery, body: historyRequest, response } },
      async ({ query, body: { ownerAddress: account, filter, pageSize, before } }) => {
        const game = games.get(query.chainId);
        const { chainId } = game.chain;
        const view = await game.reader.read(requireMarket(game));
        const only = onlyByFilter[filter];
        const [rounds, collecting] = await Promise.all([
          listPositions(database, {
            chainId,
            account,
            limit: pageSize,
            ...(only && { only }),
            ...(typeof before === 'number' && { beforeEpoch: before }),
          }),
          listCollectsUnderWay(database, { ...toClaimScope(chainId, 'round'), account }),
        ]);
        const data = rounds.map((round) =>
          toWireEnteredRound(round, view, collecting.includes(String(round.epoch))),
        );
        const nextBefore = rounds.length < pageSize ? null : (rounds.at(-1)?.epoch ?? null);
        return { succeeded: true as const, data, pageSize, nextBefore };
      },
    );
  };
}

function roundToCollectRoute({ database, games }: PredictionDeps): FastifyPluginAsyncZod {
  const response = answers(roundToCollectSchema);
  return async (app) => {
    app.post(
      '/prediction/is_has_round_win',
      { schema: { tags, querystring: chainAloneQuery, body: ownerRequest, response } },
      async ({ query, body: { ownerAddress: account } }) => {
        const { chainId } = games.get(query.chainId).chain;
        const epoch = await findRoundToClaim(database, { chainId, account });
        return { succeeded: true as const, data: epoch ?? null };
      },
    );
  };
}
