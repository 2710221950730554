import type { ArtworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import type { FileType } from '@tradewind/rules/nft-market/file-type';

/** What places a work in the lists. */
export type OrderRow = {
  /** Its number on the wire. */
  id: number;
  /** Raw units of the quote token, at most 96 bits; undefined where it is not listed. */
  price: bigint | undefined;
  /** Chain seconds of its listing, else of its mint. */
  time: number;
  fileType: FileType | undefined;
  status: ArtworkStatus;
  /** The id of its artist; 0 without a profile. */
  author: number;
  /** 0 without one. */
  channel: number;
  /** The id of the version of its texts; 0 without one. */
  textId: number;
  /** One without a text is in no list. */
  isVisible: boolean;
  isByCompany: boolean;
};

/** A word of a search: the texts and the artists that have it. */
export type WordSet = { textIds: ReadonlySet<number>; artistIds: ReadonlySet<number> };

/** Which works a list has; a part that is left out excludes none. */
export type OrderFilter = {
  fileType?: FileType;
  statuses?: readonly ArtworkStatus[];
  author?: number;
  channel?: number;
  isByCompany?: boolean;
  /** Hidden works too. */
  withHidden?: boolean;
  /** Each word must be in the name or in the artist's name. */
  words?: readonly WordSet[];
  /** Only these. */
  ids?: ReadonlySet<number>;
};

/** In the order of the wire's codes; works that are not listed follow all prices, the latest first. */
export const orderSorts = ['latest', 'priceUp', 'priceDown'] as const;
export type OrderSort = (typeof orderSorts)[number];

export type OrderPage = { pageNumber: number; pageSize: number };
/** A page out of range is the first one. */
export type OrderAnswer = { ids: number[]; totalCount: number; pageNumber: number };
