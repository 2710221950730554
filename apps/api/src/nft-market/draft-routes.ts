import { type DraftRow, listDrafts } from '@tradewind/db/nft-market/list-drafts.query';
import { removeDraft } from '@tradewind/db/nft-market/remove-draft.query';
import { findFileType, toCategory } from '@tradewind/rules/nft-market/file-type';
import {
  draftListSchema,
  draftRemoval,
  draftRemovedSchema,
  draftRequest,
  draftSavedSchema,
  draftsQuery,
} from '@tradewind/schema/nft-market/draft';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { personal } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { assertOwner } from '../session/assert-owner.ts';
import { findCallSession, requireSession } from '../session/require-session.ts';
import { toChainSession } from '../session/session.ts';
import { requireNftMarket } from './nft-market.ts';
import { writeDraft } from './write-draft.ts';

type Deps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now'>;

const base = { tags: ['nft-market'] };

/** The texts that an account writes before it mints: they are there when a client dies between upload and mint. */
export function draftRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(writeRoutes(deps));
    await app.register(listRoute(deps));
  };
}

function writeRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { database, chains } = deps;
  const querystring = chainAloneQuery;
  return async (app) => {
    const schema = { ...base, querystring, body: draftRequest, response: answers(draftSavedSchema) };
    app.post('/Artworks/draft', { schema }, async (call) => {
      const chain = chains.get(call.query.chainId);
      requireNftMarket(chain);
      const session = await requireSession(deps, call, chain.chainId);
      assertOwner(session, call.body.ownerAddress);
      await writeDraft(deps, session, call.body);
      return { succeeded: true as const, data: { fileName: call.body.fileName } };
    });
    const removeSchema = { ...base, querystring, body: draftRemoval, response: answers(draftRemovedSchema) };
    app.post('/Artworks/draft/remove', { schema: removeSchema }, async (call) => {
      const { chainId } = chains.get(call.query.chainId);
      const { address: account } = await requireSession(deps, call, chainId);
      const removed = await removeDraft(database, { chainId, account, fileName: call.body.fileName });
      return { succeeded: true as const, data: { removed } };
    });
  };
}

function listRoute(deps: Deps): FastifyPluginAsyncZod {
  const { database, chains } = deps;
  const schema = { ...base, querystring: draftsQuery, response: answers(draftListSchema) };
  return async (app) => {
    app.get('/Artworks/drafts', { config: personal, schema }, async (call) => {
      const { chainId: named, pageSize, before = Number.MAX_SAFE_INTEGER } = call.query;
      const { chainId } = chains.get(named);
      const session = await findCallSession(deps, call);
      const own = session && toChainSession(session, chainId);
      // Nothing needs a session to be read: without one there are none.
      if (!own) return { succeeded: true as const, data: { drafts: [], nextBefore: null } };
      const rows = await listDrafts(database, { chainId, account: own.address, before, limit: pageSize + 1 });
      const page = rows.slice(0, pageSize);
      const drafts = page.filter(({ isReplaced, isMinted }) => !isReplaced && !isMinted).map(toWireDraft);
      const nextBefore = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
      return { succeeded: true as const, data: { drafts, nextBefore } };
    });
  };
}

function toWireDraft({ at, fileName, name, description, channel, thumbnail }: DraftRow) {
  const type = findFileType(fileName);
  const category = type === undefined ? 0 : toCategory(type);
  return { fileName, category, name, description, channel, thumbnail, savedAt: at.toISOString() };
}
