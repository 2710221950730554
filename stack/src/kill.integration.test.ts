import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  findLaunchpadDeployment,
  findNetworkDeployment,
  findNftStakeDeployment,
  findStakePoolDeployment,
} from '@tradewind/abi/deployment';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import { createDatabase, type Database } from '@tradewind/db/database';
import { chainHeadSchema } from '@tradewind/schema/hub/chain-head';
import { areaTopic, headTopic } from '@tradewind/schema/hub/chain-topic';
import { uploadedPictureSchema } from '@tradewind/schema/media/picture-upload';
import { stakesTopic } from '@tradewind/schema/stake-pool/hub-names';
import { envelopeSchema } from '@tradewind/schema/wire/envelope';
import type { Topic } from '@tradewind/schema/hub/topic';
import { BaseError, BlockNotFoundError, type Hash } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainClient, connectChain } from './chain/connect.ts';
import { listSwapsOfApi, listSwapsOnChain, untilIndexed } from './chaos/compare-with-chain.ts';
import { betweenSaves } from './chaos/between-saves.ts';
import { startHubClient } from './chaos/hub-client.ts';
import { killService, untilServiceRuns } from './chaos/kill-service.ts';
import { whileRepeating } from './chaos/while-repeating.ts';
import { localAccount } from './demo-accounts.ts';
import { swapNative } from './exchange/demo/swap-native.ts';
import { parseEnvironment } from './environment.ts';
import { prepareHome } from './home/prepared-home.ts';
import { createTemporaryHome } from './home/temporary-home.ts';
import { joinInTurn, type Joiner } from './launchpad/join-in-turn.ts';
import {
  findSaleOf,
  type JoinSums,
  readJoinsOfApi,
  readJoinsOfContract,
  readJoinsOfIndex,
} from './launchpad/read-joins.ts';
import { listDemoFiles } from './nft-market/demo-files.ts';
import { moveWorkInTurn, type WorkMover } from './nft-stake/move-work-in-turn.ts';
import {
  listWorkMovesOfIndex,
  listWorkMovesOnChain,
  readWorksOfApi,
  readWorksOfContract,
} from './nft-stake/read-works.ts';
import { putDemoFiles } from './service/put-demo-files.ts';
import { openPoolPage, type PoolPage } from './stake-pool/open-pool-page.test-support.ts';
import {
  listMovesOfApi,
  listMovesOnChain,
  type PoolSums,
  readSumsOfApi,
  readStakeAmounts,
  readSumsOfContract,
  readSumsOfIndex,
} from './stake-pool/read-stakes.ts';
import { stakeInTurn, type Staker } from './stake-pool/stake-in-turn.ts';
import { signInAt } from './sign-in-at.ts';
import { startStack, type Stack } from './start-stack.ts';

/** Of one pixel. */
const smallestPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const { home, remove } = createTemporaryHome('kill');
const chainFile = join(home, 'chain', 'bep.json');
const lines: string[] = [];
let stack: Stack;

beforeAll(async () => {
  const environment = parseEnvironment({ TRADEWIND_HOME: home, PORT_BASE: '0', LOG_LEVEL: 'warn' });
  await prepareHome(environment);
  stack = await startStack({
    environment,
    mode: 'start',
    saveSeconds: 10,
    print: (line) => lines.push(line),
  });
}, 240_000);

afterAll(remove);
afterAll(() => stack.stop());

async function swap(count: number): Promise<boolean> {
  const { stablecoins } = findNetworkDeployment(stack.chain.chainId)!;
  await swapNative({
    rpcUrl: stack.urls.rpc,
    account: localAccount(2),
    tokenOut: stablecoins[count % stablecoins.length]!,
    amountIn: 10n ** 16n + BigInt(count),
  });
  return true;
}

/** Replaces the last blocks by empty ones. */
const replaceBlocks = (client: ChainClient, count: number) =>
  client.request({ method: 'anvil_reorg' as never, params: [count, []] as never });

const kill = (name: string) => killService(stack, name);
const untilRunning = (name: string) => untilServiceRuns(stack, name);

