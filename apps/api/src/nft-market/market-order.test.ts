import { artworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMarketOrder } from './market-order.ts';
import {
  type OrderFilter,
  type OrderPage,
  type OrderRow,
  orderSorts,
  type OrderSort,
  type WordSet,
} from './order-row.ts';

const largest = 2n ** 96n - 1n;
/** Few values, so that ties and matches are frequent; prices beyond the exact numbers of a double. */
const anyRow: fc.Arbitrary<OrderRow> = fc.record({
  id: fc.oneof(
    fc.nat(30),
    fc.nat(30).map((token) => 2 ** 33 + token),
  ),
  price: fc.constantFrom(undefined, 1n, 2n, 2n ** 60n, 2n ** 60n + 1n, 2n ** 95n, largest - 1n, largest),
  time: fc.nat(5),
  fileType: fc.constantFrom(undefined, 1, 2, 3),
  status: fc.constantFrom(...Object.values(artworkStatus)),
  author: fc.nat(3),
  channel: fc.constantFrom(0, 1, 2, 32_767),
  textId: fc.nat(6),
  isVisible: fc.boolean(),
  isByCompany: fc.boolean(),
});
const setOf = (most: number) => fc.uniqueArray(fc.nat(most)).map((values) => new Set(values));
const anyWord: fc.Arbitrary<WordSet> = fc.record({ textIds: setOf(6), artistIds: setOf(3) });
const anyFilter: fc.Arbitrary<OrderFilter> = fc.record(
  {
    fileType: fc.constantFrom(1, 2, 3),
    statuses: fc.subarray(Object.values(artworkStatus)),
    author: fc.nat(3),
    channel: fc.constantFrom(1, 2, 32_767),
    isByCompany: fc.boolean(),
    withHidden: fc.boolean(),
    words: fc.array(anyWord, { maxLength: 2 }),
    ids: setOf(30),
  },
  { requiredKeys: [] },
);
const anyPage = fc.record({
  pageNumber: fc.integer({ min: 1, max: 6 }),
  pageSize: fc.integer({ min: 1, max: 8 }),
});
const anyChange = fc.record({
  rows: fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 12 }),
  removed: fc.array(fc.nat(30), { maxLength: 4 }),
});

/** The same by plain arrays. */
function selectPlainly(rows: readonly OrderRow[], filter: OrderFilter, sort: OrderSort, page: OrderPage) {
  const matching = rows.filter(
    (row) =>
      (filter.withHidden || row.isVisible) &&
      (!filter.isByCompany || row.isByCompany) &&
      (filter.statuses ?? [0, 1, 2, 3]).includes(row.status) &&
      (filter.fileType ?? row.fileType) === row.fileType &&
      (filter.author ?? row.author) === row.author &&
      (filter.channel ?? row.channel) === row.channel &&
      (filter.ids === undefined || filter.ids.has(row.id)) &&
      (filter.words ?? []).every(
        ({ textIds, artistIds }) => textIds.has(row.textId) || artistIds.has(row.author),
      ),
  );
  const sorted = sortPlainly(matching, sort).map(({ id }) => id);
  const from = (page.pageNumber - 1) * page.pageSize;
  const isIn = from < sorted.length;
  return {
    ids: isIn ? sorted.slice(from, from + page.pageSize) : sorted.slice(0, page.pageSize),
    totalCount: sorted.length,
    pageNumber: isIn ? page.pageNumber : 1,
  };
}

function sortPlainly(rows: readonly OrderRow[], sort: OrderSort): OrderRow[] {
  const latest = rows.toSorted((a, b) => b.time - a.time || a.id - b.id);
  if (sort === 'latest') return latest;
  const listed = rows
    .filter(({ price }) => price !== undefined)
    .toSorted((a, b) => (a.price === b.price ? a.id - b.id : a.price! < b.price! ? -1 : 1));
  const priced = sort === 'priceUp' ? listed : listed.toReversed();
  return [...priced, ...latest.filter(({ price }) => price === undefined)];
}

it('[NFT-01] [NFT-06] any filter, sort and page after any changes is that of a plain array, with the exact count', () => {
  fc.assert(
    fc.property(
      fc.array(anyChange, { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(anyFilter, fc.constantFrom(...orderSorts), anyPage), { minLength: 1, maxLength: 6 }),
      (changes, selections) => {
        const order = createMarketOrder();
        const plain = new Map<number, OrderRow>();
        for (const { rows, removed } of changes) {
          order.put(rows, removed);
          for (const id of removed) plain.delete(id);
          for (const row of rows) plain.set(row.id, row);
        }
        expect(order.size).toBe(plain.size);
        for (const [filter, sort, page] of selections)
          expect(order.select(filter, sort, page)).toEqual(
            selectPlainly([...plain.values()], filter, sort, page),
          );
      },
    ),
    { numRuns: 500 },
  );
});

it('[NFT-01] prices above the exact numbers of a double are compared to the last unit', () => {
  const order = createMarketOrder();
  const row: OrderRow = {
    id: 1,
    price: largest,
    time: 1,
    fileType: 1,
    status: 3,
    author: 1,
    channel: 1,
    textId: 1,
    isVisible: true,
    isByCompany: false,
  };
  order.put([row, { ...row, id: 2, price: largest - 1n }]);
  const page = { pageNumber: 1, pageSize: 2 };
  expect(order.select({}, 'priceUp', page).ids).toEqual([2, 1]);
  expect(order.select({}, 'priceDown', page).ids).toEqual([1, 2]);
});

it('[NFT-01] keeps more works than its first room has, and fills freed places again', () => {
  const order = createMarketOrder();
  const rows = Array.from({ length: 5_000 }, (_, id) => ({
    id,
    price: BigInt(id + 1),
    time: id,
    fileType: 1 as const,
    status: 3 as const,
    author: 1,
    channel: 1,
    textId: id,
    isVisible: true,
    isByCompany: false,
  }));
  order.put(rows);
  order.put([{ ...rows[0]!, id: 9_999, time: 9_999 }], [0, 1, 2]);
  const { ids, totalCount } = order.select({}, 'latest', { pageNumber: 1, pageSize: 3 });
  expect([ids, totalCount, order.size]).toEqual([[9_999, 4_999, 4_998], 4_998, 4_998]);
});
