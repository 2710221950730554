import { listBidsOnWork } from '@tradewind/db/nft-market/list-bids.query';
import {
  bidReport,
  bidReportedSchema,
  bidUpdateReport,
  purchaseReport,
  reportedSchema,
  traderParams,
  traderSchema,
} from '@tradewind/schema/nft-market/reports';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { answers, answersOrAccepts } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { verifyEvents } from '../report/verify-report.ts';
import { findOwnSession } from '../session/find-own-session.ts';
import type { ArtworkReader } from './create-artwork-reader.ts';
import { inNoBlock, limitReports } from './limit-reports.ts';
import { requireNftMarket } from './nft-market.ts';
import { bidSource, saleSource } from './reported-events.ts';

type Deps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now'> & { readonly works: ArtworkReader };

/** Bids of an account on one work that are read, those of the last listings. */
const mostBids = 20;

/** What clients say that they did. The index and the chain answer; no price, owner or state of a body is stored. */
export function reportRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { chains } = deps;
  return async (app) => {
    await app.register(dealRoutes(deps));
    await app.register(bidUpdateRoute(deps));
    const schema = {
      tags: ['nft-market'],
      params: traderParams,
      querystring: chainAloneQuery,
      response: answers(traderSchema),
    };
    app.get('/Artworks/CheckWhileList/:address', { config: live, schema }, async ({ query }) => {
      // A market has no list of accounts: where there is one, every address may trade.
      requireNftMarket(chains.get(query.chainId));
      return { succeeded: true as const, data: { succeeded: true } };
    });
  };
}

const base = { tags: ['nft-market'], querystring: chainAloneQuery };

function dealRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { chains, database, works, config } = deps;
  const response = answersOrAccepts(reportedSchema);
  return async (app) => {
    const buySchema = { ...base, body: purchaseReport, response };
    app.post(
      '/Artworks/nft_buy',
      { config: limitReports(config), schema: buySchema },
      async (call, reply) => {
        await findOwnSession(deps, call);
        const chain = chains.get(call.query.chainId);
        const { artworkId, ownerAddress: account, transactionHash: txHash } = call.body;
        const work = await findMarketWork(works, chain, artworkId);
        const state = await verifyEvents(saleSource({ database, chain, txHash }, { ...work, account }));
        const { status, ...answer } = toAnswer(state, 'Buy NFT successfully!');
        return reply.code(status).send(answer);
      },
    );
    const bidSchema = { ...base, body: bidReport, response };
    app.post(
      '/Artworks/Create_Auction',
      { config: limitReports(config), schema: bidSchema },
      async (call, reply) => {
        await findOwnSession(deps, call);
        const chain = chains.get(call.query.chainId);
        const { productCode, ownerAddress: account, txnHash: txHash, price } = call.body;
        const work = await findMarketWork(works, chain, productCode);
        const state = await verifyEvents(bidSource({ database, chain, txHash }, { ...work, account, price }));
        const { status, ...answer } = toAnswer(state, 'Biding successfully!');
        return reply.code(status).send(answer);
      },
    );
  };
}

/** The specification sends no hash here: the last indexed block answers. */
function bidUpdateRoute(deps: Deps): FastifyPluginAsyncZod {
  const { chains, database, works, config } = deps;
  const schema = { ...base, body: bidUpdateReport, response: answersOrAccepts(bidReportedSchema) };
  return async (app) => {
    app.post('/Artworks/Update_Auction', { config: limitReports(config), schema }, async (call, reply) => {
      await findOwnSession(deps, call);
      const chain = chains.get(call.query.chainId);
      const { productCode, ownerAddress: account, status } = call.body;
      const work = await findMarketWork(works, chain, productCode);
      const criteria = { chainId: chain.chainId, ...work, account, limit: mostBids };
      const bids = await listBidsOnWork(database, criteria);
      const isCancelled = status === 0;
      const hasOpen = bids.some(({ state }) => state === 'open');
      const isDone = bids.length > 0 && (!isCancelled || !hasOpen);
      const data = { state: isDone ? ('done' as const) : ('pending' as const) };
      const message = isCancelled && isDone ? { message: 'Cancel NFT successfully!' } : {};
      return reply.code(isDone ? 200 : 202).send({ succeeded: true as const, data, ...message });
    });
  };
}

function toAnswer(state: 'included' | 'pending', done: string) {
  return state === 'included'
    ? ({ status: 200, succeeded: true, data: { state: 'done' }, message: done } as const)
    : ({ status: 202, succeeded: true, data: { state: 'pending' }, message: inNoBlock } as const);
}

/** A work of a collection that has a market. */
async function findMarketWork(works: ArtworkReader, chain: Chain, number: string) {
  const { market, work } = (await works.find(chain, number)).row;
  if (market === null) throw new AppError('ARTWORK_NOT_FOUND');
  return { market: market.address, tokenId: work.tokenId };
}
