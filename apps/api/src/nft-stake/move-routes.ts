import { isDeepStrictEqual } from 'node:util';
import { addReport } from '@tradewind/db/transaction/add-report.query';
import { nftMoveSchema } from '@tradewind/schema/nft-stake/nft-move';
import { type NftMoveRequest, nftMoveRequest } from '@tradewind/schema/nft-stake/requests';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { answersOrAccepts } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
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
        const found = await findMoves(deps, kind, { chain, txHash: call.body.txnHash });
        const refusal = found.state === 'done' ? verifyMove(found.moves, call.body) : undefined;
        if (refusal) throw new AppError(refusal);
        if (session) await keepReport(deps, kind, { chain, body: call.body });
        const { state } = found;
        const message = state === 'done' ? kind.done : 'This transaction is in no block yet.';
        return reply
          .code(state === 'done' ? 200 : 202)
          .send({ succeeded: true as const, data: { state }, message });
      },
    );
  };
}

type Found = { state: 'done'; moves: NftMove[] } | { state: 'pending' };

/** The moves of a transaction, from the index or otherwise from a node; pending while no block includes it. */
async function findMoves(
  { database }: Deps,
  { events, eventName }: NftMoveKind,
  { chain, txHash }: { chain: Chain; txHash: `0x${string}` },
): Promise<Found> {
  const { chainId, node } = chain;
  const { staking } = requireStaking(chain);
  const indexed = await events(database, { chainId, txHashes: [txHash] });
  if (indexed.length > 0) return { state: 'done', moves: indexed.map(toMove) };
  const receipt = await node.findReceipt(txHash).catch(refuseUnchecked);
  if (receipt === undefined) {
    if (await node.knowsTransaction(txHash).catch(refuseUnchecked)) return { state: 'pending' };
    throw new AppError('NFT_MOVE_UNKNOWN');
  }
  if (!receipt.succeeded) throw new AppError('NFT_MOVE_REVERTED');
  return { state: 'done', moves: readMoves(receipt.logs, staking, eventName) };
}

type Indexed = Awaited<ReturnType<NftMoveKind['events']>>[number];

function toMove({ account, fields: { collection = '', tokenId = '' } }: Indexed): NftMove {
  return { account, collection, tokenId };
}

/** Without a node's answer, an unindexed transaction is unknown. */
function refuseUnchecked(cause: unknown): never {
  throw new AppError('NFT_MOVE_UNCHECKED', { cause });
}

/** The account's sessions then get events about the transaction. */
async function keepReport(
  { database }: Deps,
  { report: { kind } }: NftMoveKind,
  { chain: { chainId }, body }: { chain: Chain; body: NftMoveRequest },
): Promise<void> {
  const { ownerAddress: owner, txnHash: txHash, collection, tokenIds } = body;
  const [tokenId, ...others] = tokenIds;
  const fields = { collection, ...(tokenId !== undefined && others.length === 0 && { tokenId }) };
  const report = await addReport(database, { chainId, txHash, kind, owner, fields });
  if (!isDeepStrictEqual(report.fields, fields)) throw new AppError('CLAIM_DIFFERS');
}
