import { createHash } from 'node:crypto';
import { failUpload } from '@tradewind/db/media/end-upload.query';
import { getMediaLimit } from '@tradewind/rules/media/media-kind';
import {
  partBytes,
  partHeaders,
  type UploadedFile,
  uploadedFileSchema,
  uploadEndSchema,
  type UploadState,
  uploadStateQuery,
  uploadStateSchema,
  type UploadText,
} from '@tradewind/schema/media/media-upload';
import { errorCatalogue } from '@tradewind/schema/wire/error-catalogue';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answers, widerAnswers } from '../../http/answers.ts';
import { AppError } from '../../http/app-error.ts';
import { requireAnySession } from '../../session/require-session.ts';
import { acceptFile } from './accept-file.ts';
import type { PartsKey, PartsState, PartStore } from './create-part-store.ts';
import { requireKind } from './receive-file.ts';
import { beginWithin, type MediaUploadDeps, requireSender, toUploadEnd } from './upload-deps.ts';

export type PartsDeps = MediaUploadDeps & { readonly parts: PartStore };

const path = '/v1/Media/api/upload_part';
const endPath = '/v1/Media/api/upload_end';
/** To decode behind others. */
const answerMs = 60_000;

/**
 * An upload in parts of 1 MiB that goes on after a cut line: each part says where it begins and has its own hash. A part
 * that came twice changes nothing, and an end that came twice has the same answer.
 */
export function partsRoutes(deps: PartsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const partSchema = { headers: partHeaders, response: answers(uploadStateSchema) };
    app.post(path, { bodyLimit: partBytes, schema: partSchema }, async ({ raw, headers, body }) => {
      const holder = await requireSender(deps, raw);
      const part = toPart(headers, body);
      return answer(await useAlone({ holder, name: part.name }, deps, (key) => takePart(key, part, deps)));
    });
    const stateSchema = { querystring: uploadStateQuery, response: answers(uploadStateSchema) };
    app.get(path, { schema: stateSchema }, async (call) => {
      const { holder } = await requireAnySession(deps, call);
      const state = await deps.parts.find({ holder, name: call.query.name });
      if (state === undefined) throw new AppError('UPLOAD_UNKNOWN');
      return answer(toWireState(state));
    });
    await app.register(endRoute(deps));
  };
}

/** The end of an upload in parts, which is counted as an upload is. */
function endRoute(deps: PartsDeps): FastifyPluginAsyncZod {
  const response = widerAnswers(uploadedFileSchema, { filename: z.string() });
  return async (app) => {
    app.addHook('onResponse', async (_request, { statusCode }) => {
      deps.metrics.mediaUploads.inc({ outcome: toUploadEnd(statusCode) });
    });
    const schema = { body: uploadEndSchema, response };
    app.post(endPath, { handlerTimeout: answerMs, schema }, async ({ raw, body }) => {
      const { upload: name, ...text } = body;
      const holder = await requireSender(deps, raw);
      const file = await useAlone({ holder, name }, deps, (key) => endParts(key, text, deps));
      return { ...answer(file), filename: file.filename };
    });
  };
}

const answer = <Data>(data: Data) => ({ succeeded: true as const, data });

function useAlone<Result>(
  key: PartsKey,
  { slots, parts }: Pick<PartsDeps, 'slots' | 'parts'>,
  work: (key: PartsKey) => Promise<Result>,
): Promise<Result> {
  return slots.use(key.holder, () => parts.useAlone(key, () => work(key)));
}

type Part = { name: string; bytes: number; offset: number; body: Uint8Array };

function toPart(headers: z.infer<typeof partHeaders>, body: unknown): Part {
  if (!(body instanceof Uint8Array) || body.length === 0) throw new AppError('BAD_REQUEST');
  const hash = createHash('sha256').update(body).digest('hex');
  if (hash !== headers['x-part-hash']) throw new AppError('UPLOAD_PART_FAULTY');
  const [name, bytes, offset] = [
    headers['x-upload-name'],
    headers['x-upload-bytes'],
    headers['x-upload-offset'],
  ];
  if (offset + body.length > bytes) throw new AppError('BAD_REQUEST');
  return { name, bytes, offset, body };
}

async function takePart(key: PartsKey, part: Part, deps: PartsDeps): Promise<UploadState> {
  const { bytes, offset, body } = part;
  const state = (await deps.parts.find(key)) ?? (await beginParts(key, part, deps));
  if (state.bytes !== bytes || offset > state.offset) throw new AppError('UPLOAD_PLACE');
  // Sent again, because its answer was lost.
  if (offset + body.length <= state.offset) return toWireState(state);
  if (offset < state.offset) throw new AppError('UPLOAD_PLACE');
  await deps.incoming.assertRoom();
  await deps.parts.append(key, offset, body);
  return toWireState({ ...state, offset: offset + body.length });
}

/** The first part decides the kind, and so the limit. */
async function beginParts(
  key: PartsKey,
  { bytes, offset, body }: Part,
  deps: PartsDeps,
): Promise<PartsState> {
  if (offset > 0) throw new AppError('UPLOAD_UNKNOWN');
  if (bytes > getMediaLimit(requireKind(body))) throw new AppError('MEDIA_TOO_LARGE');
  const id = await beginWithin(deps, key.holder, bytes);
  await deps.parts.open(key, { id, bytes });
  return { id, bytes, file: null, offset: 0 };
}

async function endParts(key: PartsKey, text: UploadText, deps: PartsDeps): Promise<UploadedFile> {
  const state = await deps.parts.find(key);
  if (state === undefined) throw new AppError('UPLOAD_UNKNOWN');
  const { id, bytes, offset } = state;
  if (state.file) return state.file;
  if (offset !== bytes) throw new AppError('UPLOAD_PLACE');
  try {
    const file = await acceptFile(await deps.parts.join(key), { id, text }, deps);
    await deps.parts.end(key, { id, bytes, file });
    return file;
  } catch (error) {
    // A file that is refused is refused for ever; after a fault of ours the end can be tried again.
    if (error instanceof AppError && toUploadEnd(getStatus(error)) === 'refused') {
      await failUpload(deps.database, { id, bytes });
      await deps.parts.drop(key);
    }
    throw error;
  }
}

const getStatus = ({ code }: AppError): number => errorCatalogue[code].status;

const toWireState = ({ offset, bytes, file }: PartsState): UploadState => ({ offset, bytes, file });
