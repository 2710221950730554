import { logoQuery, networkLogoParams, tokenLogoParams } from '@tradewind/schema/media/logo-request';
import type { LogoSize } from '@tradewind/schema/media/logo-url';
import { mediaFileParams } from '@tradewind/schema/media/media-file';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../http/app-error.ts';
import type { LogoDirectory } from './logo/logo-directory.ts';
import type { LogoShelf } from './logo/create-logo-shelf.ts';
import type { OwnLogos } from './logo/own-logos.ts';
import { forEver } from './serve/media-headers.ts';
import { sendFile } from './serve/send-file.ts';
import { derivedRoute, findNamed, type ServeDeps } from './serve/user-file-route.ts';
import { type Picture, sendPicture } from './serve/send-picture.ts';

export type MediaRoutesDeps = ServeDeps & {
  readonly ownLogos: OwnLogos;
  readonly directory: LogoDirectory;
  readonly shelf: LogoShelf;
};

/** The picture of an address can change. */
const anHour = 'public, max-age=3600';
/** A logo that failed is tried again. */
const tenMinutes = 'public, max-age=600';

/** GET and HEAD of logos and of files by their hash. */
export function mediaRoutes(deps: MediaRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/media/logo/:chain',
      { schema: { params: networkLogoParams, querystring: logoQuery } },
      async (request, reply) => {
        const picture = deps.ownLogos.findNetwork(request.params.chain, request.query.size);
        return sendLogo(request, reply, picture ?? 'unknown');
      },
    );
    app.get(
      '/media/logo/:chain/:address',
      { schema: { params: tokenLogoParams, querystring: logoQuery } },
      async (request, reply) => {
        const { chain, address } = request.params;
        const logo = await findTokenLogo(deps, { chainId: chain, address }, request.query.size);
        return sendLogo(request, reply, logo);
      },
    );
    app.get('/media/:name', { schema: { params: mediaFileParams } }, async (request, reply) => {
      const { hash, kind, file } = await findNamed(request.params.name, deps);
      if (typeof file === 'object' && file.kind === kind)
        return sendFile(request, reply, { hash, kind, bytes: file.bytes }, deps.store);
      // Of ours: they are in no table.
      const picture = file === 'unknown' && kind === 'webp' ? await deps.readFile(hash) : undefined;
      if (picture === undefined) throw new AppError('MEDIA_UNKNOWN');
      return sendPicture(request, reply, picture, forEver);
    });
    await app.register(derivedRoute(deps));
  };
}

/** A picture, or why there is none: no list names one, or it cannot be read or is no picture. */
type Logo = Picture | 'unknown' | 'unusable';

/** A missing logo is no fault: 204 makes the `img` of a page fail without an error in its console (decision 162). */
function sendLogo(request: FastifyRequest, reply: FastifyReply, logo: Logo): FastifyReply {
  if (typeof logo === 'object') return sendPicture(request, reply, logo, anHour);
  return reply
    .code(204)
    .header('cache-control', logo === 'unknown' ? anHour : tenMinutes)
    .send();
}

type Token = { readonly chainId: number; readonly address: string };

async function findTokenLogo(
  { ownLogos, directory, shelf, readFile }: MediaRoutesDeps,
  { chainId, address }: Token,
  size: LogoSize,
): Promise<Logo> {
  const own = ownLogos.findToken(chainId, address, size);
  if (own) return own;
  const uri = await directory.find(chainId, address);
  if (uri === undefined) return 'unknown';
  const hashes = await shelf.find(uri);
  if (hashes === undefined) return 'unusable';
  // A store that has lost a file, or has a damaged one, gets it again.
  const kept = await readFile(hashes[size]).catch(() => undefined);
  if (kept) return kept;
  const renewed = await shelf.renew(uri);
  return (renewed && (await readFile(renewed[size]))) ?? 'unusable';
}
