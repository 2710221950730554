import type { ProjectRow } from '@tradewind/db/launchpad/app-tables';
import { findAccountStanding } from '@tradewind/db/launchpad/find-account-standing.query';
import { findProject } from '@tradewind/db/launchpad/find-project.query';
import { allocationListFields, allocationListSchema } from '@tradewind/schema/launchpad/allocation';
import { claimStateSchema } from '@tradewind/schema/launchpad/join';
import { ownIdoRequest } from '@tradewind/schema/launchpad/requests';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { answers, widerAnswers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { type Session, toChainSession } from '../session/session.ts';
import { findOwnSession } from '../session/find-own-session.ts';
import { findAdmission } from './find-admission.ts';
import type { LaunchpadDeps } from './launchpad-deps.ts';
import { readProjectViews } from './project-views.ts';
import type { KnownRound, RoundView } from './round-view.ts';
import { type AllocationFacts, toWireAllocation } from './to-wire-allocation.ts';
import type { ProjectView } from './to-wire-project.ts';

const tags = ['launchpad'];

/** An account in the rounds of a project. */
export function allocationRoutes(deps: LaunchpadDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/Ido/your_allocations',
      {
        schema: {
          tags,
          body: ownIdoRequest,
          response: widerAnswers(allocationListSchema, allocationListFields),
        },
      },
      async (call) => {
        const session = await findOwnSession(deps, call);
        const { project, rounds } = await readOwnView(deps, call.body);
        const own = { project, account: call.body.ownerAddress, session };
        const admitted = await readAllocations(deps, own, rounds.filter(isKnown));
        return {
          succeeded: true as const,
          data: admitted.filter((each) => !isAbsent(each)).map(toWireAllocation),
          unknownRounds: listUnknown(rounds),
          notListedRounds: admitted.filter(isAbsent).map(({ round }) => round.id),
        };
      },
    );
    app.post(
      '/Ido/isClaim',
      { schema: { tags, body: ownIdoRequest, response: answers(claimStateSchema) } },
      async ({ body }) => {
        const { rounds } = await readOwnView(deps, body);
        return { succeeded: true as const, data: toClaimState(rounds) };
      },
    );
  };
}

type OwnProject = {
  readonly project: ProjectRow;
  readonly account: `0x${string}`;
  readonly session: Session | undefined;
};

/** The account in each round; with what its session shows where that counts on the chain of the round. */
async function readAllocations(
  { database }: LaunchpadDeps,
  { project, account, session }: OwnProject,
  rounds: readonly KnownRound[],
): Promise<readonly AllocationFacts[]> {
  const { holder } = session ?? {};
  const own = holder && (await findAccountStanding(database, { holder, project: project.id }));
  return Promise.all(
    rounds.map(async (round) => {
      const admission = await findAdmission(database, round.sale, account);
      const isSignedIn = session !== undefined && toChainSession(session, round.chainId) !== undefined;
      return { project, round, admission, standing: isSignedIn ? own : undefined };
    }),
  );
}

/** A project with the part of an account; throws PROJECT_NOT_FOUND. */
export async function readOwnView(
  deps: LaunchpadDeps,
  { ownerAddress, idoId }: z.infer<typeof ownIdoRequest>,
): Promise<ProjectView> {
  const project = await findProject(deps.database, { id: idoId });
  const [view] = project ? await readProjectViews(deps, [project], ownerAddress) : [];
  if (view === undefined) throw new AppError('PROJECT_NOT_FOUND');
  return view;
}

const isKnown = (round: RoundView): round is KnownRound => round.kind === 'known';
const listUnknown = (rounds: readonly RoundView[]): number[] =>
  rounds.filter(({ kind }) => kind === 'unknown').map(({ id }) => id);

/** The list of the sale is without the account, which did not join it. */
const isAbsent = ({ admission, round }: AllocationFacts): boolean =>
  admission.kind === 'notListed' && round.buyer === undefined;

function toClaimState(rounds: readonly RoundView[]): z.infer<typeof claimStateSchema> {
  const joined = rounds.filter(isKnown).filter(({ buyer }) => buyer !== undefined);
  const isDue = joined.some(({ holding: { holding, rows } }) => {
    if (rows.some(({ due }) => due > 0n)) return true;
    if (holding.kind === 'accepted') return !holding.change.isTaken && holding.change.amount > 0n;
    return holding.kind === 'dead' && holding.due > 0n;
  });
  return {
    isClaim:
      joined.some(({ buyer }) => buyer !== undefined && buyer.claimed > 0n) &&
      joined.every(({ holding: { rows } }) => rows.every(({ due }) => due === 0n)),
    isRefunded: joined.some(({ holding: { holding } }) => holding.kind === 'refunded'),
    isDue,
    unknownRounds: listUnknown(rounds),
  };
}
