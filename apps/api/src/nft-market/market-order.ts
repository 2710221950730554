import {
  comparePrices,
  compareTimes,
  createColumns,
  createMatch,
  growColumns,
  isListedAt,
  type OrderColumns,
  writeRow,
} from './order-columns.ts';
import type { OrderAnswer, OrderFilter, OrderPage, OrderRow, OrderSort } from './order-row.ts';

/** The order of all works of a chain: which of them a list has, how many, and in which order. */
export type MarketOrder = {
  /** Adds or replaces works, and removes the works of these numbers. Both sorts stay sorted. */
  put: (rows: readonly OrderRow[], removedIds?: readonly number[]) => void;
  select: (filter: OrderFilter, sort: OrderSort, page: OrderPage) => OrderAnswer;
  readonly size: number;
};

/** Places in two sorts; `byPrice` has the listed works alone. */
type Sorts = { byTime: Uint32Array; byPrice: Uint32Array };

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
  let used = 0;

  const takePlace = (): number => {
    const place = free.pop() ?? used++;
    if (place >= columns.capacity) columns = growColumns(columns, columns.capacity * 2);
    return place;
  };

  return {
    put: (rows, removedIds = []) => {
      const moved = new Set<number>();
      for (const id of removedIds) {
        const place = places.get(id);
        if (place === undefined) continue;
        places.delete(id);
        free.push(place);
        moved.add(place);
      }
      const written = new Set<number>();
      for (const row of rows) {
        const place = places.get(row.id) ?? takePlace();
        places.set(row.id, place);
        writeRow(columns, place, row);
        moved.add(place);
        written.add(place);
      }
      sorts = resort(columns, sorts, moved, [...written]);
    },
    select: (filter, sort, page) => selectPage(columns, sorts, { filter, sort, page }),
    get size() {
      return places.size;
    },
  };
}

function resort(columns: OrderColumns, sorts: Sorts, moved: ReadonlySet<number>, written: number[]): Sorts {
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
  written: readonly number[],
  compare: (a: number, b: number) => number,
): Uint32Array {
  const added = written.toSorted(compare);
  const kept = moved.size === 0 ? sorted : sorted.filter((place) => !moved.has(place));
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
  merged.set(added.slice(next), length);
  return merged;
}

type Selection = { filter: OrderFilter; sort: OrderSort; page: OrderPage };

function selectPage(columns: OrderColumns, sorts: Sorts, { filter, sort, page }: Selection): OrderAnswer {
  const matches = createMatch(columns, filter);
  const wanted = (page.pageNumber - 1) * page.pageSize;
  const [first, onPage]: [number[], number[]] = [[], []];
  let totalCount = 0;
  const visit = (place: number): void => {
    if (!matches(place)) return;
    const id = columns.id[place] ?? 0;
    if (totalCount < page.pageSize) first.push(id);
    if (totalCount >= wanted && totalCount < wanted + page.pageSize) onPage.push(id);
    totalCount += 1;
  };
  walk(columns, sorts, sort, visit);
  return onPage.length > 0
    ? { ids: onPage, totalCount, pageNumber: page.pageNumber }
    : { ids: first, totalCount, pageNumber: 1 };
}

function walk(columns: OrderColumns, sorts: Sorts, sort: OrderSort, visit: (place: number) => void): void {
  const { byTime, byPrice } = sorts;
  if (sort === 'latest') return byTime.forEach(visit);
  if (sort === 'priceUp') byPrice.forEach(visit);
  else for (let index = byPrice.length - 1; index >= 0; index -= 1) visit(byPrice[index] ?? 0);
  byTime.forEach((place) => {
    if (!isListedAt(columns, place)) visit(place);
  });
}
