import { failUpload } from '@tradewind/db/media/end-upload.query';
import { getMediaLimit } from '@tradewind/rules/media/media-kind';
import {
  type UploadedFile,
  uploadedFileSchema,
  type UploadText,
  uploadTextSchema,
} from '@tradewind/schema/media/media-upload';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { widerAnswers } from '../../http/answers.ts';
import { AppError } from '../../http/app-error.ts';
import { acceptFile } from './accept-file.ts';
import { readForm } from './read-form.ts';
import { receiveFile } from './receive-file.ts';
import { beginWithin, type MediaUploadDeps, requireSender, toUploadEnd } from './upload-deps.ts';
import { formBytes } from './upload-limits.ts';
import { watchRate } from './watch-rate.ts';

const paths = ['/v1/Media/api/upload_file', '/v1/Media/api/upload_new_file'];
/** Time to arrive, and to be decoded behind others. */
const answerMs = 150_000;
const response = widerAnswers(uploadedFileSchema, { filename: z.string() });

/** The two paths of the specification, which take one file in a form. Both do the same. */
export function formRoute(deps: MediaUploadDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    // The handler reads the body.
    app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    app.addHook('onResponse', async (_request, { statusCode }) => {
      deps.metrics.mediaUploads.inc({ outcome: toUploadEnd(statusCode) });
    });
    for (const path of paths)
      app.post(path, { handlerTimeout: answerMs, schema: { response } }, async (request, reply) => {
        try {
          const data = await takeForm(request, deps);
          return { succeeded: true as const, filename: data.filename, data };
        } catch (error) {
          lingerBriefly(request, reply, deps);
          throw error;
        }
      });
  };
}

async function takeForm(request: FastifyRequest, deps: MediaUploadDeps): Promise<UploadedFile> {
  const holder = await requireSender(deps, request.raw);
  if (!/^multipart\/form-data/i.test(request.headers['content-type'] ?? ''))
    throw new AppError('BAD_REQUEST');
  const most = getMediaLimit('mp4');
  const named = Number(request.headers['content-length'] ?? most);
  if (named > most + formBytes) throw new AppError('MEDIA_TOO_LARGE');
  return deps.slots.use(holder, async () => {
    const id = await beginWithin(deps, holder, Math.min(named, most));
    return deps.incoming.useFile((path) => receive(request, { id, path }, deps));
  });
}

async function receive(
  request: FastifyRequest,
  { id, path }: { readonly id: string; readonly path: string },
  deps: MediaUploadDeps,
): Promise<UploadedFile> {
  const ending = new AbortController();
  const watch = watchRate(deps.limits, (error) => ending.abort(error));
  let bytes = 0;
  try {
    const { fields, file } = await readForm(
      request.raw,
      (source) =>
        receiveFile(
          count(source, (length) => (bytes += length)),
          path,
        ),
      { signal: ending.signal, onBytes: watch.add },
    );
    watch.stop();
    return await acceptFile(file, { id, text: parseText(fields) }, deps);
  } catch (error) {
    // The database itself may have failed: then all that began counts.
    await failUpload(deps.database, { id, bytes }).catch(() => undefined);
    throw error;
  } finally {
    watch.stop();
  }
}

async function* count(source: AsyncIterable<Uint8Array>, add: (length: number) => void) {
  for await (const chunk of source) {
    add(chunk.length);
    yield chunk;
  }
}

function parseText(fields: ReadonlyMap<string, string>): UploadText {
  const { data } = uploadTextSchema.safeParse(Object.fromEntries(fields));
  if (data === undefined) throw new AppError('BAD_REQUEST');
  return data;
}

/** The rest of a refused body is read for a moment: a connection that is cut at once may lose the answer. */
function lingerBriefly(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { limits: { lingerMs } }: MediaUploadDeps,
): void {
  if (raw.complete) return;
  reply.raw.once('finish', () => {
    raw.on('error', () => undefined).resume();
    const timer = setTimeout(() => raw.destroy(), lingerMs);
    raw.once('close', () => clearTimeout(timer));
  });
}
