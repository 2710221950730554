import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { localMnemonic } from '@tradewind/abi/local/deployment-plan';
import { addIntent } from '@tradewind/db/keeper/add-intent.query';
import { intentTable } from '@tradewind/db/keeper/tables';
import { createTestDatabase } from '@tradewind/db/test-database';
import { type ChainNode, startChainNode } from '@tradewind/stack/chain-node';
import { connectChain } from '@tradewind/stack/chain/connect';
import { type Child, startChild } from '@tradewind/stack/process/child';
import { findFreePort } from '@tradewind/stack/process/port';
import { listProgramParameters } from '@tradewind/stack/programs/built-program';
import { createRandom } from '@tradewind/stack/seed/random';
import { mnemonicToAccount } from 'viem/accounts';
import { getBlock } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';

const chainId = 31337;
const seed = 4711;
const account = mnemonicToAccount(localMnemonic, { addressIndex: 1 });
const key = `0x${Buffer.from(account.getHdKey().privateKey!).toString('hex')}`;
const keeper = account.address.toLowerCase();
const folder = mkdtempSync(join(tmpdir(), 'tradewind-keeper-'));
const running = new Map<number, Child>();
let chain: ChainNode;
let proxy: FaultyProxy;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  [database, chain] = await Promise.all([createTestDatabase(), startChainNode({ mining: 'manual' })]);
  proxy = await startFaultyProxy(chain.rpcUrl);
});
afterAll(async () => {
  await Promise.all([...running.values()].map((child) => child.stop()));
  await proxy.close();
  await Promise.all([chain.stop(), database.drop()]);
  rmSync(folder, { recursive: true });
});

async function startKeeper(
  rpcUrl: string,
  settings: Record<string, string> = {},
): Promise<Child & { findReasons: () => Promise<string[] | undefined> }> {
  const port = await findFreePort();
  const child = startChild({
    command: process.execPath,
    parameters: listProgramParameters('keeper'),
    logFile: join(folder, 'keeper.log'),
    environment: {
      DATABASE_URL: database.url,
      CHAIN_ID: String(chainId),
      RPC_URLS: rpcUrl,
      KEEPER_PORT: String(port),
      KEEPER_KEY: key,
      POLL_INTERVAL_MS: '20',
      STUCK_SECONDS: '2',
      ...settings,
    },
  });
  running.set(child.pid, child);
  void child.exited.then(() => running.delete(child.pid));
  const findReasons = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    return response ? ((await response.json()) as { reasons: string[] }).reasons : undefined;
  };
  return { ...child, findReasons };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(20);
}

const listIntents = () => database.orm.select().from(intentTable);
/** A transfer whose address and amount no other intent has. */
const addTransfer = (number: number) =>
  addIntent(database.orm, {
    chainId,
    intentKey: `test:transfer:${number}`,
    recipient: `0x${(0xabc000 + number).toString(16).padStart(40, '0')}`,
    data: '0x',
    value: 1_000n + BigInt(number),
  });
/** Undoes the last blocks; the node drops their transactions. */
async function reorganise(depth: number): Promise<void> {
  const client = connectChain(chain.rpcUrl);
  const { number } = await getBlock(client);
  if (number > BigInt(depth)) await client.request({ method: 'anvil_reorg', params: [depth, []] } as never);
}

async function listSent() {
  const client = connectChain(chain.rpcUrl);
  const { number } = await getBlock(client);
  const blocks = await Promise.all(
    Array.from({ length: Number(number) }, (_, index) =>
      getBlock(client, { blockNumber: BigInt(index + 1), includeTransactions: true }),
    ),
  );
  return blocks
    .flatMap(({ transactions }) => transactions)
    .filter(({ from }) => from.toLowerCase() === keeper);
}

