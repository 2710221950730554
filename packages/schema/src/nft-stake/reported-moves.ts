import * as z from 'zod/mini';
import type { ReportedEvent } from '../transaction/reported-transaction.ts';
import { addressInputSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';

const fields = z.strictObject({ collection: addressInputSchema, tokenId: z.optional(rawAmountSchema) });

/** A report of NFTs that the account staked. */
export const reportedNftStake = { kind: 'nft_stake', fields } satisfies ReportedEvent;

/** A report of NFTs that the account took back. */
export const reportedNftUnstake = { kind: 'nft_unstake', fields } satisfies ReportedEvent;
