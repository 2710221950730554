import * as z from 'zod/mini';
import { pictureNameInput } from '../media/media-file.ts';
import { addressInputSchema } from '../wire/address.ts';
import { decimalInputSchema } from '../wire/decimal.ts';
import { hashInputSchema } from '../wire/hash.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { descriptionInput, draftRequest, fileNameInput, textFields } from './draft.ts';
import { workNumberInput } from './requests.ts';

/**
 * JSON body of `POST /Artworks`: a mint. The chain has its work; the texts are those of the signed-in author, where it has
 * written none. Kind, author and other fields have no effect.
 */
export const mintReport = z.object({
  txHash: hashInputSchema,
  tokenId: z.pipe(z.union([z.int().check(z.nonnegative()), rawAmountSchema]), z.transform(String)),
  fileName: fileNameInput,
  ownerAddress: addressInputSchema,
  creatorAddress: z.optional(addressInputSchema),
  name: textFields.name,
  descriptions: descriptionInput,
  thumbnail: z.pipe(
    z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
    z.nullable(pictureNameInput),
  ),
});
export type MintReport = z.infer<typeof mintReport>;

/** Body of `POST /Artworks`: a mint, or the form of a draft before it. */
export const artworkRequest = z.union([mintReport, draftRequest]);

/** Body of `POST /Artworks/nft_buy`. `totalSold` has no effect: the index counts sales. */
export const purchaseReport = z.object({
  artworkId: workNumberInput,
  ownerAddress: addressInputSchema,
  transactionHash: hashInputSchema,
});

/** Body of `POST /Artworks/Create_Auction`: a bid; the price in whole units. */
export const bidReport = z.object({
  ownerAddress: addressInputSchema,
  productCode: workNumberInput,
  price: decimalInputSchema,
  txnHash: hashInputSchema,
});

/** Body of `POST /Artworks/Update_Auction`: a bid that has another price, or was withdrawn (0). */
export const bidUpdateReport = z.object({
  ownerAddress: addressInputSchema,
  productCode: workNumberInput,
  status: z.optional(
    z.nullable(
      z.pipe(
        z.union([z.int(), z.string().check(z.regex(/^\d{1,3}$/, 'Invalid status'))]),
        z.transform(Number),
      ),
    ),
  ),
});

/** `data` of the first two: `pending` while no block includes the transaction; `saved`: a draft. */
export const reportedSchema = z.object({ state: z.enum(['done', 'pending', 'saved']) });
/** `data` of the others, at the last indexed block. */
export const bidReportedSchema = z.object({ state: z.enum(['done', 'pending']) });

/** `GET /Artworks/CheckWhileList/{address}`. */
export const traderParams = z.object({ address: addressInputSchema });
/** Its `data`. */
export const traderSchema = z.object({ succeeded: z.boolean() });
