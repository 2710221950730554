import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { decimalInputSchema, decimalSchema } from '../wire/decimal.ts';
import { descriptionInput, textFields } from './draft.ts';
import { workNumberInput } from './requests.ts';

const base = { id: workNumberInput, ownerAddress: z.optional(addressInputSchema) };

/**
 * Body of `POST /Artworks/update`: texts of a work; or a price, which is a report of what the chain has. A channel or a
 * thumbnail that is left out stays.
 */
export const updateRequest = z.union([
  z.object({
    ...base,
    name: textFields.name,
    descriptions: descriptionInput,
    channel: z.optional(textFields.channel),
    thumbnail: z.optional(textFields.thumbnail),
  }),
  z.object({ ...base, price: decimalInputSchema }),
]);
export type UpdateRequest = z.infer<typeof updateRequest>;

/** Its `data`: `pending` while the last indexed block has another price. */
export const updatedSchema = z.object({
  state: z.enum(['done', 'pending']),
  /** Whole units; `0` where it is not listed. */
  price: decimalSchema,
});

/** `POST /Artworks/{id}/resubmit`: `data`. */
export const resubmittedSchema = z.object({ status: z.literal(0) });
