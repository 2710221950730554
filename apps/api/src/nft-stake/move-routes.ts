import { nftMoveSchema } from '@tradewind/schema/nft-stake/nft-move';
import { type NftMoveRequest, nftMoveRequest } from '@tradewind/schema/nft-stake/requests';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { answersOrAccepts } from '../http/answers.ts';
import { type ReportedEvents, verifyReport } from '../report/verify-report.ts';
import { findOwnSession } from '../session/find-own-session.ts';
import { type NftMoveKind, nftMoves } from './nft-moves.ts';
import { readMoves } from './read-moves.ts';
import { requireStaking } from './staking.ts';
import { type NftMove, verifyMove } from './verify-move.ts';

/** Each call may request a receipt from a node. */
const reportsPerMinute = 60;

type Deps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now'>;

/**
 * Reported stakes and returns, which the chain verifies. The calls are optional, since the index finds every move; with
 * a session its account gets events about a transaction that no block includes yet.
 */
export function moveRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    for (const kind of nftMoves) await app.register(moveRoute(deps, kind));
  };
}

function moveRoute(deps: Deps, kind: NftMoveKind): FastifyPluginAsyncZod {
  const max = Math.min(deps.config.rateLimitPerMinute, reportsPerMinute);
  return async (app) => {
    app.post(
      kind.path,
      {
        config: { rateLimit: { max, timeWindow: '1 minute' } },
        schema: {
          tags: ['nft-stake'],
          querystring: chainAloneQuery,
          body: nftMoveRequest,
          response: answersOrAccepts(nftMoveSchema),
        },
      },
      async (call, reply) => {
        const session = await findOwnSession(deps, call);
        const chain = deps.chains.get(call.query.chainId);
        const state = await verifyReport(deps, session, toReported(deps, kind, { chain, body: call.body }));
        return state === 'included'
          ? reply.code(200).send({ succeeded: true as const, data: { state: 'done' }, message: kind.done })
          : reply.code(202).send({ succeeded: true as const, data: { state }, message: inNoBlock });
      },
    );
  };
}

const inNoBlock = 'This transaction is in no block yet.';
const errors = {
  unknown: 'NFT_MOVE_UNKNOWN',
  reverted: 'NFT_MOVE_REVERTED',
  unchecked: 'NFT_MOVE_UNCHECKED',
} as const;

function toReported(
  { database }: Deps,
  { events, eventName, report: { kind } }: NftMoveKind,
  { chain, body }: { chain: Chain; body: NftMoveRequest },
): ReportedEvents<NftMove> {
  const { chainId } = chain;
  const { staking } = requireStaking(chain);
  const { ownerAddress: owner, txnHash: txHash, collection, tokenIds } = body;
  const [tokenId, ...others] = tokenIds;
  const fields = { collection, ...(tokenId !== undefined && others.length === 0 && { tokenId }) };
  return {
    chain,
    txHash,
    listIndexed: async () => (await events(database, { chainId, txHashes: [txHash] })).map(toMove),
    readLogs: (logs) => readMoves(logs, staking, eventName),
    verify: (moves) => verifyMove(moves, body),
    errors,
    kept: { kind, owner, fields },
  };
}

type Indexed = Awaited<ReturnType<NftMoveKind['events']>>[number];

function toMove({ account, fields: { collection = '', tokenId = '' } }: Indexed): NftMove {
  return { account, collection, tokenId };
}
