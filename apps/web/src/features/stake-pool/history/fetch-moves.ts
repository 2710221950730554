import { stakeActivitySchema } from '@tradewind/schema/stake-pool/stake-activity';
import { nextCursorSchema } from '@tradewind/schema/wire/paging';
import * as z from 'zod/mini';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';

/** A stake, an exit, a payment or a credit of an account. */
export type StakeMove = z.infer<typeof stakeActivitySchema>;

/** The part of the activity of an account that kind `stake` restricts it to. */
const movesSchema = z.object({ rows: z.array(stakeActivitySchema), nextCursor: nextCursorSchema });

/** One page of an account's moves, newest first; of one pool where the query names it. */
export function fetchMoves(chain: Chain, account: string, query: URLSearchParams, signal: AbortSignal) {
  query.set('kind', 'stake');
  return fetchFromApi({
    chain,
    path: `/accounts/${account}/activity?${query}`,
    schema: movesSchema,
    signal,
  });
}
