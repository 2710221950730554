import { toAddress, toHash } from '../../../../test-support/known.ts';
import type { StakeMove } from './fetch-moves.ts';

const token = { address: toAddress('1'), symbol: 'BSCS', decimals: 18 };

/** A stake of 500.000000000000000001 tokens; the fields say where a move differs. */
export function createMove(fields: Partial<StakeMove> = {}): StakeMove {
  return {
    kind: 'stake',
    change: 'staked',
    txHash: toHash('1'),
    logIndex: 3,
    blockNumber: 12,
    blockTimestamp: 1_795_179_398,
    pool: toAddress('e'),
    poolId: 0,
    stakeId: 0,
    period: 2_592_000,
    depositToken: token,
    earnToken: token,
    amount: '500000000000000000001',
    fee: '0',
    reward: '0',
    credit: '0',
    recipient: null,
    ...fields,
  };
}

/** An answer of the API with a page of moves. */
export function toMovesAnswer(rows: readonly StakeMove[], nextCursor: string | null = null): Response {
  return new Response(JSON.stringify({ succeeded: true, data: { blockNumber: 12, rows, nextCursor } }));
}