/** Returns why a process is not ready: its own reason, or the error of the request. */
async function readReadiness(url: string): Promise<string> {
  try {
    const answer = await fetch(`${url}/readyz`);
    return answer.ok ? 'ready' : await answer.text();
  } catch (error) {
    return String(error);
  }
}

async function expectIndexEqualsChain(): Promise<void> {
  const { api, rpc } = stack.urls;
  const head = await untilIndexed(rpc, api);
  expect(await listSwapsOfApi(api, head)).toEqual(await listSwapsOnChain(rpc, head));
}

describe('the pictures of the demo', () => {
  it('[NFT-01] [OPS-01] given a started site, then each work and each artist has its file, and its sizes for cards, and nobody stays signed in', async () => {
    await stack.demoFiles;
    expect(lines.filter((line) => line.includes('missing'))).toEqual([]);
    const media = `${stack.serviceUrls['media']}/media`;
    for (const { name, draw } of listDemoFiles()) {
      const answer = await fetch(`${media}/${name}`);
      expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(draw())]).toEqual([200, true]);
      // A film is shown by a picture beside it.
      if (/\.(?:mp4|flv)$/.test(name)) continue;
      const card = await fetch(`${media}/${name.slice(0, 64)}/320.webp`);
      expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/webp']);
      await card.arrayBuffer();
    }
    const database = createDatabase(stack.databaseUrl, { maxConnections: 1, applicationName: 'test' });
    const [row] = await database.sql<{ files: number; uploads: number; sessions: number }>`select
      (select count(*)::int from app.media_file) as files, (select count(*)::int from app.media_upload) as uploads,
      (select count(*)::int from app.session) as sessions`;
    const users =
      await database.sql`select usename from pg_stat_activity where application_name = 'tradewind-media'`;
    await database.close();
    expect(new Set(users.map(({ usename }) => usename))).toEqual(new Set(['tradewind_media']));
    expect(row).toEqual({ files: listDemoFiles().length, uploads: listDemoFiles().length, sessions: 0 });
  });

  it('[NFT-01] given a file that was lost, when the site starts again, then it alone is sent', async () => {
    const { webUrl, mediaUrl } = { webUrl: stack.urls.web, mediaUrl: stack.serviceUrls['media']! };
    const [first] = listDemoFiles();
    await rm(
      join(home, 'media/media', first!.name.slice(0, 2), first!.name.slice(2, 4), first!.name.slice(0, 64)),
    );
    const { signal } = new AbortController();
    await putDemoFiles({ webUrl, mediaUrl, chainId: stack.chain.chainId, signal }, (line) =>
      lines.push(line),
    );
    expect((await fetch(`${mediaUrl}/media/${first!.name}`)).status).toBe(200);
  });
});

describe('kill -9 during swaps', { timeout: 240_000 }, () => {
  it('[OPS-01] of the indexer, the API, the keeper and the database loses and duplicates nothing', async () => {
    const before = (await listSwapsOnChain(stack.urls.rpc, 1_000_000n)).length;
    const made = await whileRepeating(swap, async (untilMore) => {
      for (const name of ['indexer', 'api', 'keeper', 'database', 'database', 'indexer']) {
        await untilMore(5);
        await kill(name);
        await untilMore(5);
        await untilRunning(name);
      }
    });
    expect((await listSwapsOnChain(stack.urls.rpc, 1_000_000n)).length).toBe(before + made);
    await expectIndexEqualsChain();
    expect(lines).toContain('  api was killed (SIGKILL); restarted');
  });

  it('[OPS-01] of the chain node leaves an index that equals the blocks that the chain kept', async () => {
    await kill('chain');
    await untilRunning('chain');
    await whileRepeating(swap, (untilMore) => untilMore(3));
    await expectIndexEqualsChain();
  });

  it('[OPS-03] its processes are ready, alive and measured again', async () => {
    for (const url of [stack.urls.api, stack.urls.indexer, stack.urls.keeper]) {
      await expect.poll(() => readReadiness(url), { timeout: 60_000, interval: 100 }).toBe('ready');
      expect((await fetch(`${url}/livez`)).status).toBe(200);
      expect(await (await fetch(`${url}/metrics`)).text()).toContain('# TYPE');
    }
  });
});

