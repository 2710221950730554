import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { checkpointTable } from '@tradewind/db/indexing/tables';
import { mediaFileTable, mediaPinTable } from '@tradewind/db/media/tables';
import { nftMintedTable } from '@tradewind/db/nft-market/tables';
import { createTestDatabase } from '@tradewind/db/test-database';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hash as txHash, owner, toHash } from '../../test-support/known.ts';
import { type PinningAnswer, pinningToken, startPinningServer } from '../../test-support/pinning-server.ts';
import { createJobDeps, moveIndexTo } from '../../test-support/time-job.ts';
import { nftMarketConfig } from './nft-market-config.ts';
import { pinJobs } from './pin-jobs.ts';

const chainId = 31_337;
const head = 1_000;
/** Finality of a local chain. */
const deep = head - 64;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let service: Awaited<ReturnType<typeof startPinningServer>>;
let folder: string;
let clock: number;

beforeAll(async () => {
  [database, service] = await Promise.all([createTestDatabase(), startPinningServer()]);
  folder = await mkdtemp(join(tmpdir(), 'tradewind-pins-'));
  await writeFile(join(folder, 'token'), `${pinningToken}\n`, { mode: 0o600 });
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
  await database.drop();
});
beforeEach(async () => {
  clock = 1_800_000_000;
  service.pins.clear();
  Object.assign(service.state, { next: [], calls: [], strays: 0 });
  await database.sql`truncate chain.nft_minted, app.media_pin, app.media_pin_cursor, app.media_takedown, app.media_file cascade`;
  await moveIndexTo(database, { chainId, blockTimestamp: clock });
  await database.orm.update(checkpointTable).set({ blockNumber: head });
});

function createJobs(settings: Record<string, string> = {}, id = chainId) {
  const config = z.object(nftMarketConfig).parse({
    PINNING_URL: service.url,
    PINNING_TOKEN_FILE: join(folder, 'token'),
    ...settings,
  });
  return pinJobs({ ...createJobDeps(database, id, () => clock), config }, 1_000);
}

const run = (settings?: Record<string, string>) => createJobs(settings)[0]?.run();
/** A run with a service that is not well. */
const runAway = () => expect(run()).rejects.toThrow('the pinning service is not well');
const wait = (seconds: number) => (clock += seconds);
const listPins = () => database.orm.select().from(mediaPinTable).orderBy(mediaPinTable.hash);
const listStates = async () => (await listPins()).map(({ state }) => state);
const setAll = (status: 'pinning' | 'pinned' | 'failed') => {
  for (const pin of service.pins.values()) pin.status = status;
};
const play = (...next: PinningAnswer[]) => (service.state.next = next);

/** Mints a work of each file, of which the site has the file too. */
async function mint(digits: readonly string[], { block = deep, hasFile = true } = {}): Promise<void> {
  for (const [index, digit] of digits.entries()) {
    const hash = toHash(digit);
    await database.orm.insert(nftMintedTable).values({
      chainId,
      blockNumber: block,
      logIndex: index,
      blockHash: txHash,
      blockTimestamp: 1,
      txHash,
      collection: owner,
      tokenId: index,
      recipient: owner,
      creator: owner,
      fileName: `${hash.slice(2)}.png`,
      royaltyBps: 0,
    });
    if (hasFile) await addFile(hash);
  }
}

async function addFile(hash: Hex): Promise<void> {
  const file = {
    hash,
    kind: 'png' as const,
    bytes: 9,
    frames: 1,
    at: new Date(),
    cid: `bafk-${hash.slice(2, 5)}`,
  };
  await database.orm.insert(mediaFileTable).values(file).onConflictDoNothing();
}
const takeDown = (hash: Hex) =>
  database.sql`insert into app.media_takedown (hash, reason) values (decode(${hash.slice(2)}, 'hex'), 'a copy')`;

