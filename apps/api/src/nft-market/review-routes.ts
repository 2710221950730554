import { isTakenDown } from '@tradewind/db/media/is-taken-down.query';
import { putReview, resubmitWork } from '@tradewind/db/nft-market/put-review.query';
import { parseMediaName } from '@tradewind/rules/media/media-name';
import { toArtworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import { artworkListFields } from '@tradewind/schema/nft-market/artwork';
import { artworkParams } from '@tradewind/schema/nft-market/requests';
import {
  reviewedSchema,
  reviewQuery,
  reviewRequest,
  waitingListSchema,
} from '@tradewind/schema/nft-market/review';
import { resubmittedSchema } from '@tradewind/schema/nft-market/text-edit';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { personal } from '../http/answer-kind.ts';
import { answers, widerAnswers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { forConsole } from '../http/for-console.ts';
import { requireRole } from '../session/require-role.ts';
import { requireSession } from '../session/require-session.ts';
import type { ArtworkReader, FoundWork } from './create-artwork-reader.ts';
import { listWaiting } from './list-waiting.ts';

type Deps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now'> & { readonly works: ArtworkReader };

/** Decisions about works of artists: the queue of the operators, and the owner's way back from a rejection. */
export function reviewRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(queueRoutes(deps));
    await app.register(resubmitRoute(deps));
  };
}

function queueRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { chains, database, works, now } = deps;
  const path = '/operator/review';
  return async (app) => {
    const listSchema = {
      ...forConsole,
      querystring: reviewQuery,
      response: widerAnswers(waitingListSchema, artworkListFields),
    };
    app.get(path, { config: personal, schema: listSchema }, async (call) => {
      const { chainId: named, ...page } = call.query;
      const chain = chains.get(named);
      await requireRole(deps, call, { role: 'review', chainId: chain.chainId });
      return { succeeded: true as const, ...(await listWaiting(deps, chain, page)) };
    });
    const schema = {
      ...forConsole,
      querystring: chainAloneQuery,
      body: reviewRequest,
      response: answers(reviewedSchema),
    };
    app.post(path, { schema }, async (call) => {
      const chain = chains.get(call.query.chainId);
      const required = { role: 'review', chainId: chain.chainId } as const;
      const { id: session, address: account } = await requireRole(deps, call, required);
      const { id, status, reason, fileName, textId } = call.body;
      const found = await works.find(chain, id);
      // A decision is about the file and the texts that its author saw.
      if (fileName !== found.row.work.fileName || textId !== findTextId(found))
        throw new AppError('ARTWORK_CHANGED');
      if (status === 'reviewed') await assertNotDown(database, fileName);
      const review = { ...toKey(found), at: now(), status, account, session, reason, textId };
      const isChanged = await putReview(database, review);
      const data = { status: toArtworkStatus(status, found.row.ask !== null), isChanged };
      return { succeeded: true as const, data };
    });
  };
}

function resubmitRoute(deps: Deps): FastifyPluginAsyncZod {
  const { chains, database, works, now } = deps;
  const schema = {
    tags: ['nft-market'],
    params: artworkParams,
    querystring: chainAloneQuery,
    response: answers(resubmittedSchema),
  };
  return async (app) => {
    app.post('/Artworks/:id/resubmit', { schema }, async (call) => {
      const chain = chains.get(call.query.chainId);
      const { id: session, address: account } = await requireSession(deps, call, chain.chainId);
      const found = await works.find(chain, call.params.id);
      if (found.wire.ownerAddress !== account) throw new AppError('OWNER_NOT_SIGNED_IN');
      const review = { ...toKey(found), at: now(), account, session, textId: findTextId(found) };
      const result = await resubmitWork(database, review);
      if (result === 'tooOften') throw new AppError('RESUBMITTED_OFTEN');
      if (result === 'notRejected')
        throw new AppError('BAD_REQUEST', { detail: 'This artwork was not rejected.' });
      return { succeeded: true as const, data: { status: 0 as const } };
    });
  };
}

/** A file that is down has no place in a list. Throws MEDIA_TAKEN_DOWN. */
async function assertNotDown(database: Deps['database'], fileName: string | null): Promise<void> {
  const file = fileName === null ? undefined : parseMediaName(fileName);
  if (file && (await isTakenDown(database, { hash: `0x${file.hash}` })))
    throw new AppError('MEDIA_TAKEN_DOWN');
}

const findTextId = ({ row }: FoundWork) => (row.ownText ?? row.draft)?.id ?? 0;

function toKey({ row: { work } }: FoundWork) {
  return { chainId: work.chainId, collection: work.collection, tokenId: work.tokenId };
}
