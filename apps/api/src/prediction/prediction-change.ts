import { addressSchema } from '@tradewind/schema/wire/address';
import { rawAmountSchema } from '@tradewind/schema/wire/amount';
import { hashSchema } from '@tradewind/schema/wire/hash';
import { z } from 'zod';

const epoch = z.number().int();

/**
 * The parts of a `PredictionChange` that the API uses: changes of the market by blocks. Amounts in wei; an entry
 * has the totals of its round after it.
 */
export const predictionChangeSchema = z.object({
  chainId: z.number().int(),
  blockNumber: z.number().int(),
  entered: z.array(
    z.object({ epoch, totalUp: rawAmountSchema, totalDown: rawAmountSchema, count: z.number().int() }),
  ),
  settled: z.array(z.object({ epoch })),
  resolved: z.array(epoch),
  /** The feed's last round of these blocks. */
  price: z.object({ updatedAt: z.number().int() }).nullable(),
  paused: z.boolean().nullable(),
  accounts: z.array(z.object({ account: addressSchema, txHash: hashSchema })),
});

export type PredictionChange = z.infer<typeof predictionChangeSchema>;
