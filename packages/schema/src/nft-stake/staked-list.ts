import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';

const weightSchema = z.int().check(z.nonnegative());

const nftFields = {
  tokenId: rawAmountSchema,
  /** The owner of record: of a staked NFT the account that staked it. */
  ownerAddress: addressSchema,
  // Not in the specification.
  collection: addressSchema,
  /** Chain seconds of its arrival at this place. */
  since: z.int(),
};

/** An NFT of an account. */
export const nftSchema = z.discriminatedUnion('place', [
  z.object({
    ...nftFields,
    place: z.literal('wallet'),
    /** Its weight if it were staked now without a proof; null while its collection is not allowed. */
    weight: z.nullable(weightSchema),
  }),
  z.object({
    ...nftFields,
    place: z.literal('staked'),
    /** Its weight, fixed when it was staked. */
    weight: weightSchema,
    /** Chain seconds from which it counts. */
    activeAt: z.int(),
  }),
]);

/** What an account's staked NFTs count at a time: as the contract's `weightAt` and `boostOf`. */
const countSchema = z.object({
  additionalPoolWeight: weightSchema,
  /** Basis points. */
  stakingBoost: weightSchema,
});

/** A collection that was ever allowed, or that the deployment names. */
const collectionSchema = z.object({
  address: addressSchema,
  isAllowed: z.boolean(),
  /** Weight of an NFT that is staked without a proof; null before the collection was allowed. */
  weight: z.nullable(weightSchema),
  /** Whether an NFT may have a weight of its own, by proof. */
  hasRarity: z.boolean(),
  /** The block from which its transfers are known: an NFT that last moved before it is in no list. */
  sinceBlock: z.int(),
});

/** `POST /Artworks/all_nft_stake`: `data`. */
export const stakedListSchema = z.extend(countSchema, {
  /** Staked ones first, then by collection and id. */
  nfts: z.array(nftSchema),
  // Not in the specification.
  /** The same a day later, if nothing changes until then. */
  nextDay: countSchema,
  /** Whether the account has more NFTs than its list shows. */
  hasMore: z.boolean(),
  collections: z.array(collectionSchema),
  /** The last indexed block: the moment of the list, and of `additionalPoolWeight` and `stakingBoost`. */
  blockNumber: z.int(),
  blockTimestamp: z.int(),
});

export type WireNft = z.infer<typeof nftSchema>;
export type WireCollection = z.infer<typeof collectionSchema>;
export type WireStakedList = z.infer<typeof stakedListSchema>;
