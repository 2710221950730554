import { afterAll, expect, it } from 'vitest';
import { createTemporaryHome } from '../home/temporary-home.ts';
import { runChaos } from './run-chaos.ts';

const { home, remove } = createTemporaryHome('chaos');
afterAll(remove);

it('[OPS-04] [OPS-05] given kills, pauses, a failing node and a lost database, then every response equals the chain', async () => {
  const { faults, ...done } = await runChaos({ home, seed: 7, seconds: 15, print: () => undefined });
  expect(faults).toEqual([]);
  expect(done.deeds.length).toBeGreaterThan(3);
  expect(done.swaps).toBeGreaterThan(5);
  expect(done.stakes).toBeGreaterThan(5);
  expect(done.samples).toBeGreaterThan(5);
  expect(done.hubConnections).toBeGreaterThanOrEqual(6);
}, 300_000);
