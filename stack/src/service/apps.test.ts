import { expect, it } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { choosePorts } from '../ports.ts';
import { appServices } from './apps.ts';

async function listNames(variables: Record<string, string>, hasOpponents: boolean): Promise<string[]> {
  const services = appServices({
    environment: parseEnvironment(variables),
    mode: 'start',
    webMode: 'local',
    ports: await choosePorts(4500),
    databaseUrl: 'postgres://db/tradewind',
    chains: [{ chainId: 31337, rpcUrls: ['http://127.0.0.1:8545'], wsUrl: undefined }],
    hasStandbys: false,
    hasOpponents,
  });
  return services.map(({ name }) => name);
}

it('[OPS-01] given a stack that wants opponents, when its processes are listed, then they are among them on the local chain alone', async () => {
  expect(await listNames({}, true)).toContain('opponents');
  expect(await listNames({}, false)).not.toContain('opponents');
  expect(await listNames({ RPC_URLS: 'http://node.example' }, true)).not.toContain('opponents');
});
