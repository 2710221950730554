import type { Hex } from '../column/hex-bytes.ts';
import { large, toLargeAddress, toLargeHash } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { findAccountStanding } from './find-account-standing.query.ts';
import { findListEntry, listTreeNodes } from './find-list-entry.query.ts';
import { findListManifest } from './find-list-manifest.query.ts';
import { findMonthlySale } from './find-monthly-sale.query.ts';
import { findNextDelivery } from './find-next-delivery.query.ts';
import { findProject, findProjectBySymbol } from './find-project.query.ts';
import { findSaleBuyer } from './find-sale-buyer.query.ts';
import { findSaleListFile } from './find-sale-list-file.query.ts';
import { findSale } from './find-sale.query.ts';
import { listClaimCalendar } from './list-claim-calendar.query.ts';
import { listEndedProjects } from './list-ended-projects.query.ts';
import { listJoinedProjects } from './list-joined-projects.query.ts';
import { listJoinedSales } from './list-joined-sales.query.ts';
import { listJoinsOfTransaction } from './list-joins-of-transaction.query.ts';
import { listMonthlyOrders } from './list-monthly-orders.query.ts';
import { listOpenProjects } from './list-open-projects.query.ts';
import { listProjectRounds } from './list-project-rounds.query.ts';
import { listReportableJoins } from './list-reportable-joins.query.ts';
import { listSaleBuyersOfAccount } from './list-sale-buyers-of-account.query.ts';
import { listSaleBuyers } from './list-sale-buyers.query.ts';
import { listSalesToFail } from './list-sales-to-fail.query.ts';
import { listSalesToLevel } from './list-sales-to-level.query.ts';
import { listSaleMoves } from './list-sale-moves.query.ts';
import { listSales } from './list-sales.query.ts';
import { listSchedule } from './list-schedule.query.ts';
import { listStoredProjects } from './list-stored-projects.query.ts';
import { putDisclaimer } from './put-disclaimer.query.ts';
import { putKyc } from './put-kyc.query.ts';
import { putProject } from './put-project.query.ts';
import { putSaleList } from './put-sale-list.query.ts';
import { toProjectVersion } from './stored-project.ts';

const { chainId } = large;
const sale = toLargeAddress('sale', 7);
const monthlySale: Hex = '0x02';
const strangeSale = toLargeAddress('sale', 1_000_000);
/** The first one joined many sales. */
const [whale, stranger] = [toLargeAddress('buyer', 0), toLargeAddress('buyer', 1_000_000)];
const limit = 50;
const page = { network: 'bep', search: 'project', limit: 20 } as const;
/** Tables of projects, rounds and sales are small: a search or a month reads them whole. */
const readAll = { rows: 2_500, reason: 'a row a project, a round or a sale, which operators write' };
const project = {
  id: 7,
  symbol: 'P6',
  name: 'Project',
  unit: 'U',
  description: 'text',
  logo: null,
  background: null,
  telegram: null,
  twitter: null,
  medium: null,
  website: null,
  network: 'bep',
  referenceId: null,
  totalSupply: null,
  showsDisclaimer: true,
  showsClaimPopup: false,
  needsKyc: true,
  state: 'published',
  created: 1_006,
  rounds: [{ round: 1, name: 'Round', chainId }],
} as const;
/** A list of `largeListEntries` lines, and one line of a new list. */
const scope = { chainId, project: 1, round: 1 };
const list = { ...scope, hash: toLargeHash('list', 0), root: toLargeHash('root', 0) };
const newList = {
  scope,
  payDecimals: 6,
  entries: { length: 1 },
  file: `address,maxCommit,weight\n${whale},1000.5,1\n`,
  hash: toLargeHash('new list', 0),
  root: toLargeHash('new root', 0),
  nodes: new Uint8Array(32),
};
const listFromTiers = {
  ...newList,
  hash: toLargeHash('list of tiers', 0),
  root: toLargeHash('root of tiers', 0),
  origin: { snapshotHash: toLargeHash('snapshot', 0), snapshotFile: 'address\n', manifest: '{}' },
};
const author = { account: whale, session: '00000000-0000-4000-8000-000000000000' };
/** After every date of a sale. */
const time = 400_000;

