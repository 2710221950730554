import * as z from 'zod/mini';
import { uploadedFileSchema } from '../media/media-upload.ts';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { decimalSchema } from '../wire/decimal.ts';
import { hashSchema } from '../wire/hash.ts';

const count = z.int().check(z.nonnegative());

/** An open listing; times are chain seconds. */
const listingSchema = z.object({
  market: addressSchema,
  nonce: count,
  kind: z.enum(['fixed', 'auction']),
  /** The end of an auction; null of a fixed price. */
  endsAt: z.nullable(count),
  openedAt: count,
  /** The fee that this listing keeps, in basis points. */
  feeBps: count,
  bidCount: count,
});

/** The file of a work, as the site has it. */
const artworkMediaSchema = z.pick(uploadedFileSchema, {
  kind: true,
  width: true,
  height: true,
  frames: true,
  seconds: true,
  placeholder: true,
});

const placeSchema = z.enum(['market', 'staked', 'wallet', 'burned']);

/** A work of a list. Names of the specification first; a text that is not there yet is null. */
export const artworkSchema = z.object({
  /** Its number, and its code. */
  id: count,
  code: z.string(),
  tokenId: rawAmountSchema,
  /** The transaction of its mint; null of a token of another collection. */
  txHash: z.nullable(hashSchema),
  name: z.nullable(z.string()),
  descriptions: z.nullable(z.string()),
  /** Whole units of the quote token; `0` where it is not listed. */
  price: decimalSchema,
  /** 0 pending, 1 reviewed, 2 rejected, 3 listed. */
  status: z.literal([0, 1, 2, 3]),
  fileName: z.nullable(z.string()),
  fileNameImgVideo: z.nullable(z.string()),
  /** 1 image, 2 video, 3 gif; null of a token whose file is not known. */
  fileType: z.nullable(z.literal([1, 2, 3])),
  nftType: z.nullable(z.int()),
  thumbnail: z.nullable(z.string()),
  /** The number of its artist. */
  author: z.nullable(count),
  authorName: z.nullable(z.string()),
  artistAvatar: z.nullable(z.string()),
  artistDescription: z.nullable(z.string()),
  publicProfileLink: z.nullable(z.string()),
  creatorAddress: z.nullable(addressSchema),
  /** The seller of a listed work, the staker of a staked one, else its holder. */
  ownerAddress: addressSchema,
  /** Minted within the last seven days of its chain. */
  isNew: z.boolean(),
  isByCompany: z.boolean(),
  balance: count,
  /** How often it was sold. */
  totalSold: count,
  // Not in the specification.
  collection: addressSchema,
  place: placeSchema,
  /** Chain seconds of its arrival there. */
  since: count,
  royaltyBps: z.nullable(count),
  channel: z.nullable(z.int()),
  listing: z.nullable(listingSchema),
  /** Null where nobody has sent the file. */
  media: z.nullable(artworkMediaSchema),
});

const bidFields = z.object({ price: rawAmountSchema, addedTime: count });
/** A bid on the open listing: `price` in raw units, `addedTime` in chain seconds. */
export const bidSchema = z.extend(bidFields, { bidder: addressSchema });

/**
 * The IPFS address of the file of a work. `none`: there is no file here, or it was taken down. `pending`: it is not computed
 * yet. `pin` is the state at the pinning service, `none` where the site has sent it to none.
 */
const contentSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal(['none', 'pending']) }),
  z.object({
    state: z.literal('known'),
    cid: z.string().check(z.regex(/^b[a-z2-7]{58}$/, 'Invalid CID')),
    pin: z.enum(['none', 'queued', 'pinned', 'failed']),
  }),
]);

/** `GET /Artworks/{id}`: `data`. */
export const artworkDetailSchema = z.extend(artworkSchema, {
  /** The highest open bids in the order of their times. */
  bids: z.array(bidSchema),
  /** Missing in the answer of an older server. */
  content: z.optional(contentSchema),
  /** Why it was rejected; null otherwise. */
  rejectReason: z.nullable(z.string()),
  /** The last indexed block. */
  blockNumber: count,
});

/** `GET /Artworks/{id}/similar`: works whose picture looks like this one, the nearest first; 0 is the same picture. */
export const similarListSchema = z.array(z.extend(artworkSchema, { distance: count }));

export const artworkListSchema = z.array(artworkSchema);
/** Beside the list: the block of its order. */
export const artworkListFields = { blockNumber: count };

/** `POST /Artworks/Auction`: a work with the account's bid on one of its listings; `price` in raw units. */
const ownBidSchema = z.extend(bidFields, {
  market: addressSchema,
  nonce: count,
  /** A bid that is not open holds no money. */
  state: z.enum(['open', 'cancel', 'transfer', 'buy', 'accept', 'settle', 'unsold', 'outbid']),
  /** A bid on an ended listing can only be withdrawn. */
  isListingOpen: z.boolean(),
});
export const ownBidListSchema = z.array(z.extend(artworkSchema, { bid: ownBidSchema }));
/** Beside the list. */
export const ownBidFields = { blockNumber: count, hasMore: z.boolean() };

/** `GET /Artworks/check_nft_buy/{id}`: `data`. `message` says why not. */
export const buyCheckSchema = z.object({
  succeeded: z.boolean(),
  message: z.nullable(z.string()),
  // Not in the specification.
  listing: z.nullable(z.object({ price: decimalSchema, nonce: count })),
  /** The last indexed block. */
  headBlock: count,
});

/** `POST /Artworks/nft_available`: `data`: whether the account owns it. */
export const availableSchema = z.object({ succeeded: z.boolean(), place: placeSchema });

export type WireArtwork = z.infer<typeof artworkSchema>;
export type WireContent = z.infer<typeof contentSchema>;
export type WireArtworkDetail = z.infer<typeof artworkDetailSchema>;
