import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { stakePoolTable } from '@tradewind/db/stake-pool/tables';
import { decodeTokenMetadata, metadataCalls } from '../contract/token-metadata.ts';
import type { BlockSource } from '../sync/block-source.ts';
import type { Change } from '../sync/define-area.ts';
import type { EventRows } from './events.ts';
import type { StakePoolSources } from './sources.ts';

type PoolInsert = typeof stakePoolTable.$inferInsert;

/** New rows, and the new pools with their tokens. */
export type StakePoolChange = Change<StakePoolSources, EventRows, PoolInsert[]>;

type Created = EventRows['poolsCreated'][number];

/** Before the first events of a pool are counted. */
const untouched = { totalLocked: 0n, reserved: 0n, openCount: 0, lastMaturity: null };
const noTerms = { durations: [], aprsBps: [], feeVersion: 0, dayLimits: [], feesBps: [] };

/** Reads both tokens of new pools, at the block of the pool: a token may change its texts. */
export function createNewPoolReader() {
  return async (source: Pick<BlockSource, 'call'>, { poolsCreated }: EventRows): Promise<PoolInsert[]> => {
    const tokens = poolsCreated.flatMap(({ depositToken, earnToken, blockNumber }) =>
      [depositToken, earnToken].flatMap((to) => metadataCalls.map((data) => ({ to, data, blockNumber }))),
    );
    const answers = tokens.length > 0 ? await source.call(tokens) : [];
    return poolsCreated.map((created, index) => toPool(created, answers.slice(index * perPool)));
  };
}

const perToken = metadataCalls.length;
const perPool = 2 * perToken;

function toPool(created: Created, answers: readonly (Hex | undefined)[]): PoolInsert {
  const { chainId, pool, number, depositToken, earnToken, minimumStake, cap } = created;
  const deposit = decodeTokenMetadata(answers.slice(0, perToken));
  const earn = decodeTokenMetadata(answers.slice(perToken, perPool));
  return {
    chainId,
    address: pool,
    number,
    depositToken,
    depositSymbol: deposit.symbol,
    depositDecimals: deposit.decimals,
    earnToken,
    earnSymbol: earn.symbol,
    earnDecimals: earn.decimals,
    minimumStake,
    cap,
    ...untouched,
    ...noTerms,
    createdBlockNumber: created.blockNumber,
    createdAt: created.blockTimestamp,
  };
}
