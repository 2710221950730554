import {
  clearPlace,
  comparePrices,
  compareTimes,
  createColumns,
  growColumns,
  isListedAt,
  isPresentAt,
  type OrderColumns,
  toMatch,
  walk,
  withoutListed,
  writeRow,
} from './order-columns.ts';
import type { OrderAnswer, OrderFilter, OrderPage, OrderRow, OrderSort } from './order-row.ts';

/** The order of all works of a chain: which of them a list has, how many, and in which order. */
export type MarketOrder = {
  /** Adds or replaces works, and removes the works of these numbers. */
  put: (rows: readonly OrderRow[], removedIds?: readonly number[]) => void;
  /** Brings the sorts up to date first. */
  select: (filter: OrderFilter, sort: OrderSort, page: OrderPage) => OrderAnswer;
  readonly size: number;
};

/** Places in two sorts; `byPrice` has the listed works alone. */
type Sorts = { readonly byTime: Uint32Array; readonly byPrice: Uint32Array };

const leastCapacity = 1_024;

/**
 * Keeps the order in columns, so that a change takes one pass, and a page one walk along a sort. It knows nothing of
 * blocks: its owner keeps it equal to the index (decision 218).
 */
export function createMarketOrder(): MarketOrder {
  let columns = createColumns(leastCapacity);
  let sorts: Sorts = { byTime: new Uint32Array(0), byPrice: new Uint32Array(0) };
  const places = new Map<number, number>();
  const free: number[] = [];
  /** Places that were written or cleared since the last sort. */
  const moved = new Set<number>();
  let used = 0;

  const takePlace = (): number => {
    const place = free.pop() ?? used++;
    if (place >= columns.capacity) columns = growColumns(columns, columns.capacity * 2);
    return place;
  };

  return {
    put: (rows, removedIds = []) => {
      for (const id of removedIds) {
        const place = places.get(id);
        if (place === undefined) continue;
        places.delete(id);
        free.push(place);
        clearPlace(columns, place);
        moved.add(place);
      }
      for (const row of rows) {
        const place = places.get(row.id) ?? takePlace();
        places.set(row.id, place);
        writeRow(columns, place, row);
        moved.add(place);
      }
    },
    select: (filter, sort, page) => {
      if (moved.size > 0) sorts = resort(columns, sorts, moved);
      moved.clear();
      return selectPage(columns, sorts, { filter, sort, page });
    },
    get size() {
      return places.size;
    },
  };
}

function resort(columns: OrderColumns, sorts: Sorts, moved: ReadonlySet<number>): Sorts {
  const written = Uint32Array.from([...moved].filter((place) => isPresentAt(columns, place)));
  const listed = written.filter((place) => isListedAt(columns, place));
  return {
    byTime: merge(sorts.byTime, moved, written, (a, b) => compareTimes(columns, a, b)),
    byPrice: merge(sorts.byPrice, moved, listed, (a, b) => comparePrices(columns, a, b)),
  };
}

/** The sorted places without the moved ones, with the written ones where they belong. */
function merge(
  sorted: Uint32Array,
  moved: ReadonlySet<number>,
  written: Uint32Array,
  compare: (a: number, b: number) => number,
): Uint32Array {
  const added = written.toSorted(compare);
  const kept = sorted.filter((place) => !moved.has(place));
  const merged = new Uint32Array(kept.length + added.length);
  let next = 0;
  let length = 0;
  for (const place of kept) {
    for (let first = added[next]; first !== undefined && compare(first, place) < 0; first = added[next]) {
      merged[length++] = first;
      next += 1;
    }
    merged[length++] = place;
  }
  merged.set(added.subarray(next), length);
  return merged;
}

type Selection = { filter: OrderFilter; sort: OrderSort; page: OrderPage };

function selectPage(columns: OrderColumns, sorts: Sorts, { filter, sort, page }: Selection): OrderAnswer {
  const { pageNumber, pageSize } = page;
  const wanted = (pageNumber - 1) * pageSize;
  const [first, onPage]: [number[], number[]] = [[], []];
  let totalCount = 0;
  const visit = (place: number): void => {
    if (totalCount < pageSize) first.push(place);
    if (totalCount >= wanted && totalCount < wanted + pageSize) onPage.push(place);
    totalCount += 1;
  };
  const match = toMatch(columns, filter);
  if (sort === 'latest') walk(columns, sorts.byTime, match, visit);
  else {
    walk(columns, sort === 'priceUp' ? sorts.byPrice : sorts.byPrice.toReversed(), match, visit);
    walk(columns, sorts.byTime, withoutListed(match), visit);
  }
  const isInRange = onPage.length > 0;
  const ids = (isInRange ? onPage : first).map((place) => columns.id[place] ?? 0);
  return { ids, totalCount, pageNumber: isInRange ? pageNumber : 1 };
}
