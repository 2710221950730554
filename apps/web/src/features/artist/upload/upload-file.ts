import { partBytes, uploadedFileSchema, uploadStateSchema } from '@tradewind/schema/media/media-upload';
import { receivedSchema } from '@tradewind/schema/wire/envelope';
import { bytesToHex, sha256 } from 'viem';
import * as z from 'zod/mini';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { pause } from '../../../shared/time/pause.ts';

const partPath = '/v1/Media/api/upload_part';
/** The server decodes the file behind others. */
const endTimeoutMs = 60_000;
const partTimeoutMs = 60_000;
/** A cut line is tried again so often, for each part. */
const attempts = 3;
/** Before the second attempt, twice that before the third. */
const cutPauseMs = 1_000;

/** A file as the upload reads it. */
export type UploadSource = Pick<Blob, 'size' | 'slice'>;

export type UploadOptions = {
  readonly signal: AbortSignal;
  /** Bytes that the server has, and those of the file. */
  readonly onProgress?: (sent: number, bytes: number) => void;
};

/**
 * Uploads a file in parts, of which each goes on where the server is; returns its name at the media origin. The same file
 * goes on where an earlier page left it: the answer to its first part says how far that came.
 */
export async function uploadFile(
  file: UploadSource,
  { signal, onProgress = () => undefined }: UploadOptions,
): Promise<string> {
  const name = await nameUpload(file);
  let offset = 0;
  onProgress(0, file.size);
  while (offset < file.size) {
    offset = await sendPart(file, { name, offset, signal });
    onProgress(offset, file.size);
  }
  const { filename } = await fetchFromApi({
    chain: null,
    path: '/v1/Media/api/upload_end',
    schema: uploadedFileSchema,
    body: { upload: name },
    signal,
    timeoutMs: endTimeoutMs,
  });
  return filename;
}

type Place = { readonly name: string; readonly offset: number; readonly signal: AbortSignal };

/** Sends the part at a place, and returns the place of the next one. */
async function sendPart(file: UploadSource, place: Place): Promise<number> {
  const { offset } = place;
  const part = new Uint8Array(await file.slice(offset, offset + partBytes).arrayBuffer());
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await postPart(part, file.size, place);
    } catch (error) {
      // A part that arrived although its answer did not changes nothing the second time.
      if (attempt === attempts || !(error instanceof ApiError) || !error.isRetryable) throw error;
      await pause(attempt * cutPauseMs, place.signal);
    }
  }
}

async function postPart(
  part: Uint8Array<ArrayBuffer>,
  bytes: number,
  { name, offset, signal }: Place,
): Promise<number> {
  const timeout = AbortSignal.timeout(partTimeoutMs);
  const response = await fetch(`/api${partPath}`, {
    method: 'POST',
    credentials: 'same-origin',
    signal: AbortSignal.any([signal, timeout]),
    headers: {
      'content-type': 'application/octet-stream',
      'x-upload-name': name,
      'x-upload-bytes': String(bytes),
      'x-upload-offset': String(offset),
      'x-part-hash': sha256(part).slice(2),
    },
    body: part,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new ApiError({ code: timeout.aborted ? 'TIMEOUT' : 'UNREACHABLE', status: 0, cause });
  });
  return parsePart(response.status, await response.json().catch(() => undefined));
}

function parsePart(status: number, body: unknown): number {
  const answer = z.safeParse(receivedSchema, body);
  if (!answer.success) throw new ApiError({ code: 'UNEXPECTED_ANSWER', status, cause: answer.error });
  if (!answer.data.succeeded) {
    const { code, message: text, retryable, requestId } = answer.data;
    throw new ApiError({ code, status, text, retryable, requestId });
  }
  return uploadStateSchema.parse(answer.data.data).offset;
}

/** 128 bits of the file's hash as a UUID, so that a later page finds the upload; random on plain http, without a hash. */
async function nameUpload(file: UploadSource): Promise<string> {
  const bits = globalThis.isSecureContext
    ? await crypto.subtle.digest('SHA-256', await file.slice().arrayBuffer())
    : crypto.getRandomValues(new Uint8Array(16)).buffer;
  const hex = bytesToHex(new Uint8Array(bits, 0, 16)).slice(2);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
