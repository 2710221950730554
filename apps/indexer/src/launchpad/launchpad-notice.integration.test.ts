import { createTestDatabase } from '@tradewind/db/test-database';
import { transact } from '@tradewind/db/transact';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { createRowReader } from '../contract/read-rows.ts';
import { createChainModel } from '../simulation/chain-model.ts';
import { modelSources } from '../simulation/model-sources.ts';
import { createRandom } from '../simulation/random.ts';
import { launchpadEvents } from './events.ts';
import { launchpadArea } from './launchpad-area.ts';
import { readLaunchpadNotice } from './launchpad-notice.ts';
import { modelLaunchpadSources } from './simulation/model-launchpad.ts';
import { writeLaunchpad } from './write-launchpad.ts';

const sources = { ...modelLaunchpadSources, chainId: 1 };
const model = createChainModel(createRandom(6), modelSources, { launchpad: modelLaunchpadSources });
model.mine(120);
const { sales } = model.blocks.at(-1)!.launchpad;
const own = [sources.factory, sources.monthlySale, ...sales.map(({ address }) => address)];
const readRows = createRowReader(1, launchpadEvents, launchpadArea.emitters(sources));
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function read(blocks: typeof model.blocks) {
  const logs = blocks.flatMap(({ number, hash, logs: emitted }) =>
    emitted
      .filter(({ address }) => own.includes(address))
      .map((log) => ({ ...log, blockNumber: number, blockHash: hash })),
  );
  return readRows(logs, new Map(blocks.map((block) => [block.number, block])));
}

const toSource = (from: number, to: number) =>
  ({ from, to }) as Parameters<typeof writeLaunchpad>[1]['source'];

it('[HUB-02] given blocks with events of sales, then the notice has each sale once as it is, and each buyer of a transaction', async () => {
  const { rows, insert } = read(model.blocks);
  const change = { sources, source: toSource(0, 120), rows, facts: undefined };
  const { kind, payload } = await transact(database, async (transaction) => {
    await insert(transaction);
    await writeLaunchpad(transaction, change);
    return readLaunchpadNotice(transaction, change);
  });
  expect(kind).toBe('launchpad.changed');
  expect(payload.blockNumber).toBe(120);
  expect(payload.sales).toMatchObject(
    sales.map((sale) => ({
      sale: sale.address,
      project: Number(sale.project),
      round: Number(sale.round),
      state: sale.state,
      reason: sale.reason,
      openAt: Number(sale.openAt),
      hardCap: sale.hardCap.toString(),
      committed: sale.committed.toString(),
      buyerCount: sale.buyers.length,
    })),
  );
  const moves = [
    ...[rows.joined, rows.changeClaimed, rows.refunded, rows.claimed, rows.selfClaimOnlySet].flat(),
    ...[rows.ordered, rows.orderWithdrawn].flat(),
  ];
  const keys = payload.accounts.map(({ account, txHash }) => `${account} ${txHash}`);
  expect(new Set(keys)).toEqual(new Set(moves.map(({ account, txHash }) => `${account} ${txHash}`)));
  expect(new Set(keys).size).toBe(keys.length);
  expect(moves.length).toBeGreaterThan(keys.length);
});

it('[HUB-02] given several events of a sale, then its step is the furthest of them', async () => {
  const { rows } = read(model.blocks);
  const none = read([]).rows;
  const { sale } = rows.joined[0]!;
  const at = {
    chainId: 1,
    blockNumber: 1,
    logIndex: 0,
    blockHash: sale,
    blockTimestamp: 1,
    txHash: sale,
    sale,
  };
  const [levelled, cancelled] = [
    { ...at, level: 1n, accepted: 1n },
    { ...at, reason: 'vetoed' as const },
  ];
  const paused = { ...at, isPaused: true };
  const joined = rows.joined.filter((row) => row.sale === sale);
  const readStep = async (changed: Partial<typeof none>) => {
    const change = { sources, source: toSource(0, 1), rows: { ...none, ...changed }, facts: undefined };
    const notice = await transact(database, (transaction) => readLaunchpadNotice(transaction, change));
    return notice.payload.sales.map((each) => [each.sale, each.step]);
  };
  expect(await readStep({ joinsPaused: [paused] })).toEqual([[sale, 'changed']]);
  expect(await readStep({ joinsPaused: [paused], joined })).toEqual([[sale, 'joined']]);
  expect(await readStep({ joined, levelled: [levelled] })).toEqual([[sale, 'levelled']]);
  expect(await readStep({ cancelled: [cancelled], levelled: [levelled] })).toEqual([[sale, 'cancelled']]);
  const order = { ...at, account: toAddress('a'), id: 1, coin: 1n, tokens: 1n, locked: 1n };
  expect(await readStep({ ordered: [order] })).toEqual([]);
});