const patience = { timeout: 10_000 };

/** A page waits between its attempts to read from a killed node. */
const patienceOfPage = { timeout: 30_000, interval: 100 };

describe('kill -9 during stakes', { timeout: 120_000 }, () => {
  const demoAccount = 3;
  /** A Genesis work of the account. */
  const demoWork = 21n;
  let staker: Staker;
  let mover: WorkMover;
  let page: PoolPage;
  let database: Database;

  beforeAll(async () => {
    const client = connectChain(stack.urls.rpc);
    const { factory: address } = findStakePoolDeployment(stack.chain.chainId)!;
    const list = { address, abi: stakePoolFactoryAbi, functionName: 'pools' } as const;
    const [pool] = await readContract(client, { ...list, args: [0n, 1n] });
    const account = localAccount(demoAccount).address;
    staker = { client, pool: pool!, account };
    database = createDatabase(stack.databaseUrl, { maxConnections: 1 });
    mover = { client, deployment: findNftStakeDeployment(stack.chain.chainId)!, account, work: demoWork };
    page = await openPoolPage({ webUrl: stack.urls.web, pool: staker.pool, demoAccount, decimals: 18 });
  });
  afterAll(() => database.close());
  afterAll(() => page?.close());

  /**
   * One move in the pool and one of the work. A killed node fails the step, or loses its transactions; a reverted call
   * fails the test.
   */
  async function stake(): Promise<boolean> {
    await delay(50);
    try {
      await stakeInTurn(staker);
      await moveWorkInTurn(mover);
      return true;
    } catch (error) {
      if (error instanceof BaseError) return false;
      throw error;
    }
  }

  /**
   * Contract, index and API, compared at the block of the API, and the open page, which nobody loads again; returns the
   * contract's sums.
   */
  async function expectEqualStakes(): Promise<PoolSums> {
    const { api, rpc } = stack.urls;
    const { client, pool, account } = staker;
    await untilIndexed(rpc, api);
    const { sums, blockNumber } = await readSumsOfApi(api, pool);
    const onChain = await readSumsOfContract(client, pool, blockNumber);
    expect([sums, await readSumsOfIndex(database, pool)]).toEqual([onChain, onChain]);
    expect(await listMovesOfApi(api, pool, account)).toEqual(await listMovesOnChain(client, pool, account));
    await expectEqualWorks(mover);
    const { totalLocked, reserved } = onChain;
    const shown = { totalLocked, reserved, stakes: await readStakeAmounts(client, pool, account) };
    await expect.poll(page.read, patienceOfPage).toEqual(shown);
    return onChain;
  }

  async function expectEqualWorks({ client, deployment, account }: WorkMover): Promise<void> {
    const moves = await listWorkMovesOnChain(client, deployment, account);
    expect(await listWorkMovesOfIndex(database, account)).toEqual(moves);
    const staked = await readWorksOfContract(client, deployment, account);
    expect(await readWorksOfApi(stack.urls.api, deployment, account)).toEqual(staked);
  }

  /** The moves in the pool, and those of works. */
  async function countMoves(): Promise<[inPool: number, ofWorks: number]> {
    const { client, pool, account } = staker;
    const inPool = await listMovesOnChain(client, pool, account);
    return [inPool.length, (await listWorkMovesOnChain(client, mover.deployment, account)).length];
  }

  it.each(['keeper', 'api', 'indexer', 'database'])(
    '[OPS-01] [POOL-04] [NST-01] given stakes and exits in turn, when %s is killed, then none is lost, none counts twice, and the open page agrees',
    async (name) => {
      const [inPool, ofWorks] = await countMoves();
      const made = await whileRepeating(stake, async (untilMore) => {
        await untilMore(3);
        await kill(name);
        await untilMore(3);
        await untilRunning(name);
      });
      expect(await countMoves()).toEqual([inPool + made, ofWorks + made]);
      await expectEqualStakes();
    },
  );

  it('[OPS-01] [POOL-04] [NST-01] given stakes in turn, when the chain node is killed, then index, API and page have those that it kept', async () => {
    const lost: Hash[] = [];
    await betweenSaves(chainFile, async () => {
      for (let made = 0; made < 3; made += 1) expect(await stake()).toBe(true);
      lost.push((await getBlock(staker.client)).hash);
    });
    await whileRepeating(stake, async (untilMore) => {
      await kill('chain');
      await untilRunning('chain');
      await untilMore(3);
    });
    await expect(getBlock(staker.client, { blockHash: lost.at(-1)! })).rejects.toThrow(BlockNotFoundError);
    await expectEqualStakes();
  });

  it('[HUB-03] [POOL-04] [NST-01] given an indexed stake, when its block is replaced, then index, API, hub and page are without it', async () => {
    const { client, pool } = staker;
    const { chainId } = stack.chain;
    const [head, stakes] = [headTopic(chainId), areaTopic(stakesTopic, chainId)];
    const hub = startHubClient(stack.urls.api, [head, stakes]);
    const findLast = (topic: Topic) => JSON.parse(hub.last.get(topic)?.extraData ?? 'null');
    // One block below the stake is replaced too: an empty one, not another stake.
    await client.mine({ blocks: 1 });
    const before = await expectEqualStakes();
    const { number: last } = await getBlock(client);
    expect(await stake()).toBe(true);
    const withStake = await expectEqualStakes();
    expect(withStake).not.toEqual(before);
    await expect.poll(() => findLast(stakes), patience).toMatchObject({ pools: [pool.toLowerCase()] });
    const { number } = await getBlock(client);
    await replaceBlocks(client, Number(number - last) + 1);
    expect(await expectEqualStakes()).toEqual(before);
    // The chain goes on meanwhile.
    const isAtHead = async () =>
      chainHeadSchema.parse(findLast(head)).blockHash === (await getBlock(client)).hash;
    await expect.poll(isAtHead, patience).toBe(true);
    expect(await stake()).toBe(true);
    expect(await expectEqualStakes()).toEqual(withStake);
    await hub.stop();
    expect(hub.faults).toEqual([]);
  });
});

