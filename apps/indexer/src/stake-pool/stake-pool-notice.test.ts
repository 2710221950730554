import { expect, it } from 'vitest';
import { createRowReader } from '../contract/read-rows.ts';
import { createChainModel } from '../simulation/chain-model.ts';
import { modelSources } from '../simulation/model-sources.ts';
import { createRandom } from '../simulation/random.ts';
import { stakePoolEvents } from './events.ts';
import { listParties } from './list-parties.ts';
import { modelStakePoolSources } from './simulation/model-stake-pool.ts';
import { stakePoolArea } from './stake-pool-area.ts';
import { toStakePoolNotice } from './stake-pool-notice.ts';

const model = createChainModel(createRandom(6), modelSources, { stakePool: modelStakePoolSources });
model.mine(200);
const pools = model.blocks.at(-1)!.stakePools.map(({ address }) => address);
const readRows = createRowReader(
  1,
  stakePoolEvents,
  stakePoolArea.emitters({ ...modelStakePoolSources, chainId: 1 }),
);

function toRows(from: number) {
  const blocks = model.blocks.slice(from);
  const logs = blocks.flatMap(({ number, hash, logs: own }) =>
    own
      .filter(({ address }) => [modelStakePoolSources.factory, ...pools].includes(address))
      .map((log) => ({ ...log, blockNumber: number, blockHash: hash })),
  );
  return readRows(logs, new Map(blocks.map((block) => [block.number, block]))).rows;
}

it('[HUB-01] given blocks with events, then the notice names each pool, and each account of a transaction once', () => {
  const rows = toRows(0);
  const { kind, payload } = toStakePoolNotice(rows, 200);
  expect(kind).toBe('stake-pool.changed');
  expect(payload.blockNumber).toBe(200);
  expect(payload.pools.toSorted()).toEqual(pools.toSorted());
  const moves = [...rows.staked, ...rows.unstaked, ...rows.harvested, ...rows.pendingWithdrawn];
  const keys = payload.accounts.map(({ account, txHash }) => `${account} ${txHash}`);
  expect(new Set(keys)).toEqual(new Set(moves.map(({ account, txHash }) => `${account} ${txHash}`)));
  expect(new Set(keys).size).toBe(keys.length);
  // Some calls paid several stakes.
  expect(moves.length).toBeGreaterThan(keys.length);
});

it('[TX-05] given stakes, exits, payments and withdrawn credits, then their accounts and pools are parties', () => {
  const rows = toRows(0);
  const parties = listParties(rows);
  const [move] = rows.unstaked;
  expect(parties).toContainEqual({ txHash: move!.txHash, account: move!.account });
  expect(parties).toContainEqual({ txHash: move!.txHash, account: move!.pool });
  const [withdrawal] = rows.pendingWithdrawn;
  expect(parties).toContainEqual({ txHash: withdrawal!.txHash, account: withdrawal!.account });
  const { staked, unstaked, harvested, pendingWithdrawn } = rows;
  const moves = [staked, unstaked, harvested, pendingWithdrawn].flat();
  expect(parties).toHaveLength(2 * moves.length);
});