describe('[NFT-03] files of minted works at a pinning service', () => {
  it('given no service, or a chain without a market, then there is no job', () => {
    expect(createJobs({}, 1)).toEqual([]);
    const config = z.object(nftMarketConfig).parse({});
    expect(pinJobs({ ...createJobDeps(database, chainId, () => clock), config })).toEqual([]);
    expect(createJobs().map(({ name }) => name)).toEqual([`nft-market.pins.${chainId}`]);
  });

  it('given works, then the file of each final one is sent once, and followed until it is pinned', async () => {
    await mint(['1', '2', '1']);
    await mint(['3'], { block: deep + 1 });
    await run();
    expect([...service.pins.values()].toSorted((a, b) => (a.cid < b.cid ? -1 : 1))).toEqual([
      { cid: 'bafk-111', name: `${'1'.repeat(64)}.png`, status: 'queued' },
      { cid: 'bafk-222', name: `${'2'.repeat(64)}.png`, status: 'queued' },
    ]);
    expect(await listStates()).toEqual(['queued', 'queued']);
    await run();
    expect(service.state.calls).toHaveLength(2);
    setAll('pinning');
    wait(61);
    await run();
    expect(await listStates()).toEqual(['queued', 'queued']);
    setAll('pinned');
    wait(121);
    await run();
    expect(await listStates()).toEqual(['pinned', 'pinned']);
    expect(service.state.calls.filter((call) => call.startsWith('POST'))).toHaveLength(2);
    wait(86_400);
    const { length } = service.state.calls;
    await run();
    expect(service.state.calls).toHaveLength(length);
  });

  it('given origins in the settings, then they are named', async () => {
    await mint(['1']);
    await run({ PINNING_ORIGINS: '/dns4/a.example/tcp/4001,/ip4/1.2.3.4/tcp/4001' });
    expect([...service.pins.values()][0]?.origins).toEqual([
      '/dns4/a.example/tcp/4001',
      '/ip4/1.2.3.4/tcp/4001',
    ]);
  });

  it('given many works, then a run sends thirty, and the next ones go on', async () => {
    const names = Array.from({ length: 40 }, (_, n) => (0x10 + n).toString(16));
    await mint(names);
    await run();
    expect(service.pins.size).toBe(30);
    await run();
    expect(service.pins.size).toBe(40);
  });

  it('given a work whose file nobody sent, or without an address yet, then it waits and holds up no other', async () => {
    await mint(['1'], { hasFile: false });
    await mint(['2'], { block: deep - 1 });
    await run();
    expect(await listStates()).toEqual(['waiting', 'queued']);
    await addFile(toHash('1'));
    wait(61);
    await run();
    expect(await listStates()).toEqual(['queued', 'queued']);
  });

  it.each<[PinningAnswer, string]>([
    [500, 'the service answered 500'],
    [429, 'the service answered 429'],
    [401, 'the service answered 401'],
    ['silent', 'the service does not answer'],
    ['drip', 'the service does not answer'],
    ['redirect', 'the service does not answer'],
    ['huge', 'the answer of the service is too long'],
    ['text', 'the answer of the service is not that of the pinning API'],
  ])(
    'given a service with the fault %s, then the run ends with one failed file, and a later one succeeds',
    async (fault, reason) => {
      await mint(['1', '2']);
      play(fault);
      await runAway();
      expect((await listPins()).filter(({ state }) => state === 'failed')).toMatchObject([
        { reason, attempts: 1 },
      ]);
      expect((await listStates()).toSorted()).toEqual(['failed', 'waiting']);
      expect([service.state.strays, service.state.calls.length]).toEqual([0, 1]);
      wait(61);
      await run();
      expect(await listStates()).toEqual(['queued', 'queued']);
      expect(service.pins.size).toBe(2);
    },
  );

  it.each<[PinningAnswer, string]>([
    [400, 'the service answered 400'],
    ['another', 'the service answered another address'],
  ])('given a file that alone is answered %s, then the others are sent', async (fault, reason) => {
    await mint(['1', '2']);
    play(fault);
    await run();
    const pins = await listPins();
    expect(pins.map(({ state }) => state).toSorted()).toEqual(['failed', 'queued']);
    expect(pins.find(({ state }) => state === 'failed')).toMatchObject({ reason });
  });

  it('given an answer that is lost, then the file is not sent twice', async () => {
    await mint(['1']);
    play('lost');
    await runAway();
    wait(61);
    await run();
    expect(await listStates()).toEqual(['queued']);
    expect(service.pins.size).toBe(1);
  });

  it('given faults in a row, then the pauses double up to a day', async () => {
    await mint(['1']);
    const pauses: number[] = [];
    for (let count = 0; count < 13; count += 1) {
      play(500);
      await runAway();
      const [pin] = await listPins();
      pauses.push((pin?.nextAt.getTime() ?? 0) / 1_000 - clock);
      wait(pauses.at(-1) ?? 0);
    }
    expect(pauses).toEqual([
      60, 120, 240, 480, 960, 1_920, 3_840, 7_680, 15_360, 30_720, 61_440, 86_400, 86_400,
    ]);
  });

  it('given a service that reports a failure, or has forgotten a file, then it is sent again', async () => {
    await mint(['1']);
    await run();
    setAll('failed');
    wait(61);
    await run();
    expect(await listPins()).toMatchObject([
      { state: 'failed', reason: 'the service could not get the file' },
    ]);
    wait(121);
    await run();
    setAll('pinned');
    wait(241);
    await run();
    expect(await listStates()).toEqual(['pinned']);
    service.pins.clear();
    wait(31 * 86_400);
    await run();
    expect([await listStates(), service.pins.size]).toEqual([['queued'], 1]);
  });

  it('given a request that is verified while the service is away, then its state stays', async () => {
    await mint(['1']);
    await run();
    wait(61);
    play('silent');
    await runAway();
    expect(await listPins()).toMatchObject([{ state: 'queued', reason: null }]);
  });

  it('given a takedown, then the file is unpinned, with retries; once it is served again it is pinned again', async () => {
    await mint(['1', '2']);
    await run();
    await takeDown(toHash('1'));
    play(500);
    await runAway();
    expect(await listStates()).toEqual(['removing', 'queued']);
    wait(61);
    await run();
    expect(await listStates()).toEqual(['removed', 'queued']);
    expect([...service.pins.values()].map(({ cid }) => cid)).toEqual(['bafk-222']);
    await database.sql`${sql.raw('delete from app.media_takedown')}`;
    await run();
    expect(await listStates()).toEqual(['queued', 'queued']);
    expect(service.pins.size).toBe(2);
  });

  it('given a takedown of a file whose answer was lost, then the request is found and removed', async () => {
    await mint(['1']);
    play('lost');
    await runAway();
    await takeDown(toHash('1'));
    await run();
    expect([await listStates(), service.pins.size]).toEqual([['removed'], 0]);
  });

  it('given a failed request, and a second one whose answer was lost, then a takedown removes both', async () => {
    await mint(['1']);
    await run();
    setAll('failed');
    wait(61);
    await run();
    wait(121);
    play('pass', 'lost');
    await runAway();
    expect(service.pins.size).toBe(2);
    await takeDown(toHash('1'));
    await run();
    expect([await listStates(), service.pins.size]).toEqual([['removed'], 0]);
  });

  it('given a file that is served again before its request could be removed, then that request is followed', async () => {
    await mint(['1']);
    await run();
    await takeDown(toHash('1'));
    play(500);
    await runAway();
    await database.sql`${sql.raw('delete from app.media_takedown')}`;
    await run();
    expect([await listStates(), service.pins.size]).toEqual([['queued'], 1]);
  });

  it('given two processes at once, then each file is sent once', async () => {
    await mint(['1', '2', '3', '4', '5']);
    await Promise.all([run(), run()]);
    expect(service.state.calls.filter((call) => call.startsWith('POST'))).toHaveLength(5);
  });
});
