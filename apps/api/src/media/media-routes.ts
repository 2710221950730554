import {
  logoQuery,
  mediaFileParams,
  networkLogoParams,
  tokenLogoParams,
} from '@tradewind/schema/media/logo-request';
import type { LogoSize } from '@tradewind/schema/media/logo-url';
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
        if (!picture) throw new AppError('LOGO_UNKNOWN');
        return sendPicture(request, reply, picture, anHour);
      },
    );
    app.get(
      '/media/logo/:chain/:address',
      { schema: { params: tokenLogoParams, querystring: logoQuery } },
      async (request, reply) => {
        const { chain, address } = request.params;
        const picture = await findTokenLogo(deps, { chainId: chain, address }, request.query.size);
        return sendPicture(request, reply, picture, anHour);
      },
    );
    app.get('/media/:name', { schema: { params: mediaFileParams } }, async (request, reply) =>
      sendPicture(request, reply, await findFile(deps, request.params.name), forEver),
    );
  };
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
): Promise<Picture> {
  const own = ownLogos.findToken(chainId, address, size);
  if (own) return own;
  const uri = await directory.find(chainId, address);
  if (uri === undefined) throw new AppError('LOGO_UNKNOWN');
  const hashes = await shelf.find(uri);
  if (hashes === undefined) throw new AppError('LOGO_UNUSABLE');
  // A store that has lost a file, or has a damaged one, gets it again.
  const kept = await readFile(hashes[size]).catch(() => undefined);
  if (kept) return kept;
  const renewed = await shelf.renew(uri);
  const picture = renewed && (await readFile(renewed[size]));
  if (!picture) throw new AppError('LOGO_UNUSABLE');
  return picture;
}
