import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { findPool } from '@tradewind/db/exchange/find-pool.query';
import {
  listClaimableAdditions,
  listClaimableRemovals,
} from '@tradewind/db/exchange/list-claimable-liquidity.query';
import { listClaimableSwaps } from '@tradewind/db/exchange/list-claimable-swaps.query';
import { additionClaim, removalClaim, swapClaim } from '@tradewind/schema/exchange/exchange-claims';
import { getAbiItem } from 'viem';
import type { ReportKind } from '../report/report-kind.ts';
import { verifyEvent } from '../report/verify-event.ts';

/** The claimed pool emits the events, and the index follows it where it is one of ours. */
const ofPool = {
  findEmitter: ({ claim }) => claim['pool'],
  isIndexed: async (database, { chainId, claim: { pool } }) =>
    pool !== undefined &&
    (await findPool(database, { chainId, address: `0x${pool.slice(2)}` })) !== undefined,
} satisfies Partial<ReportKind>;

const eventOf = (name: 'Swap' | 'Mint' | 'Burn') => getAbiItem({ abi: pairAbi, name });

/** Swaps, deposits and withdrawals. Their events belong to the account that sent the transaction. */
export const exchangeReports: readonly ReportKind[] = [
  {
    ...swapClaim,
    ...ofPool,
    events: listClaimableSwaps,
    verify: verifyEvent({ event: eventOf('Swap') }),
  },
  {
    ...additionClaim,
    ...ofPool,
    events: listClaimableAdditions,
    verify: verifyEvent({ event: eventOf('Mint') }),
  },
  {
    ...removalClaim,
    ...ofPool,
    events: listClaimableRemovals,
    verify: verifyEvent({ event: eventOf('Burn') }),
  },
];