/** Calls of the queries of token sales. */
export const launchpadQueryCases: QueryCases = {
  'find-account-standing': (database) =>
    [whale, stranger].map(
      (address) => () =>
        findAccountStanding(database, { holder: { address, soleChainId: null }, project: 1 }),
    ),
  'find-list-entry': (database) => [
    ...[whale, stranger].map((account) => () => findListEntry(database, { ...list, account })),
    () => findListEntry(database, { ...list, root: list.hash, account: whale }),
    // A proof in a tree of 200,000 hashes.
    () =>
      listTreeNodes(database, { list: 1, places: Array.from({ length: 17 }, (_, level) => level * 11_000) }),
  ],
  'find-list-manifest': (database) =>
    [list, { hash: list.hash, root: undefined }, { hash: toLargeHash('none', 0), root: undefined }].map(
      ({ hash, root }) =>
        () =>
          findListManifest(database, { hash, root }),
    ),
  'find-project': (database) => [
    ...[7, 1_000_000].map((id) => ({ call: () => findProject(database, { id }), ...readAll })),
    ...['P6', 'NONE'].map((symbol) => ({
      call: () => findProjectBySymbol(database, { symbol }),
      ...readAll,
    })),
  ],
  'find-sale': (database) =>
    [sale, strangeSale].map((address) => () => findSale(database, { chainId, address })),
  'find-sale-buyer': (database) =>
    [whale, stranger].map((account) => () => findSaleBuyer(database, { chainId, sale, account })),
  'find-sale-list-file': (database) =>
    ['list', 'none'].map((thing) => ({
      call: () => findSaleListFile(database, { hash: toLargeHash(thing, 0) }),
      rows: 400,
      reason: 'a file is up to 2.5 MB, which its pieces are rows of',
    })),
  'list-claim-calendar': (database) =>
    [whale, stranger].map((account) => ({
      call: () => listClaimCalendar(database, { account, from: 300_000, to: 400_000, limit }),
      rows: 1_000,
      reason: 'a row a sale that the account joined',
    })),
  'list-ended-projects': (database) =>
    [page, { ...page, search: '', network: '' as const, before: 1_050 }].map((criteria) => ({
      call: () => listEndedProjects(database, criteria),
      ...readAll,
    })),
  'list-joined-projects': (database) =>
    [whale, stranger].map((account) => ({
      call: () => listJoinedProjects(database, { ...page, account }),
      ...readAll,
    })),
  'list-joined-sales': (database) => [
    () => listJoinedSales(database, { account: whale, limit }),
    () => listJoinedSales(database, { account: whale, limit, cursor: { joinedAt: 400_000, chainId, sale } }),
    () => listJoinedSales(database, { account: stranger, limit }),
  ],
  'list-joins-of-transaction': (database) =>
    [7, 1_000_000].map(
      (number) => () =>
        listJoinsOfTransaction(database, { chainId, txHash: toLargeHash('sale move', number) }),
    ),
  'list-open-projects': (database) => [
    { call: () => listOpenProjects(database, { limit: 100 }), ...readAll },
  ],
  'find-monthly-sale': (database) =>
    [monthlySale, strangeSale].map((address) => () => findMonthlySale(database, { chainId, address })),
  'list-monthly-orders': (database) =>
    [whale, stranger].flatMap((account) =>
      [undefined, 30].map(
        (before) => () =>
          listMonthlyOrders(database, {
            chainId,
            sale: monthlySale,
            account,
            limit,
            ...(before !== undefined && { before }),
          }),
      ),
    ),
  'list-project-rounds': (database) =>
    [Array.from({ length: 20 }, (_, place) => 90 + place), [1_000_000]].map((projects) => ({
      call: () => listProjectRounds(database, { projects }),
      ...readAll,
    })),
  'list-reportable-joins': (database) => [
    () =>
      listReportableJoins(database, {
        chainId,
        txHashes: [7, 8, 1_000_000].map((number) => toLargeHash('sale move', number)),
      }),
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
  'list-sale-moves': (database) =>
    [whale, stranger].flatMap((account) =>
      [undefined, { blockNumber: 100_100, logIndex: 45 }].map(
        (cursor) => () => listSaleMoves(database, { chainId, account, limit, ...(cursor && { cursor }) }),
      ),
    ),
  'list-sales': (database) =>
    [undefined, 100].map(
      (below) => () => listSales(database, { chainId, limit, ...(below !== undefined && { below }) }),
    ),
  'list-schedule': (database) =>
    [undefined, whale].flatMap((account) =>
      [300_000, 400_000].map((from) => ({
        call: () => listSchedule(database, { from, to: from + 1_000, account, limit }),
        ...readAll,
      })),
    ),
  'list-stored-projects': (database) =>
    [undefined, 1_100].map((before) => ({
      call: () => listStoredProjects(database, { before, limit: 101 }),
      ...readAll,
    })),
  'put-disclaimer': (database) =>
    [whale, stranger].map(
      (account) => () =>
        putDisclaimer(database, {
          holder: { address: account, soleChainId: null },
          project: 1,
          isAccepted: true,
          countryId: 84,
          countryCode: null,
          textVersion: 1,
          at: new Date(0),
        }),
    ),
  'put-kyc': (database) => {
    const rows = [whale, stranger].map((account) => ({ account, soleChainId: null, isComplete: false }));
    return [() => putKyc(database, { rows, source: 'test', at: new Date(0) }, author)];
  },
  'put-project': (database) => {
    const version = toProjectVersion(project);
    return [
      { call: () => putProject(database, project), ...readAll },
      {
        call: () => putProject(database, { ...project, name: 'Other' }, { ...author, version }),
        ...readAll,
      },
      {
        call: () =>
          putProject(database, { ...project, id: 1_000, symbol: 'NEW', created: 1_000, rounds: [] }),
        ...readAll,
      },
    ];
  },
  'put-sale-list': (database) => [
    () => putSaleList(database, newList, author),
    () => putSaleList(database, newList, author),
    () => putSaleList(database, listFromTiers, author),
    () => putSaleList(database, listFromTiers, author),
  ],
  'find-next-delivery': (database) => [() => findNextDelivery(database, { chainId })],
  'list-sales-to-fail': (database) => [() => listSalesToFail(database, { chainId, time, limit })],
  'list-sales-to-level': (database) =>
    [time, 315_000].map((until) => () => listSalesToLevel(database, { chainId, time: until, limit })),
};

const onceASale = 'a row a sale at most';
const byOperator = 'written by the operator';

/** The tables that stay small, each with its limit. */
export const launchpadBoundedTables = {
  'app.project': byOperator,
  'app.project_round': byOperator,
  'app.sale_list': byOperator,
  'app.sale_list_file': byOperator,
  'app.sale_list_manifest': byOperator,
  'chain.monthly_sale': 'a row a deployed sale with monthly release',
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
