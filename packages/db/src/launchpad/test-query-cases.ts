import { large, toLargeAddress } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { findSaleBuyer } from './find-sale-buyer.query.ts';
import { findSale } from './find-sale.query.ts';
import { listJoinedSales } from './list-joined-sales.query.ts';
import { listSaleBuyersOfAccount } from './list-sale-buyers-of-account.query.ts';
import { listSaleBuyers } from './list-sale-buyers.query.ts';
import { listSales } from './list-sales.query.ts';

const { chainId } = large;
const sale = toLargeAddress('sale', 7);
const strangeSale = toLargeAddress('sale', 1_000_000);
/** The first one joined every sale. */
const [whale, stranger] = [toLargeAddress('buyer', 0), toLargeAddress('buyer', 1_000_000)];
const limit = 50;

/** Calls of the queries of token sales. */
export const launchpadQueryCases: QueryCases = {
  'find-sale': (database) =>
    [sale, strangeSale].map((address) => () => findSale(database, { chainId, address })),
  'find-sale-buyer': (database) =>
    [whale, stranger].map((account) => () => findSaleBuyer(database, { chainId, sale, account })),
  'list-joined-sales': (database) => [
    () => listJoinedSales(database, { account: whale, limit }),
    () => listJoinedSales(database, { account: whale, limit, cursor: { joinedAt: 400_000, chainId, sale } }),
    () => listJoinedSales(database, { account: stranger, limit }),
  ],
  'list-sale-buyers': (database) =>
    [sale, strangeSale].flatMap((address) =>
      [undefined, toLargeAddress('buyer', 77)].map(
        (after) => () => listSaleBuyers(database, { chainId, sale: address, limit, ...(after && { after }) }),
      ),
    ),
  'list-sale-buyers-of-account': (database) =>
    [whale, stranger].map(
      (account) => () =>
        listSaleBuyersOfAccount(database, {
          account,
          sales: [sale, strangeSale].map((address) => ({ chainId, sale: address })),
        }),
    ),
  'list-sales': (database) =>
    [undefined, 100].map(
      (below) => () => listSales(database, { chainId, limit, ...(below !== undefined && { below }) }),
    ),
};

const onceASale = 'a row a sale at most';
const byOperator = 'written by the operator';

/** The tables that stay small, each with its limit. */
export const launchpadBoundedTables = {
  'chain.sale': 'a row a sale, which the lister creates',
  'chain.sale_cancelled': onceASale,
  'chain.sale_created': onceASale,
  'chain.sale_delivered': onceASale,
  'chain.sale_fee_withdrawn': onceASale,
  'chain.sale_funded': onceASale,
  'chain.sale_joins_paused': byOperator,
  'chain.sale_levelled': onceASale,
  'chain.sale_pay_token_set': byOperator,
  'chain.sale_proceeds_withdrawn': onceASale,
  'chain.sale_signer_rotated': byOperator,
};
