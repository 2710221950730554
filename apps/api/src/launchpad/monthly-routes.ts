import { findLaunchpadDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { findMonthlySale } from '@tradewind/db/launchpad/find-monthly-sale.query';
import { listMonthlyOrders } from '@tradewind/db/launchpad/list-monthly-orders.query';
import { toAddressKey } from '@tradewind/rules/network/address';
import {
  monthlyOrdersParams,
  monthlyOrdersQuery,
  monthlyOrdersSchema,
  monthlySalesParams,
  monthlySalesSchema,
} from '@tradewind/schema/launchpad/monthly';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Chain } from '../chain/chain.ts';
import { live } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import type { LaunchpadDeps } from './launchpad-deps.ts';
import { createMonthlyReader, type MonthlyReader } from './monthly-reader.ts';
import { toWireMonthlyOrder, toWireMonthlySale } from './to-wire-monthly.ts';

const tags = ['launchpad'];

type Deployed = { address: Hex; reader: MonthlyReader };

/** Sales for the native coin with monthly release, and the orders of an account in one. */
export function monthlyRoutes(deps: LaunchpadDeps): FastifyPluginAsyncZod {
  const { chains } = deps;
  const deployed = new Map(
    chains.all.flatMap((chain): [Chain, Deployed][] => {
      const found = chain.findDeployment(findLaunchpadDeployment)?.monthlySale;
      if (found === undefined) return [];
      const address = toAddressKey(found);
      return [[chain, { address, reader: createMonthlyReader(chain, deps, address) }]];
    }),
  );
  return async (app) => {
    await app.register(salesRoute(deps, deployed));
    await app.register(ordersRoute(deps, deployed));
  };
}

function salesRoute(
  { database, chains }: LaunchpadDeps,
  deployed: ReadonlyMap<Chain, Deployed>,
): FastifyPluginAsyncZod {
  const schema = { tags, params: monthlySalesParams, response: answers(monthlySalesSchema) };
  return async (app) => {
    app.get('/launchpad/monthly/:chainId', { config: live, schema }, async ({ params: { chainId } }) => {
      const chain = chains.get(chainId);
      const { blockNumber, blockTimestamp } = await chain.index.get();
      const found = deployed.get(chain);
      const sales = found ? [await readSale(database, chainId, found)] : [];
      return { succeeded: true as const, data: { blockNumber, blockTimestamp, sales } };
    });
  };
}

async function readSale(database: LaunchpadDeps['database'], chainId: number, { address, reader }: Deployed) {
  const [terms, standing, sums] = await Promise.all([
    reader.findTerms(),
    reader.findStanding(),
    findMonthlySale(database, { chainId, address }),
  ]);
  return toWireMonthlySale({ chainId, address, terms, standing, sums });
}

function ordersRoute(
  { database, chains }: LaunchpadDeps,
  deployed: ReadonlyMap<Chain, Deployed>,
): FastifyPluginAsyncZod {
  const schema = {
    tags,
    params: monthlyOrdersParams,
    querystring: monthlyOrdersQuery,
    response: answers(monthlyOrdersSchema),
  };
  return async (app) => {
    app.get(
      '/launchpad/monthly/:chainId/:sale/orders',
      { config: live, schema },
      async ({ params: { chainId, sale }, query: { account, pageSize, before } }) => {
        const chain = chains.get(chainId);
        const { blockNumber, blockTimestamp } = await chain.index.get();
        const found = deployed.get(chain);
        if (found?.address !== sale) throw new AppError('SALE_NOT_FOUND');
        const page = { chainId, sale, account, limit: pageSize + 1, ...(before !== undefined && { before }) };
        const [rows, terms] = await Promise.all([
          listMonthlyOrders(database, page),
          found.reader.findTerms(),
        ]);
        const time = BigInt(blockTimestamp);
        const shown = rows.slice(0, pageSize);
        const orders = shown.map((row) => toWireMonthlyOrder(row, { account, terms, time }));
        const nextBefore = rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null;
        return { succeeded: true as const, data: { blockNumber, blockTimestamp, orders, nextBefore } };
      },
    );
  };
}
