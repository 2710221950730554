import type { Database } from '@tradewind/db/database';
import { putProject } from '@tradewind/db/launchpad/put-project.query';
import { putSaleList } from '@tradewind/db/launchpad/put-sale-list.query';
import { localAccount } from '../demo-accounts.ts';
import { createDemoList } from './demo-list.ts';
import { demoProjects, toNewProject } from './demo-projects.ts';
import { demoSales } from './demo-sales.ts';
import { toSaleWorld } from './sale-world.ts';

const addressOf = (account: number) => localAccount(account).address;

/** Writes the texts of the demo's projects, and the lists of its sales. Each start writes the same rows. */
export async function writeProjects(database: Database): Promise<void> {
  for (const project of demoProjects) await putProject(database, toNewProject(project));
  for (const sale of demoSales) {
    // A list does not depend on the day.
    const world = toSaleWorld({ chainId: sale.chainId, addressOf, endTimestamp: 0 });
    const list = createDemoList(sale, world);
    if (list) await putSaleList(database, list);
  }
}
