import { encodeAbiParameters, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { metadataCalls } from '../contract/token-metadata.ts';
import type { ContractCall } from '../rpc/chain-reader.ts';
import type { EventRows } from './events.ts';
import { createNewPoolReader } from './read-new-pools.ts';

const [deposit, earn, silent] = [toAddress('d'), toAddress('e'), toAddress('f')];
const answers: Record<string, { symbol: string; decimals: bigint }> = {
  [deposit]: { symbol: 'DEP', decimals: 6n },
  [earn]: { symbol: 'EARN', decimals: 18n },
};

/** A token answers from block 5 on; the silent one never. */
function answer({ to, data, blockNumber }: ContractCall): Hex | undefined {
  const token = answers[to];
  if (token === undefined || blockNumber < 5) return undefined;
  return data === metadataCalls[2]
    ? encodeAbiParameters([{ type: 'uint256' }], [token.decimals])
    : encodeAbiParameters([{ type: 'string' }], [token.symbol]);
}

const refuse = () => Promise.reject(new Error('called'));

const created = (number: number, earnToken: Hex): EventRows['poolsCreated'][number] => ({
  chainId: 1,
  blockNumber: 5,
  logIndex: number,
  blockHash: toHash('1'),
  blockTimestamp: 100,
  txHash: toHash('2'),
  number,
  pool: toAddress(String(number)),
  depositToken: deposit,
  earnToken,
  minimumStake: 1n,
  cap: 9n,
  owner: earn,
  treasury: earn,
});

it('[POOL-05] given two new pools, when their tokens are read, then each pool has those of its own block', async () => {
  const rows = { poolsCreated: [created(0, earn), created(1, silent)] } as EventRows;
  const pools = await createNewPoolReader()({ call: async (calls) => calls.map(answer) }, rows);
  expect(pools).toMatchObject([
    { number: 0, depositSymbol: 'DEP', depositDecimals: 6, earnSymbol: 'EARN', earnDecimals: 18 },
    { number: 1, depositSymbol: 'DEP', depositDecimals: 6, earnSymbol: null, earnDecimals: null },
  ]);
  expect(pools[0]).toMatchObject({ address: toAddress('0'), totalLocked: 0n, reserved: 0n, createdAt: 100 });
});

it('[POOL-05] given no new pool, when its tokens are read, then no node is called', async () => {
  const rows = { poolsCreated: [] } as unknown as EventRows;
  expect(await createNewPoolReader()({ call: refuse }, rows)).toEqual([]);
});
