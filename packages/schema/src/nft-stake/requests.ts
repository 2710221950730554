import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { hashInputSchema } from '../wire/hash.ts';

/** The list of an account ends here, so that no request reads without limit. */
export const mostListed = 1_000;

/** As many as an account can have staked. */
const mostMoved = 50;

const pageNumber = z.int().check(z.positive(), z.maximum(mostListed));
const pageSize = z.int().check(z.positive(), z.maximum(100));

/**
 * Body of `/Artworks/all_nft_stake`: the specification's filter with an owner. Its other fields have no effect: the
 * chain knows neither text, media nor price of an NFT.
 */
export const stakedListRequest = z.object({
  ownerAddress: addressInputSchema,
  pageNumber: z.prefault(pageNumber, 1),
  pageSize: z.prefault(pageSize, 24),
});

/** An id as a text or a number; a number that is not exact is refused. */
const tokenIdInput = z.pipe(
  z.pipe(z.union([z.int().check(z.nonnegative()), z.string()]), z.transform(String)),
  rawAmountSchema,
);

/**
 * Body of `/Artworks/nft_stake` and `/Artworks/nft_unstake`: the NFTs that a transaction moved. The specification sends
 * the filter of the list too: other fields have no effect.
 */
export const nftMoveRequest = z.object({
  ownerAddress: addressInputSchema,
  collection: addressInputSchema,
  tokenIds: z.array(tokenIdInput).check(z.minLength(1), z.maxLength(mostMoved)),
  txnHash: hashInputSchema,
});

export type NftMoveRequest = z.infer<typeof nftMoveRequest>;
