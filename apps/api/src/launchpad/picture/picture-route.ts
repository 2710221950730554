import {
  maximumPictureBytes,
  pictureUseHeader,
  pictureUseHeaders,
  toPicturePath,
  uploadedPictureSchema,
} from '@tradewind/schema/media/picture-upload';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers } from '../../http/answers.ts';
import { AppError } from '../../http/app-error.ts';
import { forConsole } from '../../http/for-console.ts';
import { uploadLimitMs } from '../../http/limits.ts';
import { isOwnOrigin } from '../../session/assert-own-write.ts';
import { requireRole } from '../../session/require-role.ts';
import type { LaunchpadDeps } from '../launchpad-deps.ts';

const uploadsPerMinute = 10;
/**
 * Takes one picture of a project from an operator, and passes it on to the media process, which has neither sessions nor
 * roles. The API itself reads nothing of it.
 */
export function pictureRoute(deps: LaunchpadDeps): FastifyPluginAsyncZod {
  const { config, pictures } = deps;
  const max = Math.min(config.rateLimitPerMinute, uploadsPerMinute);
  const required = { role: 'sale', chainId: config.chainId } as const;
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    app.post(
      '/operator/launchpad/picture',
      {
        // Counted while the body arrives.
        bodyLimit: maximumPictureBytes,
        handlerTimeout: uploadLimitMs,
        config: { rateLimit: { max, timeWindow: '1 minute' } },
        // Before the body is read: nobody else sends megabytes.
        onRequest: async (call) => {
          if (!isOwnOrigin(deps, call.headers.origin)) throw new AppError('FOREIGN_ORIGIN');
          await requireRole(deps, call, required);
        },
        schema: { ...forConsole, headers: pictureUseHeaders, response: answers(uploadedPictureSchema) },
      },
      async ({ body, headers }) => {
        if (pictures === undefined) throw new AppError('UPLOADS_OFF');
        if (!(body instanceof Uint8Array)) throw new AppError('BAD_REQUEST');
        const hash = await pictures.add(body, headers[pictureUseHeader]);
        return { succeeded: true as const, data: { hash, path: toPicturePath(hash) } };
      },
    );
  };
}