describe('kill -9 during joins', { timeout: 120_000 }, () => {
  /** The open sale of the demo that anybody may join. */
  const project = 1;
  let joiner: Joiner;
  let database: Database;

  beforeAll(async () => {
    const { chain, databaseUrl, urls } = stack;
    database = createDatabase(databaseUrl, { maxConnections: 1 });
    const client = connectChain(urls.rpc);
    const sale = await findSaleOf(client, findLaunchpadDeployment(chain.chainId)!.factory, project);
    joiner = { client, sale, account: localAccount(3).address };
  });
  afterAll(() => database.close());

  /** A reverted call fails the test; a step that the database or the node did not take counts as none. */
  async function tryJoin(): Promise<boolean> {
    await delay(50);
    try {
      await joinInTurn(joiner);
      return true;
    } catch (error) {
      if (error instanceof BaseError) return false;
      throw error;
    }
  }

  /** Escrow, contract, index and API agree; returns the sums. */
  async function expectEqualJoins(): Promise<JoinSums> {
    const { chain, urls } = stack;
    const { chainId } = chain;
    const { api, rpc } = urls;
    await untilIndexed(rpc, api);
    const onChain = await readJoinsOfContract(joiner);
    expect([
      await readJoinsOfIndex(database, chainId, joiner),
      await readJoinsOfApi(api, chainId, joiner),
    ]).toEqual([onChain, onChain]);
    return onChain;
  }

  it('[OPS-01] [IDO-14] given an account that joins, then contract, index and API have its commitment', async () => {
    const before = await expectEqualJoins();
    expect(await tryJoin()).toBe(true);
    const { buyers, own } = await expectEqualJoins();
    expect([buyers, own > 0n]).toEqual([before.buyers + 1, true]);
  });

  it.each(['keeper', 'api', 'indexer', 'database'])(
    '[OPS-01] [IDO-14] given joins in turn, when %s is killed, then none is lost, and none counts twice',
    async (name) => {
      const before = await expectEqualJoins();
      const made = await whileRepeating(tryJoin, async (untilMore) => {
        await untilMore(3);
        await kill(name);
        await untilMore(3);
        await untilRunning(name);
      });
      // Each further join commits one raw unit.
      const after = await expectEqualJoins();
      expect(after).toEqual({
        ...before,
        committed: before.committed + BigInt(made),
        own: before.own + BigInt(made),
      });
    },
  );

  it('[OPS-01] [IDO-14] given joins in turn, when the chain node is killed, then index and API have those that it kept, and later ones count', async () => {
    const { client } = joiner;
    const lost: Hash[] = [];
    await betweenSaves(chainFile, async () => {
      for (let made = 0; made < 3; made += 1) expect(await tryJoin()).toBe(true);
      lost.push((await getBlock(client)).hash);
    });
    await whileRepeating(tryJoin, async (untilMore) => {
      await kill('chain');
      await untilRunning('chain');
      await untilMore(3);
    });
    await expect(getBlock(client, { blockHash: lost.at(-1)! })).rejects.toThrow(BlockNotFoundError);
    const before = await expectEqualJoins();
    expect(await tryJoin()).toBe(true);
    expect(await expectEqualJoins()).toEqual({
      ...before,
      committed: before.committed + 1n,
      own: before.own + 1n,
    });
  });

  it('[HUB-03] [IDO-14] given an indexed join, when its block is replaced, then index and API are without it, and a later one counts', async () => {
    const { client } = joiner;
    await client.mine({ blocks: 1 });
    const before = await expectEqualJoins();
    const { number: last } = await getBlock(client);
    expect(await tryJoin()).toBe(true);
    expect((await expectEqualJoins()).own).toBe(before.own + 1n);
    const { number } = await getBlock(client);
    await replaceBlocks(client, Number(number - last) + 1);
    expect(await expectEqualJoins()).toEqual(before);
    expect(await tryJoin()).toBe(true);
    expect((await expectEqualJoins()).own).toBe(before.own + 1n);
  });
});

