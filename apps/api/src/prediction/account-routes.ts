import { findRoundToClaim } from '@tradewind/db/prediction/find-round-to-claim.query';
import { listAccountWeeks } from '@tradewind/db/prediction/list-account-weeks.query';
import { listClaimsUnderWay } from '@tradewind/db/prediction/list-claims-under-way.query';
import { listPositions } from '@tradewind/db/prediction/list-positions.query';
import { listResults } from '@tradewind/db/prediction/list-results.query';
import { computePnl } from '@tradewind/rules/prediction/pnl';
import { addResultSums, noResults } from '@tradewind/rules/prediction/result-sums';
import { historyFields, historySchema, roundToCollectSchema } from '@tradewind/schema/prediction/history';
import { pnlSchema } from '@tradewind/schema/prediction/pnl';
import { historyRequest, type HistoryFilter, ownerRequest } from '@tradewind/schema/prediction/requests';
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

function pnlRoute(deps: PredictionDeps): FastifyPluginAsyncZod {
  const { database, reader } = deps;
  const { chainId } = deps.chain;
  return async (app) => {
    app.post(
      '/prediction/report',
      {
        schema: { tags, body: ownerRequest, response: answers(pnlSchema) },
      },
      async ({ body: { ownerAddress: account } }) => {
        const market = requireMarket(deps);
        const { state } = await reader.read(market);
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

function historyRoute(deps: PredictionDeps): FastifyPluginAsyncZod {
  const { database, reader } = deps;
  const { chainId } = deps.chain;
  return async (app) => {
    app.post(
      '/prediction/joined_history',
      { schema: { tags, body: historyRequest, response: widerAnswers(historySchema, historyFields) } },
      async ({ body: { ownerAddress: account, filter, pageSize, before } }) => {
        const view = await reader.read(requireMarket(deps));
        const only = onlyByFilter[filter];
        const [rounds, collecting] = await Promise.all([
          listPositions(database, {
            chainId,
            account,
            limit: pageSize,
            ...(only && { only }),
            ...(typeof before === 'number' && { beforeEpoch: before }),
          }),
          listClaimsUnderWay(database, { chainId, kind: 'round', account }),
        ]);
        const data = rounds.map((round) => toWireEnteredRound(round, view, collecting.includes(round.epoch)));
        const nextBefore = rounds.length < pageSize ? null : (rounds.at(-1)?.epoch ?? null);
        return { succeeded: true as const, data, pageSize, nextBefore };
      },
    );
  };
}

function roundToCollectRoute({ database, chain: { chainId } }: PredictionDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/prediction/is_has_round_win',
      { schema: { tags, body: ownerRequest, response: answers(roundToCollectSchema) } },
      async ({ body: { ownerAddress: account } }) => {
        const epoch = await findRoundToClaim(database, { chainId, account });
        return { succeeded: true as const, data: epoch ?? null };
      },
    );
  };
}
