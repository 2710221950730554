import type { ArtworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import type { OrderFilter, OrderRow } from './order-row.ts';

/** Half of a price of 96 bits: each half is exact as a number. */
const half = 2n ** 48n;
const flag = { listed: 1, visible: 2, company: 4 } as const;

/** The works in columns, about 50 bytes each. A place is free again when its work is removed. */
export type OrderColumns = {
  capacity: number;
  id: Float64Array;
  priceHigh: Float64Array;
  priceLow: Float64Array;
  time: Float64Array;
  author: Uint32Array;
  textId: Uint32Array;
  channel: Uint16Array;
  fileType: Uint8Array;
  status: Uint8Array;
  flags: Uint8Array;
};

export function createColumns(capacity: number): OrderColumns {
  return {
    capacity,
    id: new Float64Array(capacity),
    priceHigh: new Float64Array(capacity),
    priceLow: new Float64Array(capacity),
    time: new Float64Array(capacity),
    author: new Uint32Array(capacity),
    textId: new Uint32Array(capacity),
    channel: new Uint16Array(capacity),
    fileType: new Uint8Array(capacity),
    status: new Uint8Array(capacity),
    flags: new Uint8Array(capacity),
  };
}

/** The same rows with more room. */
export function growColumns(columns: OrderColumns, capacity: number): OrderColumns {
  const grown = createColumns(capacity);
  grown.id.set(columns.id);
  grown.priceHigh.set(columns.priceHigh);
  grown.priceLow.set(columns.priceLow);
  grown.time.set(columns.time);
  grown.author.set(columns.author);
  grown.textId.set(columns.textId);
  grown.channel.set(columns.channel);
  grown.fileType.set(columns.fileType);
  grown.status.set(columns.status);
  grown.flags.set(columns.flags);
  return grown;
}

export function writeRow(columns: OrderColumns, place: number, row: OrderRow): void {
  const price = row.price ?? 0n;
  columns.id[place] = row.id;
  columns.priceHigh[place] = Number(price / half);
  columns.priceLow[place] = Number(price % half);
  columns.time[place] = row.time;
  columns.author[place] = row.author;
  columns.textId[place] = row.textId;
  columns.channel[place] = row.channel;
  columns.fileType[place] = row.fileType ?? 0;
  columns.status[place] = row.status;
  columns.flags[place] =
    (row.price === undefined ? 0 : flag.listed) |
    (row.isVisible ? flag.visible : 0) |
    (row.isByCompany ? flag.company : 0);
}

export function isListedAt({ flags }: OrderColumns, place: number): boolean {
  return (at(flags, place) & flag.listed) !== 0;
}

/** The latest first, then by number. */
export function compareTimes({ time, id }: OrderColumns, a: number, b: number): number {
  return at(time, b) - at(time, a) || at(id, a) - at(id, b);
}

/** The lowest price first, then by number. */
export function comparePrices({ priceHigh, priceLow, id }: OrderColumns, a: number, b: number): number {
  return at(priceHigh, a) - at(priceHigh, b) || at(priceLow, a) - at(priceLow, b) || at(id, a) - at(id, b);
}

/** Whether a list with this filter has the work of a place. */
export function createMatch(columns: OrderColumns, filter: OrderFilter): (place: number) => boolean {
  const { id, author, textId, channel, fileType, status, flags } = columns;
  const { words = [], ids, statuses } = filter;
  const required = (filter.withHidden ? 0 : flag.visible) | (filter.isByCompany ? flag.company : 0);
  const allowed = toMask(statuses);
  return (place) =>
    (at(flags, place) & required) === required &&
    (allowed & (1 << at(status, place))) !== 0 &&
    (filter.fileType === undefined || at(fileType, place) === filter.fileType) &&
    (filter.author === undefined || at(author, place) === filter.author) &&
    (filter.channel === undefined || at(channel, place) === filter.channel) &&
    (ids === undefined || ids.has(at(id, place))) &&
    words.every(
      ({ textIds, artistIds }) => textIds.has(at(textId, place)) || artistIds.has(at(author, place)),
    );
}

function toMask(statuses: readonly ArtworkStatus[] = [0, 1, 2, 3]): number {
  return statuses.reduce<number>((mask, status) => mask | (1 << status), 0);
}

/** Places are always within the columns. */
function at(column: ArrayLike<number>, place: number): number {
  return column[place] ?? 0;
}
