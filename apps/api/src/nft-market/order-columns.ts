import type { ArtworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import { largestChannel } from '@tradewind/schema/nft-market/draft';
import type { OrderFilter, OrderRow } from './order-row.ts';

/** Half of a price of 96 bits: each half is exact as a number. */
const half = 2n ** 48n;

/** The traits of a work in one number: flags, a bit for each status, the type of its file, and its channel. */
const flag = { present: 1, listed: 2, visible: 4, company: 8 } as const;
const statusBit = (status: ArtworkStatus): number => 16 << status;
const allStatuses: readonly ArtworkStatus[] = [0, 1, 2, 3];
const fileTypeOnes = 3 << 8;
const toFileTypeBits = (fileType = 0): number => fileType << 8;
const channelOnes = largestChannel << 10;
const toChannelBits = (channel: number): number => channel << 10;

/** The works in columns, about 50 bytes each. A place without a work has no traits. */
export type OrderColumns = {
  capacity: number;
  id: Float64Array;
  priceHigh: Float64Array;
  priceLow: Float64Array;
  time: Float64Array;
  author: Uint32Array;
  textId: Uint32Array;
  traits: Uint32Array;
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
    traits: new Uint32Array(capacity),
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
  grown.traits.set(columns.traits);
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
  columns.traits[place] =
    flag.present |
    (row.price === undefined ? 0 : flag.listed) |
    (row.isVisible ? flag.visible : 0) |
    (row.isByCompany ? flag.company : 0) |
    statusBit(row.status) |
    toFileTypeBits(row.fileType) |
    toChannelBits(row.channel);
}

export function clearPlace(columns: OrderColumns, place: number): void {
  columns.traits[place] = 0;
}

export function isPresentAt({ traits }: OrderColumns, place: number): boolean {
  return at(traits, place) !== 0;
}

export function isListedAt({ traits }: OrderColumns, place: number): boolean {
  return (at(traits, place) & flag.listed) !== 0;
}

/** The latest first, then by number. */
export function compareTimes({ time, id }: OrderColumns, a: number, b: number): number {
  return at(time, b) - at(time, a) || at(id, a) - at(id, b);
}

/** The lowest price first, then by number. */
export function comparePrices({ priceHigh, priceLow, id }: OrderColumns, a: number, b: number): number {
  return at(priceHigh, a) - at(priceHigh, b) || at(priceLow, a) - at(priceLow, b) || at(id, a) - at(id, b);
}

/** Which works a walk finds: the first two parts are comparisons of their traits. */
export type Match = {
  /** The bits of `mask` are those of `traits`. */
  readonly mask: number;
  readonly traits: number;
  /** It has one of these statuses. */
  readonly statuses: number;
  /** The rest, which few filters have. */
  readonly isWanted: ((place: number) => boolean) | undefined;
};

/** What a list with this filter has. */
export function toMatch(columns: OrderColumns, filter: OrderFilter): Match {
  const { fileType, channel, statuses = allStatuses } = filter;
  const flags = (filter.withHidden ? 0 : flag.visible) | (filter.isByCompany ? flag.company : 0);
  return {
    mask: flags | (fileType === undefined ? 0 : fileTypeOnes) | (channel === undefined ? 0 : channelOnes),
    traits: flags | toFileTypeBits(fileType) | toChannelBits(channel ?? 0),
    statuses: statuses.reduce<number>((bits, status) => bits | statusBit(status), 0),
    isWanted: toRest(columns, filter),
  };
}

/** The same of works that are not listed. */
export function withoutListed(match: Match): Match {
  return { ...match, mask: match.mask | flag.listed };
}

function toRest({ id, author, textId }: OrderColumns, filter: OrderFilter): Match['isWanted'] {
  const { author: wanted, ids, words = [] } = filter;
  const tests = [
    ...(wanted === undefined ? [] : [(place: number) => at(author, place) === wanted]),
    ...(ids === undefined ? [] : [(place: number) => ids.has(at(id, place))]),
    ...words.map(
      ({ textIds, artistIds }) =>
        (place: number) =>
          textIds.has(at(textId, place)) || artistIds.has(at(author, place)),
    ),
  ];
  return tests.length > 1 ? (place) => tests.every((test) => test(place)) : tests[0];
}

/** Calls `visit` with each of these places that matches, in their order. */
export function walk(
  { traits }: OrderColumns,
  places: Uint32Array,
  match: Match,
  visit: (place: number) => void,
): void {
  const { mask, traits: wanted, statuses, isWanted } = match;
  for (let index = 0; index < places.length; index += 1) {
    const place = at(places, index);
    const own = at(traits, place);
    if ((own & mask) === wanted && (own & statuses) !== 0 && (isWanted === undefined || isWanted(place)))
      visit(place);
  }
}

/** Places are always within the columns. */
function at(column: ArrayLike<number>, place: number): number {
  return column[place] ?? 0;
}
