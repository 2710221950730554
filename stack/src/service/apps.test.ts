import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseEnvironment, root } from '../environment.ts';
import { choosePorts } from '../ports.ts';
import { appServices, type ChainAddress } from './apps.ts';

const toChain = (chainId: number): ChainAddress => ({
  chainId,
  rpcUrls: [`http://127.0.0.1:${chainId}`],
  wsUrl: undefined,
});

async function listServices(
  variables: Record<string, string>,
  hasOpponents: boolean,
  others: readonly number[] = [],
  mode: 'start' | 'dev' = 'start',
) {
  return appServices({
    environment: parseEnvironment(variables),
    mode,
    webMode: 'local',
    ports: await choosePorts(4500),
    databaseUrl: 'postgres://db/tradewind',
    mediaDatabaseUrl: 'postgres://media@db/tradewind',
    chains: [toChain(31337), ...others.map(toChain)],
    hasStandbys: false,
    hasOpponents,
  });
}

async function listNames(variables: Record<string, string>, hasOpponents: boolean): Promise<string[]> {
  return (await listServices(variables, hasOpponents)).map(({ name }) => name);
}

it('[OPS-01] given a stack that wants opponents, when its processes are listed, then they are among them on the local chain alone', async () => {
  expect(await listNames({}, true)).toContain('opponents');
  expect(await listNames({}, false)).not.toContain('opponents');
  expect(await listNames({ RPC_URLS: 'http://node.example' }, true)).not.toContain('opponents');
});

const listKeepers = async (others: readonly number[]) =>
  (await listServices({}, false, others))
    .filter(({ name }) => name.startsWith('keeper'))
    .map(({ name, url }) => `${name} ${url}`);

it('[IDO-10] [OPS-01] given one chain or three, when its processes are listed, then each chain has one keeper, at its own port', async () => {
  const [home, erc, poly] = [
    'keeper http://127.0.0.1:4504',
    'keeper-erc http://127.0.0.1:4507',
    'keeper-poly http://127.0.0.1:4508',
  ];
  expect(await listKeepers([])).toEqual([home]);
  expect(await listKeepers([31338, 31339])).toEqual([home, erc, poly]);
  expect(await listKeepers([31339])).toEqual([home, poly]);
});

it('[OPS-01] given all processes of a stack, then no two listen at one port', async () => {
  const urls = (await listServices({}, true, [31338, 31339])).map(({ url }) => url);
  const chains = Object.values((await choosePorts(4500)).chains).map((port) => `http://127.0.0.1:${port}`);
  expect(new Set([...urls, ...chains]).size).toBe(urls.length + chains.length);
});

const listCommands = async (mode: 'start' | 'dev') =>
  (await listServices({}, false, [], mode)).map(({ parameters }) => parameters.join(' '));

it('[OPS-01] given a start, then programs run from their builds; given a development run, from their watched sources', async () => {
  expect(await listCommands('start')).toContain(
    `--enable-source-maps ${join(root, 'apps/indexer/dist/main.mjs')}`,
  );
  expect(await listCommands('dev')).toContain('--watch --watch-preserve-output apps/indexer/src/main.ts');
});
