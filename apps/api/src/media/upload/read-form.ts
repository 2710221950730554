import type { IncomingMessage } from 'node:http';
import { finished, Transform } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { getMediaLimit } from '@tradewind/rules/media/media-kind';
import { AppError } from '../../http/app-error.ts';
import { formBytes } from './upload-limits.ts';

export type Form<File> = { readonly fields: ReadonlyMap<string, string>; readonly file: File };

const largest = getMediaLimit('mp4');
const fieldBytes = 4096;
const limits = {
  files: 1,
  fields: 8,
  parts: 9,
  fieldNameSize: 100,
  // One more than allowed, which shows that it was too long.
  fieldSize: fieldBytes + 1,
  fileSize: largest + 1,
  headerPairs: 16,
  headerSize: 4096,
};

/**
 * Reads a form with one file, as a stream: `receive` reads the file, and its error ends the form. Everything is counted by
 * us, since no limit of the framework covers such a body. The request itself stays open, so that it can be answered.
 * Throws BAD_REQUEST, MEDIA_TOO_LARGE, the errors of `receive` and the reason of the signal.
 */
export async function readForm<File>(
  request: IncomingMessage,
  receive: (source: AsyncIterable<Uint8Array>) => Promise<File>,
  { signal, onBytes }: { readonly signal: AbortSignal; readonly onBytes: (length: number) => void },
): Promise<Form<File>> {
  const parser = createParser(request);
  const counter = countBytes(onBytes);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fields = readFields(parser, reject);
  let stream: BusboyFileStream | undefined;
  let file: Promise<File> | undefined;
  parser.on('file', (_name, source) => {
    stream = source;
    // Its reader has the error too.
    source.on('error', () => undefined);
    file = receive(source);
    file.catch(reject);
  });
  parser.on('finish', resolve).on('error', reject);
  counter.on('error', reject);
  signal.addEventListener('abort', () => reject(signal.reason));
  finished(request, (error) => error && reject(error));
  request.pipe(counter).pipe(parser);
  try {
    await promise;
    if (file === undefined) throw new AppError('BAD_REQUEST');
    return { fields, file: await file };
  } catch (error) {
    const fault = toFormError(error);
    request.unpipe(counter);
    counter.unpipe(parser);
    stream?.destroy(fault);
    // The reader of the file ends first, so that nobody removes the file below it.
    await file?.catch(() => undefined);
    throw fault;
  }
}

/** The fields of a form, which are few and short, none of them twice. */
function readFields(parser: BusboyInstance, reject: (error: AppError) => void): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  const refuse = () => reject(new AppError('BAD_REQUEST'));
  parser.on('field', (name, value) => {
    if (Buffer.byteLength(value) > fieldBytes || fields.has(name)) refuse();
    fields.set(name, value);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, refuse);
  return fields;
}

function createParser({ headers }: IncomingMessage) {
  try {
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits });
  } catch {
    throw new AppError('BAD_REQUEST');
  }
}

/** Counts the whole request: a form of megabytes of fields or headers is none. */
function countBytes(onBytes: (length: number) => void): Transform {
  let bytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      onBytes(chunk.length);
      if (bytes > largest + formBytes) done(new AppError('MEDIA_TOO_LARGE'));
      else done(null, chunk);
    },
  });
}

/** A form that is none, or ends early, is the sender's fault. */
function toFormError(error: unknown): Error {
  const isOurs = error instanceof AppError || (error instanceof Error && !isOfStream(error));
  return isOurs ? error : new AppError('BAD_REQUEST');
}

/** The parser's errors are plain ones; those of a disk or of a database have a code or a class. */
function isOfStream(error: Error): boolean {
  return error.constructor === Error && (!('code' in error) || /^ERR_STREAM|^ECONN/.test(String(error.code)));
}
