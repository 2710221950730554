import { findProject } from '@tradewind/db/launchpad/find-project.query';
import {
  type JoinRow,
  listJoinsOfTransaction,
} from '@tradewind/db/launchpad/list-joins-of-transaction.query';
import { parseWholeUnits } from '@tradewind/rules/amount/parse-amount';
import { joinSchema } from '@tradewind/schema/launchpad/join';
import { reportedJoin } from '@tradewind/schema/launchpad/reported-join';
import { joinPoolRequest } from '@tradewind/schema/launchpad/requests';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Chain } from '../chain/chain.ts';
import { AppError } from '../http/app-error.ts';
import { answersOrAccepts } from '../http/answers.ts';
import { type ReportedEvents, verifyReport } from '../report/verify-report.ts';
import { findOwnSession } from '../session/find-own-session.ts';
import type { Session } from '../session/session.ts';
import type { LaunchpadDeps } from './launchpad-deps.ts';
import { readProjectViews } from './project-views.ts';
import { readJoins } from './read-joins.ts';
import type { KnownRound } from './round-view.ts';
import { findJoin, type JoinableSale } from './verify-join.ts';

/** Each call may request a receipt from a node. */
const joinsPerMinute = 60;

const statuses = { included: 200, pending: 202 } as const;
const texts = { included: 'Successfully', pending: 'This transaction is in no block yet.' } as const;

/**
 * Reported joins, which the chain verifies. The call is optional, since the index finds every join; with a session its
 * account gets events about a transaction that no block includes yet.
 */
export function joinRoutes(deps: LaunchpadDeps): FastifyPluginAsyncZod {
  const max = Math.min(deps.config.rateLimitPerMinute, joinsPerMinute);
  return async (app) => {
    app.post(
      '/Ido/join_pool',
      {
        config: { rateLimit: { max, timeWindow: '1 minute' } },
        schema: {
          tags: ['launchpad'],
          querystring: chainAloneQuery,
          body: joinPoolRequest,
          response: answersOrAccepts(joinSchema),
        },
      },
      async (call, reply) => {
        const session = await findOwnSession(deps, call);
        const rounds = await readRounds(deps, call.body.ido_Id, call.query.chainId);
        const { state, sale } = await verifyOnChains(deps, session, { rounds, body: call.body });
        const data =
          state === 'included'
            ? { state: 'joined' as const, round: sale?.round ?? null }
            : { state, round: null };
        return reply.code(statuses[state]).send({ succeeded: true as const, data, message: texts[state] });
      },
    );
  };
}

/** The rounds with a sale, of one chain or of all. */
async function readRounds(
  deps: LaunchpadDeps,
  id: number,
  chainId: number | undefined,
): Promise<KnownRound[]> {
  const chain = chainId === undefined ? undefined : deps.chains.get(chainId);
  const project = await findProject(deps.database, { id });
  const [view] = project ? await readProjectViews(deps, [project], undefined) : [];
  if (view === undefined) throw new AppError('PROJECT_NOT_FOUND');
  const rounds = view.rounds.filter((round) => chain === undefined || round.chainId === chain.chainId);
  const known = rounds.filter((round) => round.kind === 'known');
  if (known.length > 0) return known;
  // A chain without an index may have the sale.
  throw new AppError(rounds.some(({ kind }) => kind === 'unknown') ? 'JOIN_UNCHECKED' : 'JOIN_NOT_FOUND');
}

type Call = { rounds: readonly KnownRound[]; body: z.infer<typeof joinPoolRequest> };
type Verified = { state: 'included' | 'pending'; sale: JoinableSale | undefined };

/** The body names no chain: each chain of the project may have the transaction. */
async function verifyOnChains(
  deps: LaunchpadDeps,
  session: Session | undefined,
  { rounds, body }: Call,
): Promise<Verified> {
  let refusal: AppError | undefined;
  for (const [chainId, own] of Map.groupBy(rounds, (round) => round.chainId)) {
    try {
      return await verifyOnChain(deps, session, { chain: deps.chains.get(chainId), rounds: own, body });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code !== 'JOIN_UNKNOWN' && error.code !== 'JOIN_UNCHECKED') throw error;
      // A chain that does not answer may have it.
      if (refusal?.code !== 'JOIN_UNCHECKED') refusal = error;
    }
  }
  throw refusal ?? new AppError('JOIN_NOT_FOUND');
}

async function verifyOnChain(
  deps: LaunchpadDeps,
  session: Session | undefined,
  { chain, rounds, body }: Call & { chain: Chain },
): Promise<Verified> {
  const { ownerAddress: account, balance, txnhash: txHash } = body;
  const sales = rounds.map(({ id, sale: { address, payDecimals } }) => ({ round: id, address, payDecimals }));
  const reported = { account, balance, sales };
  let found: JoinableSale | undefined;
  const state = await verifyReport<JoinRow>(deps, session, {
    chain,
    txHash,
    listIndexed: () => listJoinsOfTransaction(deps.database, { chainId: chain.chainId, txHash }),
    readLogs: (logs) =>
      readJoins(
        logs,
        sales.map(({ address }) => address),
      ),
    verify: (events) => {
      const join = findJoin(events, reported);
      if (join.kind === 'refused') return join.code;
      found = join.sale;
      return undefined;
    },
    errors,
    get kept() {
      return toKept(body, found ?? toExpected(rounds));
    },
  });
  return { state, sale: found };
}

const errors = { unknown: 'JOIN_UNKNOWN', reverted: 'JOIN_REVERTED', unchecked: 'JOIN_UNCHECKED' } as const;

/** The sale that a transaction without a block most likely joins: the open one. */
function toExpected(rounds: readonly KnownRound[]): JoinableSale {
  const round = rounds.find(({ status }) => status === 'open') ?? rounds[0];
  if (round === undefined) throw new AppError('JOIN_NOT_FOUND');
  const { address, payDecimals } = round.sale;
  return { round: round.id, address, payDecimals };
}

function toKept(
  { ownerAddress: owner, balance }: Call['body'],
  { address: sale, payDecimals }: JoinableSale,
): ReportedEvents<JoinRow>['kept'] {
  const amount = parseWholeUnits(balance, payDecimals);
  if (amount === undefined) throw new AppError('JOIN_DIFFERS');
  return { kind: reportedJoin.kind, owner, fields: { sale, amount: amount.toString() } };
}