/** Sends a picture to the web server, as an operator's page does. */
async function uploadPicture(cookie: string) {
  const answer = await fetch(`${stack.urls.web}/api/operator/launchpad/picture`, {
    method: 'POST',
    headers: {
      cookie,
      origin: stack.urls.web,
      'content-type': 'application/octet-stream',
      'x-picture-use': 'logo',
    },
    body: smallestPng,
  });
  return envelopeSchema(uploadedPictureSchema).parse(await answer.json());
}

async function countUploads(): Promise<number> {
  const text = await (await fetch(`${stack.serviceUrls['media']}/metrics`)).text();
  return Number(
    /^media_picture_uploads_total\{outcome="kept"\} (?<count>\d+)$/m.exec(text)?.groups?.['count'],
  );
}

describe('kill -9 of the media process', { timeout: 120_000 }, () => {
  it('[IDO-14] [OPS-02] [OPS-01] given a picture that an operator sends to the web server, when the process is killed, then the picture stays, and the next one is taken after the restart', async () => {
    // Account 0 is the operator of a local stack.
    const cookie = await signInAt(stack.urls.web, localAccount(0), stack.chain.chainId);
    const first = await uploadPicture(cookie);
    expect(first).toMatchObject({
      succeeded: true,
      data: { path: expect.stringMatching(/^\/media\/.*\.webp$/) },
    });
    expect(await countUploads()).toBe(1);
    expect(await uploadPicture('')).toMatchObject({ succeeded: false, code: 'SIGN_IN_REQUIRED' });
    await kill('media');
    const meanwhile = await uploadPicture(cookie);
    if (!meanwhile.succeeded) expect(meanwhile).toMatchObject({ code: 'UNAVAILABLE', retryable: true });
    await untilRunning('media');
    await expect.poll(() => uploadPicture(cookie), { timeout: 30_000 }).toEqual(first);
    const served = await fetch(`${stack.serviceUrls['media']}${first.data?.path}`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});
