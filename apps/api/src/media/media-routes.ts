import {
  logoQuery,
  mediaFileParams,
  networkLogoParams,
  tokenLogoParams,
} from '@tradewind/schema/media/logo-request';
import type { LogoSize } from '@tradewind/schema/media/logo-url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../http/app-error.ts';
import type { LogoDirectory } from './logo/logo-directory.ts';
import type { LogoShelf } from './logo/create-logo-shelf.ts';
import type { OwnLogos } from './logo/own-logos.ts';
import type { FileReader } from './serve/create-file-reader.ts';
import { type Picture, sendPicture } from './serve/send-picture.ts';

export type MediaRoutesDeps = {
  readonly ownLogos: OwnLogos;
  readonly directory: LogoDirectory;
  readonly shelf: LogoShelf;
  readonly readFile: FileReader;
};

/** The picture of an address can change. */
const anHour = 'public, max-age=3600';
/** A logo that failed is tried again. */
const tenMinutes = 'public, max-age=600';
/** Bytes by their hash never change. */
const forEver = 'public, max-age=31536000, immutable';

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
    app.get('/media/:name', { schema: { params: mediaFileParams } }, async (request, reply) =>
      sendPicture(request, reply, await findFile(deps, request.params.name), forEver),
    );
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

async function findFile({ readFile }: MediaRoutesDeps, name: string): Promise<Picture> {
  const picture = await readFile(name.slice(0, 64));
  if (!picture) throw new AppError('MEDIA_UNKNOWN');
  return picture;
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