describe('[OPS-05] the keeper as a process on a real chain', () => {
  it(`killed at random points behind a node that fails, makes each intent happen once (seed ${seed})`, async () => {
    const { below } = createRandom(seed);
    const client = connectChain(chain.rpcUrl);
    proxy.setFaults(below);
    let added = 0;
    for (let life = 0; life < 4; life += 1) {
      const doomed = await startKeeper(proxy.url);
      const fatalRequest = 5 + below(40);
      proxy.onRequest((count) => {
        if (count === fatalRequest) process.kill(doomed.pid, 'SIGKILL');
      });
      for (let count = below(5); count >= 0; count -= 1) await addTransfer((added += 1));
      while (running.has(doomed.pid)) {
        await setTimeout(30);
        const choice = below(10);
        if (choice < 5) await client.mine({ blocks: 1 });
        if (choice === 5) await reorganise(1 + below(3));
        if (choice === 6) await client.request({ method: 'anvil_dropAllTransactions' } as never);
      }
      proxy.onRequest(undefined);
    }
    proxy.setFaults(undefined);
    const last = await startKeeper(proxy.url);
    await until(async () => {
      await client.mine({ blocks: 16 });
      return (await listIntents()).every(({ state }) => state === 'final');
    });
    await last.stop();
    expect(await last.exited).toBe('ended with code 0');
    const sent = await listSent();
    expect(sent.map(({ nonce }) => nonce)).toEqual(sent.map((_transaction, index) => index));
    for (let number = 1; number <= added; number += 1) {
      expect(
        sent.filter(({ value }) => value === 1_000n + BigInt(number)),
        `transfer ${number}`,
      ).toHaveLength(1);
    }
    expect((await listIntents()).every(({ succeeded }) => succeeded)).toBe(true);
  }, 120_000);

  it('has one active keeper for a chain: another waits, reports it, and takes over when the first is killed', async () => {
    const client = connectChain(chain.rpcUrl);
    const first = await startKeeper(chain.rpcUrl);
    await until(async () => (await first.findReasons())?.length === 0);
    const second = await startKeeper(chain.rpcUrl);
    await until(async () => (await second.findReasons())?.[0] === 'another keeper acts on this chain');
    await addTransfer(1001);
    process.kill(first.pid, 'SIGKILL');
    await addTransfer(1002);
    await until(async () => (await second.findReasons())?.length === 0);
    await until(async () => {
      await client.mine({ blocks: 1 });
      return (await listIntents()).every(({ state }) => state === 'included' || state === 'final');
    });
    await second.stop();
    expect(await second.exited).toBe('ended with code 0');
    const values = (await listSent()).map(({ value }) => value);
    expect([2_001n, 2_002n].map((value) => values.filter((one) => one === value).length)).toEqual([1, 1]);
  });

  it('[OPS-03] given a database that refuses an intent, when rounds fail repeatedly, then it stays alive, reports it, and sends once the cause is gone', async () => {
    const client = connectChain(chain.rpcUrl);
    const active = await startKeeper(chain.rpcUrl);
    await until(async () => (await active.findReasons())?.length === 0);
    await database.sql`
      create function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`;
    await database.sql`
      create trigger refuse before update on relay.intent for each row execute function public.refuse()`;
    await addTransfer(1003);
    await until(async () =>
      /^the round: \d+ failures in a row: .*planted$/.test((await active.findReasons())?.[0] ?? ''),
    );
    await database.sql`drop function public.refuse cascade`;
    await until(async () => {
      await client.mine({ blocks: 1 });
      return (await listSent()).some(({ value }) => value === 2_003n);
    });
    await until(async () => (await active.findReasons())?.length === 0);
    await active.stop();
    expect(await active.exited).toBe('ended with code 0');
  });

  it(`frozen at random points, is replaced, is on standby when it resumes, and each intent happens once (seed ${seed})`, async () => {
    const { below } = createRandom(seed);
    const client = connectChain(chain.rpcUrl);
    const settings = { LEASE_LIMIT_MS: '1500' };
    const isActive = async (one: typeof active) => (await one.findReasons())?.length === 0;
    const isStandby = async (one: typeof active) =>
      (await one.findReasons())?.[0] === 'another keeper acts on this chain';
    const first = 2_000;
    let added = first;
    let active = await startKeeper(proxy.url, settings);
    await until(() => isActive(active));
    let standby = await startKeeper(chain.rpcUrl, settings);
    await until(() => isStandby(standby));
    for (let turn = 0; turn < 2; turn += 1) {
      const frozen = active;
      const fatalRequest = 3 + below(30);
      const isFrozen = Promise.withResolvers<void>();
      const freeze = () => (process.kill(frozen.pid, 'SIGSTOP'), isFrozen.resolve());
      // Only one of the two sends requests through the proxy: the other is frozen at any moment.
      proxy.onRequest((count) => void (count === fatalRequest && turn % 2 === 0 && freeze()));
      for (let count = 1 + below(4); count >= 0; count -= 1) await addTransfer((added += 1));
      if (turn % 2 === 1) void setTimeout(below(150)).then(freeze);
      await client.mine({ blocks: 1 });
      await isFrozen.promise;
      await until(() => isActive(standby));
      await addTransfer((added += 1));
      await client.mine({ blocks: 1 });
      process.kill(frozen.pid, 'SIGCONT');
      await until(() => isStandby(frozen));
      [active, standby] = [standby, active];
    }
    proxy.onRequest(undefined);
    await until(async () => {
      await client.mine({ blocks: 16 });
      return (await listIntents()).every(({ state }) => state === 'final');
    });
    await Promise.all([active.stop(), standby.stop()]);
    const sent = await listSent();
    expect(sent.map(({ nonce }) => nonce)).toEqual(sent.map((_transaction, index) => index));
    for (let number = first + 1; number <= added; number += 1) {
      expect(
        sent.filter(({ value }) => value === 1_000n + BigInt(number)),
        `transfer ${number}`,
      ).toHaveLength(1);
    }
  }, 60_000);
});
