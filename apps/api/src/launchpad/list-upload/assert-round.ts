import { listProjectRounds } from '@tradewind/db/launchpad/list-project-rounds.query';
import type { ListScope } from '@tradewind/rules/launchpad/list-tree';
import { AppError } from '../../http/app-error.ts';
import type { LaunchpadDeps } from '../launchpad-deps.ts';

/** The leaves of a list name its round: one of a round that does not exist could be used by nobody. */
export async function assertRound({ database, chains }: LaunchpadDeps, scope: ListScope): Promise<void> {
  const { chainId } = chains.get(scope.chainId);
  const rounds = await listProjectRounds(database, { projects: [scope.project] });
  const isKnown = rounds.some(({ round }) => round.round === scope.round && round.chainId === chainId);
  if (!isKnown) throw new AppError('ROUND_NOT_FOUND');
}
