import { findListEntry } from '@tradewind/db/launchpad/find-list-entry.query';
import { findProjectBySymbol } from '@tradewind/db/launchpad/find-project.query';
import { listOpenProjects } from '@tradewind/db/launchpad/list-open-projects.query';
import { listProjectRounds } from '@tradewind/db/launchpad/list-project-rounds.query';
import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toAddressKey } from '@tradewind/rules/network/address';
import { zeroHash } from 'viem';
import { localAccount } from '../demo-accounts.ts';
import { demoProjects } from './demo-projects.ts';
import { demoSales } from './demo-sales.ts';
import { planSales } from './plan-sales.ts';
import { toSaleWorld } from './sale-world.ts';
import { writeProjects } from './write-projects.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('[IDO-14] given the demo, when its projects are written twice, then each is there once with its rounds', async () => {
  await writeProjects(database);
  await writeProjects(database);
  const listed = await listOpenProjects(database, { limit: 100 });
  expect(listed.map(({ id }) => id)).toEqual(demoProjects.map(({ id }) => id).toReversed());
  const rounds = await listProjectRounds(database, { projects: demoProjects.map(({ id }) => id) });
  expect(rounds).toHaveLength(demoProjects.reduce((count, { rounds: own }) => count + own.length, 0));
  expect(await findProjectBySymbol(database, { symbol: 'KEEL' })).toMatchObject({ showsDisclaimer: true });
});

it('[IDO-08] given the listed sale of the demo, when its list is written, then it is that of the terms, with the demo traders and without trader 7', async () => {
  await writeProjects(database);
  const world = toSaleWorld({
    chainId: 31337,
    addressOf: (account) => localAccount(account).address,
    endTimestamp: 1_795_000_000,
  });
  const [listed, ...others] = planSales(world).sales.filter(({ listRoot }) => listRoot !== zeroHash);
  expect(others).toEqual([]);
  const { listHash: hash, listRoot: root } = listed!;
  const find = (index: number) => {
    const { address } = localAccount(index);
    const account = toAddressKey(address);
    return findListEntry(database, { hash, root, chainId: 31337, project: 10, round: 1, account });
  };
  for (const index of [1, 2, 3]) expect(await find(index)).toMatchObject({ kind: 'listed', entryCount: 6 });
  expect(await find(3)).toMatchObject({ maxCommit: 7_505n * 10n ** 17n });
  expect(await find(7)).toEqual({ kind: 'notListed' });
});

it('[IDO-14] given the sales of the demo, then each has the first round of a project on its chain', () => {
  const rounds = demoProjects.map(({ id, rounds: [first] }) => [id, first?.chainId]);
  for (const { project, chainId } of demoSales) expect(rounds).toContainEqual([project, chainId]);
  expect(demoProjects.length).toBeGreaterThan(demoSales.length + 1);
});
