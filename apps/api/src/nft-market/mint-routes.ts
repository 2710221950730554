import { findDraftState } from '@tradewind/db/nft-market/find-draft-state.query';
import { putDraft } from '@tradewind/db/nft-market/put-draft.query';
import { artworkRequest, type MintReport, reportedSchema } from '@tradewind/schema/nft-market/reports';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { answersOrAccepts } from '../http/answers.ts';
import { acceptForms } from '../http/form-body.ts';
import { verifyEvents } from '../report/verify-report.ts';
import { assertOwner } from '../session/assert-owner.ts';
import { findCallSession, requireSession } from '../session/require-session.ts';
import { type ChainSession, toChainSession } from '../session/session.ts';
import { assertUploaded } from '../uploaded/assert-uploaded.ts';
import { inNoBlock, limitReports } from './limit-reports.ts';
import { requireNftMarket } from './nft-market.ts';
import { mintSource } from './reported-events.ts';
import { writeDraft } from './write-draft.ts';

type Deps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now'>;

/**
 * `POST /Artworks`: the form stores a draft. JSON reports a mint, which the chain verifies: nothing of it is stored but
 * the texts of its signed-in author, where it has written none.
 */
export function mintRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { chains, database } = deps;
  const schema = {
    tags: ['nft-market'],
    querystring: chainAloneQuery,
    body: artworkRequest,
    response: answersOrAccepts(reportedSchema),
  };
  return async (app) => {
    acceptForms(app);
    app.post('/Artworks', { config: limitReports(deps.config), schema }, async (call, reply) => {
      const { body } = call;
      const chain = chains.get(call.query.chainId);
      requireNftMarket(chain);
      if (!('txHash' in body)) {
        const session = await requireSession(deps, call, chain.chainId);
        assertOwner(session, body.ownerAddress);
        await writeDraft(deps, session, body);
        return { succeeded: true as const, data: { state: 'saved' as const } };
      }
      const session = await findCallSession(deps, call);
      const creator = body.creatorAddress ?? body.ownerAddress;
      if (session) assertOwner(session.holder, creator);
      const state = await verifyEvents(
        mintSource({ database, chain, txHash: body.txHash }, { ...body, creator }),
      );
      const own = session && toChainSession(session, chain.chainId);
      if (own && state === 'included') await fillTexts(deps, own, body);
      return state === 'included'
        ? { succeeded: true as const, data: { state: 'done' as const }, message: 'mint NFT successfully!' }
        : reply
            .code(202)
            .send({ succeeded: true as const, data: { state: 'pending' as const }, message: inNoBlock });
    });
  };
}

/** Where the author has written none for the file: a draft keeps its own. */
async function fillTexts(
  { database, now }: Deps,
  { address: account, chainId }: ChainSession,
  { fileName, name, descriptions: description, thumbnail }: MintReport,
): Promise<void> {
  const key = { chainId, account, fileName };
  if ((await findDraftState(database, key)).isWritten) return;
  if (thumbnail !== null) await assertUploaded(database, thumbnail);
  await putDraft(database, { key, text: { name, description, channel: null, thumbnail }, now: now() });
}
