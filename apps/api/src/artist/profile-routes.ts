import { findArtist } from '@tradewind/db/artist/find-artist.query';
import { putArtist } from '@tradewind/db/artist/put-artist.query';
import { artistIdSchema } from '@tradewind/schema/artist/artist';
import { type ArtistRequest, artistRequest, artistUpdateRequest } from '@tradewind/schema/artist/requests';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { acceptForms } from '../http/form-body.ts';
import { assertOwner } from '../session/assert-owner.ts';
import { requireAnySession } from '../session/require-session.ts';
import { assertUploaded } from '../uploaded/assert-uploaded.ts';

type Deps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now'>;

/** The profile of the session's account: it is created once, and its owner replaces its content. */
export function profileRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { database } = deps;
  const response = answers(artistIdSchema);
  return async (app) => {
    acceptForms(app);
    const schema = { tags: ['artist'], body: artistRequest, response };
    app.post('/Artists', { schema }, async (call) => {
      const { holder } = await requireAnySession(deps, call);
      assertOwner(holder, call.body.ownerAddress);
      const pictures = { avatar: call.body.avatarName, banner: call.body.banner ?? null };
      return { succeeded: true as const, data: await store(deps, { holder, body: call.body, pictures }) };
    });
    const updateSchema = { tags: ['artist'], body: artistUpdateRequest, response };
    app.post('/Artists/update', { schema: updateSchema }, async (call) => {
      const { holder } = await requireAnySession(deps, call);
      assertOwner(holder, call.body.ownerAddress);
      const { id, avatarName, banner, ...body } = call.body;
      const known = await findArtist(database, { id });
      if (known === undefined) throw new AppError('ARTIST_NOT_FOUND');
      if (known.account !== holder.address || known.soleChainId !== holder.soleChainId)
        throw new AppError('OWNER_NOT_SIGNED_IN');
      const pictures = {
        avatar: avatarName ?? known.avatar,
        banner: banner === undefined ? known.banner : banner,
      };
      return { succeeded: true as const, data: await store(deps, { holder, body, pictures, known }) };
    });
  };
}

type Pictures = { readonly avatar: string; readonly banner: string | null };

type Profile = {
  readonly holder: Parameters<typeof putArtist>[1]['holder'];
  readonly body: Pick<ArtistRequest, 'artistName' | 'artistDescription' | 'publicProfileLink'>;
  readonly pictures: Pictures;
  /** Pictures that it has already are not looked for again. */
  readonly known?: Pictures;
};

async function store(
  { database, chains, now }: Deps,
  { holder, body, pictures: { avatar, banner }, known }: Profile,
): Promise<number> {
  for (const name of new Set([avatar, banner]))
    if (name !== null && name !== known?.avatar && name !== known?.banner)
      await assertUploaded(database, name);
  const { artistName: name, artistDescription: description, publicProfileLink: link } = body;
  const chainIds = chains.all.map(({ chainId }) => chainId);
  const profile = { name, description, link, avatar, banner };
  return putArtist(database, { holder, profile, now: now(), chainIds });
}
