import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineArea, joinAreas, joinConfigs } from './area.ts';
import { areas } from './areas.ts';
import { parseConfig } from './config.ts';
import type { JobDeps } from './job/job.ts';
import type { WatchDeps } from './watch/watch.ts';

const environment = {
  DATABASE_URL: 'postgres://user@localhost/db',
  CHAIN_ID: '31337',
  RPC_URLS: 'http://a:1',
  KEEPER_PORT: '4504',
};

it('[TX-01] given all areas, then no kind of report has two owners', () => {
  const kinds = joinAreas(areas, {}).reports.map(({ kind }) => kind);
  expect(kinds.length).toBeGreaterThan(1);
  expect(new Set(kinds).size).toBe(kinds.length);
});

it('[OPS-05] given an area with a setting, when its jobs and watches are created, then they receive the parsed value', () => {
  const area = defineArea({
    config: { LONGEST_SALE: z.coerce.number().default(7) },
    jobs: ({ config }) => [
      { name: `sale.${config.LONGEST_SALE}`, schedule: '* * * * *', run: async () => undefined },
    ],
    watches: ({ config }) => [
      { name: `sale.${config.LONGEST_SALE}`, intervalMs: 1, look: async () => 'idle' },
    ],
  });
  const listNames = (set: Record<string, string>) =>
    joinAreas([area], set)
      .createWatches({} as WatchDeps)
      .map(({ name }) => name);
  expect([listNames({}), listNames({ LONGEST_SALE: '9' })]).toEqual([['sale.7'], ['sale.9']]);
  const jobs = joinAreas([area], { LONGEST_SALE: '9' }).createJobs({} as JobDeps);
  expect(jobs.map(({ name }) => name)).toEqual(['sale.9']);
  const wrong = { ...environment, CHAIN_ID: 'x', LONGEST_SALE: 'long' };
  expect(() => parseConfig(wrong, joinConfigs([area]))).toThrow(
    /^configuration: CHAIN_ID: .*; LONGEST_SALE: /,
  );
});
