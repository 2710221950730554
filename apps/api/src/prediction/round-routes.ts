import { listCollectsUnderWay } from '@tradewind/db/collect/list-collects-under-way.query';
import { toClaimScope } from '@tradewind/db/prediction/claim-scope';
import { listPriceCandles } from '@tradewind/db/prediction/list-price-candles.query';
import { listPositions } from '@tradewind/db/prediction/list-positions.query';
import { fillCandles } from '@tradewind/rules/prediction/fill-candles';
import { roundSeconds } from '@tradewind/rules/prediction/grid';
import { predictionCandleListSchema, type WirePredictionCandle } from '@tradewind/schema/prediction/candle';
import { candlesQuery, candlesRequest, roundsRequest } from '@tradewind/schema/prediction/requests';
import { roundListFields, roundListSchema } from '@tradewind/schema/prediction/round';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { live } from '../http/answer-kind.ts';
import { answers, widerAnswers } from '../http/answers.ts';
import type { MarketView } from './market-reader.ts';
import type { PredictionDeps } from './prediction-deps.ts';
import { toWireMarket } from './to-wire-market.ts';
import { type OwnPart, toWireRound } from './to-wire-round.ts';
import { toWholePrice } from './whole-amount.ts';

const tags = ['prediction'];

/** The rounds around the open one, and the feed's prices. */
export function roundRoutes(deps: PredictionDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/prediction/all',
      {
        schema: {
          tags,
          querystring: chainAloneQuery,
          body: roundsRequest,
          response: widerAnswers(roundListSchema, roundListFields),
        },
      },
      async ({ query, body: { ownerAddress } }) => {
        const { market, reader } = deps.games.get(query.chainId);
        if (!market) return { succeeded: true as const, data: [], market: null };
        const view = await reader.read(market);
        const parts = ownerAddress ? await readParts(deps, view, ownerAddress) : undefined;
        const data = view.rounds.map((round) => toWireRound(round, view, parts?.get(round.epoch)));
        return { succeeded: true as const, data, market: toWireMarket(view) };
      },
    );
    await app.register(candleRoutes(deps));
  };
}

/** An account's positions in the rounds of a view. */
async function readParts(
  { database }: PredictionDeps,
  { rounds, market: { chainId } }: MarketView,
  account: `0x${string}`,
): Promise<Map<number, OwnPart>> {
  const beforeEpoch = (rounds.at(-1)?.epoch ?? 0) + 1;
  const [positions, collecting] = await Promise.all([
    listPositions(database, { chainId, account, beforeEpoch, limit: rounds.length }),
    listCollectsUnderWay(database, { ...toClaimScope(chainId, 'round'), account }),
  ]);
  return new Map(
    positions.map(({ epoch, position }) => [
      epoch,
      { position, isCollecting: collecting.includes(String(epoch)) },
    ]),
  );
}

function candleRoutes(deps: PredictionDeps): FastifyPluginAsyncZod {
  const url = '/prediction/candles';
  const response = answers(predictionCandleListSchema);
  return async (app) => {
    app.post(
      url,
      { schema: { tags, querystring: chainAloneQuery, body: candlesRequest, response } },
      async ({ query, body }) => ({
        succeeded: true as const,
        data: await readCandles(deps, { ...query, ...body }),
      }),
    );
    app.get(
      url,
      { config: live, schema: { tags, querystring: candlesQuery, response } },
      async ({ query }) => ({
        succeeded: true as const,
        data: await readCandles(deps, query),
      }),
    );
  };
}

/** All five-minute candles that overlap the span, up to the present one. */
async function readCandles(
  { games, database }: PredictionDeps,
  { chainId, ...span }: { chainId?: number | undefined; from: number; to: number },
): Promise<WirePredictionCandle[]> {
  const { market, reader } = games.get(chainId);
  if (!market) return [];
  const { time } = await reader.read(market);
  const from = Math.floor(span.from / roundSeconds) * roundSeconds;
  const to = Math.ceil(Math.min(span.to, time) / roundSeconds) * roundSeconds;
  if (to <= from) return [];
  const candles = await listPriceCandles(database, { chainId: market.chainId, from, to });
  return fillCandles(candles, { from, to }).map(({ startsAt, open, high, low, close }) => ({
    time: startsAt,
    open: toWholePrice(open),
    high: toWholePrice(high),
    low: toWholePrice(low),
    close: toWholePrice(close),
  }));
}
