import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { findPool } from '@tradewind/db/exchange/find-pool.query';
import {
  listReportableAdditions,
  listReportableRemovals,
} from '@tradewind/db/exchange/list-reportable-liquidity.query';
import { listReportableSwaps } from '@tradewind/db/exchange/list-reportable-swaps.query';
import { reportedAddition, reportedRemoval, reportedSwap } from '@tradewind/schema/exchange/reported-events';
import { getAbiItem } from 'viem';
import type { ReportKind } from '../report/report-kind.ts';
import { verifyEvent } from '../report/verify-event.ts';

/** The reported pool emits the events, and the index follows it where it is one of ours. */
const ofPool = {
  findEmitter: ({ fields }) => fields['pool'],
  isIndexed: async (database, { chainId, fields: { pool } }) =>
    pool !== undefined &&
    (await findPool(database, { chainId, address: `0x${pool.slice(2)}` })) !== undefined,
} satisfies Partial<ReportKind>;

const eventOf = (name: 'Swap' | 'Mint' | 'Burn') => getAbiItem({ abi: pairAbi, name });

/** Swaps, deposits and withdrawals. Their events belong to the account that sent the transaction. */
export const exchangeReports: readonly ReportKind[] = [
  {
    ...reportedSwap,
    ...ofPool,
    events: listReportableSwaps,
    verify: verifyEvent({ event: eventOf('Swap') }),
  },
  {
    ...reportedAddition,
    ...ofPool,
    events: listReportableAdditions,
    verify: verifyEvent({ event: eventOf('Mint') }),
  },
  {
    ...reportedRemoval,
    ...ofPool,
    events: listReportableRemovals,
    verify: verifyEvent({ event: eventOf('Burn') }),
  },
];
