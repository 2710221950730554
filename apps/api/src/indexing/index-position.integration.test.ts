import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainId, moveCheckpoint } from '../../test/seed-index.ts';
import type { HubState } from '../hub/hub-state.ts';
import { createIndexPosition, type IndexPosition } from './index-position.ts';
import { toHash } from '../../test-support/known.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let index: IndexPosition;
/** The position's clock. */
let time = 0;
let phase: HubState['phase'] = 'open';
const noticeListeners: HubState['noticeListeners'] = new Set();

beforeAll(async () => {
  database = await createTestDatabase();
  const state = {
    noticeListeners,
    now: () => time,
    get phase() {
      return phase;
    },
  };
  index = createIndexPosition({ chainId, database, hub: { state } });
});
afterAll(() => database.drop());

const findNumber = async () => (await index.find())?.blockNumber;
/** A notice from the bus. */
const notify = (of = chainId) => {
  const notice = { id: 1, chainId: of, kind: 'chain.head', payload: {}, at: 0 };
  for (const listener of noticeListeners) listener(notice, false);
};

describe('[OPS-03] the position of the index', () => {
  it('given an index without a block, then it reports that each time', async () => {
    expect(await findNumber()).toBeUndefined();
    await expect(index.get()).rejects.toMatchObject({ code: 'INDEX_NOT_STARTED' });
    await moveCheckpoint(database, 10);
    expect(await findNumber()).toBe(10);
  });

  it('given a working bus, then a state is valid until a notice comes', async () => {
    await moveCheckpoint(database, 11);
    expect([await findNumber(), index.peek()?.blockNumber]).toEqual([10, 10]);
    notify();
    expect([index.peek(), await findNumber(), index.peek()?.blockNumber]).toEqual([undefined, 11, 11]);
  });

  it('given a notice of another chain, then the state stays valid', () => {
    notify(chainId + 1);
    expect(index.peek()?.blockNumber).toBe(11);
  });

  it('given a silent bus that seems to work, then a state is valid for a tenth of a second', async () => {
    await moveCheckpoint(database, 12);
    time += 49;
    expect(await findNumber()).toBe(11);
    time += 51;
    expect(await findNumber()).toBe(12);
  });

  it('given a state that is about to expire, then it is read again while it still answers', async () => {
    await moveCheckpoint(database, 13);
    time += 50;
    expect(index.peek()?.blockNumber).toBe(12);
    await expect.poll(() => index.peek()?.blockNumber).toBe(13);
  });

  it('given a lost bus, then the database is queried each time', async () => {
    phase = 'deaf';
    for (const blockNumber of [14, 15]) {
      await moveCheckpoint(database, blockNumber);
      expect([index.peek(), await findNumber()]).toEqual([undefined, blockNumber]);
    }
    phase = 'open';
  });

  it('given a notice while the state is read, then that state is not reused', async () => {
    notify();
    const reading = index.find();
    notify();
    await reading;
    expect(index.peek()).toBeUndefined();
  });

  it('given an undo to a block and the same block again, then their states differ', async () => {
    const before = await index.read();
    await moveCheckpoint(database, 16, toHash('f'));
    await moveCheckpoint(database, 15);
    const after = await index.read();
    expect([after?.blockNumber, after?.blockHash]).toEqual([before?.blockNumber, before?.blockHash]);
    expect(after?.version).not.toBe(before?.version);
  });

  it('given a call while the state is read, then a later read answers it', async () => {
    const first = index.read();
    await moveCheckpoint(database, 17);
    const second = index.read();
    await first;
    expect((await second)?.blockNumber).toBe(17);
  });
});
