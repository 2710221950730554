import { createHash, timingSafeEqual } from 'node:crypto';
import {
  internalPicturePath,
  maximumPictureBytes,
  pictureUseHeaders,
  pictureUseHeader,
  storedPictureSchema,
} from '@tradewind/schema/media/picture-upload';
import type { Counter } from '@prometheus-io/client';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers } from '../../http/answers.ts';
import { AppError } from '../../http/app-error.ts';
import { keepPicture, type KeepPictureDeps } from './keep-picture.ts';

export type UploadDeps = KeepPictureDeps & {
  readonly metrics: { readonly pictureUploads: Counter<'outcome'> };
};

/**
 * Takes pictures from the API, which has verified who sends them; both have the key. The path is not below `/media/`, so
 * that no proxy passes it on.
 */
export function uploadRoute(key: string, deps: UploadDeps): FastifyPluginAsyncZod {
  const expected = hash(`Bearer ${key}`);
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.addHook('onResponse', async (_request, { statusCode }) => {
      deps.metrics.pictureUploads.inc({ outcome: toLabel(statusCode) });
    });
    app.post(
      internalPicturePath,
      {
        // Counted while the body arrives.
        bodyLimit: maximumPictureBytes,
        // Before the body is read.
        onRequest: async ({ headers }) => {
          const isKnown = timingSafeEqual(hash(headers.authorization ?? ''), expected);
          if (!isKnown) throw new AppError('NOT_FOUND');
        },
        schema: { headers: pictureUseHeaders, response: answers(storedPictureSchema) },
      },
      async ({ body, headers }) => {
        if (!(body instanceof Uint8Array)) throw new AppError('PICTURE_FAULTY');
        const data = { hash: await keepPicture(body, headers[pictureUseHeader], deps) };
        return { succeeded: true as const, data };
      },
    );
  };
}

/** Of one length, which the comparison needs. */
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `refused` is the sender's fault, `failed` ours: a store that is away, busy decoders. */
function toLabel(statusCode: number): 'kept' | 'refused' | 'failed' {
  if (statusCode < 400) return 'kept';
  return statusCode < 500 ? 'refused' : 'failed';
}
