import type { ProjectRow } from '@tradewind/db/launchpad/app-tables';
import { listProjectRounds } from '@tradewind/db/launchpad/list-project-rounds.query';
import { listSaleBuyersOfAccount } from '@tradewind/db/launchpad/list-sale-buyers-of-account.query';
import { readChainTimes } from './chain-times.ts';
import type { LaunchpadDeps } from './launchpad-deps.ts';
import { toRoundView, toSaleKey } from './round-view.ts';
import type { ProjectView } from './to-wire-project.ts';

/** Projects with their rounds, in their order; with a viewer also its part of each sale. */
export async function readProjectViews(
  { database, chains }: Pick<LaunchpadDeps, 'database' | 'chains'>,
  projects: readonly ProjectRow[],
  viewer: `0x${string}` | undefined,
): Promise<ProjectView[]> {
  const [times, rounds] = await Promise.all([
    readChainTimes(chains),
    listProjectRounds(database, { projects: projects.map(({ id }) => id) }),
  ]);
  const sales = rounds.flatMap(({ sale }) => (sale ? [{ chainId: sale.chainId, sale: sale.address }] : []));
  const buyers =
    viewer === undefined ? [] : await listSaleBuyersOfAccount(database, { account: viewer, sales });
  const byKey = new Map(buyers.map((buyer) => [toSaleKey(buyer), buyer]));
  const byProject = Map.groupBy(rounds, ({ round }) => round.project);
  return projects.map((project) => ({
    project,
    rounds: (byProject.get(project.id) ?? []).map((round) => toRoundView(round, times, byKey)),
  }));
}
