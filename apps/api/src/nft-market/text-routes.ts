import type { ArtworkText } from '@tradewind/db/nft-market/put-draft.query';
import { putText } from '@tradewind/db/nft-market/put-text.query';
import { type UpdateRequest, updatedSchema, updateRequest } from '@tradewind/schema/nft-market/text-edit';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { answersOrAccepts } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { assertOwner } from '../session/assert-owner.ts';
import { requireSession } from '../session/require-session.ts';
import { assertUploaded } from '../uploaded/assert-uploaded.ts';
import type { ArtworkReader, FoundWork } from './create-artwork-reader.ts';
import { assertChannel } from './write-draft.ts';

type Deps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now'> & { readonly works: ArtworkReader };

/** A listed work is edited once in this time: a buyer may read what it buys. */
const quietMs = 3_600_000;

/** The texts of a work, by its owner. A price is a report, which the last indexed block answers: it is never written. */
export function textRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { chains, works } = deps;
  const schema = {
    tags: ['nft-market'],
    querystring: chainAloneQuery,
    body: updateRequest,
    response: answersOrAccepts(updatedSchema),
  };
  return async (app) => {
    app.post('/Artworks/update', { schema }, async (call, reply) => {
      const chain = chains.get(call.query.chainId);
      const session = await requireSession(deps, call, chain.chainId);
      assertOwner(session, call.body.ownerAddress);
      const found = await works.find(chain, call.body.id);
      const { price } = found.wire;
      if ('price' in call.body && call.body.price !== price)
        return reply.code(202).send({ succeeded: true as const, data: { state: 'pending' as const, price } });
      if (!('price' in call.body))
        await writeText(deps, { found, body: call.body, account: session.address });
      return { succeeded: true as const, data: { state: 'done' as const, price } };
    });
  };
}

type TextRequest = Exclude<UpdateRequest, { price: string }>;
type Edit = {
  readonly found: FoundWork;
  readonly body: TextRequest;
  readonly account: `0x${string}`;
};

async function writeText({ database, now }: Deps, { found, body, account }: Edit): Promise<void> {
  const { work, ask } = found.row;
  const { chainId, collection, tokenId, fileName } = work;
  // Only works of artists have texts of ours.
  if (fileName === null) throw new AppError('ARTWORK_NOT_FOUND');
  const known = found.row.ownText ?? found.row.draft;
  const isItsAuthor = known === null && work.creator === account;
  if (found.wire.ownerAddress !== account && !isItsAuthor) throw new AppError('OWNER_NOT_SIGNED_IN');
  const text = toText(body, known);
  if (text.thumbnail !== null && text.thumbnail !== known?.thumbnail)
    await assertUploaded(database, text.thumbnail);
  if (text.channel !== known?.channel) await assertChannel(database, text.channel);
  const time = now();
  const quietSince = ask === null ? undefined : new Date(time.getTime() - quietMs);
  const key = { chainId, collection, tokenId, fileName };
  const stored = await putText(database, { work: key, account, text, now: time, quietSince });
  if (stored === undefined) throw new AppError('EDITED_LATELY');
}

function toText(
  { name, descriptions: description, channel, thumbnail }: TextRequest,
  known: Omit<ArtworkText, 'name' | 'description'> | null,
): ArtworkText {
  return {
    name,
    description,
    channel: channel === undefined ? (known?.channel ?? null) : channel,
    thumbnail: thumbnail === undefined ? (known?.thumbnail ?? null) : thumbnail,
  };
}
