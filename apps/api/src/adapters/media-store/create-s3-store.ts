import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type FilePart, type MediaStore, MediaStoreError } from './media-store.ts';
import { computeHash, toFilePath, toNotePath } from './store-path.ts';

export type S3Settings = {
  readonly bucket: string;
  /** The part of the key before ours; empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  /** Of another vendor than Amazon. */
  readonly endpoint?: string | undefined;
  /** Without keys those of the machine's role are used. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Time limit of a try: to connect, and until its answer. */
  readonly waitMs?: number;
};

const tries = 3;
const pauseMs = 50;
/** A file takes longer than a picture: this many times as long. */
const filePatience = 20;

/** A store in a bucket of S3, or of a service with its interface. */
export function createS3Store(settings: S3Settings): MediaStore {
  const client = createClient(settings);
  const locate = (path: string) => ({ Bucket: settings.bucket, Key: settings.prefix + path });
  const write = async (path: string, Body: Uint8Array, ContentType: string) => {
    await client.send(new PutObjectCommand({ ...locate(path), Body, ContentType })).catch(refuse);
  };
  // A body that is a stream cannot be sent twice: we try again by ourselves, with a new one.
  const fileClient = createClient(
    { ...settings, waitMs: (settings.waitMs ?? defaultWaitMs) * filePatience },
    1,
  );
  const read = (path: string, isWhole: (bytes: Buffer) => boolean) =>
    readObject(client, locate(path), isWhole);
  return {
    put: async (bytes) => {
      const hash = computeHash(bytes);
      await write(toFilePath(hash), bytes, 'application/octet-stream');
      return hash;
    },
    find: (hash) => read(toFilePath(hash), (bytes) => computeHash(bytes) === hash),
    putFile: (path, hash) => putObject(fileClient, locate(toFilePath(hash)), path, hash),
    findSize: (hash) => findObjectSize(client, locate(toFilePath(hash))),
    open: (hash, part) => openObject(client, locate(toFilePath(hash)), part),
    remove: async (hash) => {
      await client.send(new DeleteObjectCommand(locate(toFilePath(hash)))).catch(refuse);
    },
    writeNote: (name, text) => write(toNotePath(name), Buffer.from(text), 'text/plain; charset=utf-8'),
    findNote: async (name) => (await read(toNotePath(name), () => true))?.toString(),
    verify: async () => {
      await client.send(new HeadBucketCommand({ Bucket: settings.bucket })).catch(refuse);
    },
  };
}

const ignore = (): void => undefined;
const defaultWaitMs = 3_000;

function createClient(
  { region, endpoint, credentials, waitMs = defaultWaitMs }: S3Settings,
  maxAttempts = tries,
): S3Client {
  return new S3Client({
    region,
    maxAttempts,
    // Its warnings go to the console; ours have the error.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    // Services other than Amazon's refuse the newer checksums; ours is the hash in the name.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: waitMs, requestTimeout: waitMs, throwOnRequestTimeout: true },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  });
}

type Place = { Bucket: string; Key: string };

/**
 * Sends a file of this machine as one object. The request names the hash of its body, so that the service refuses bytes
 * that were damaged on their way. The same bytes again change nothing: an answer that was lost is no harm.
 */
async function putObject(client: S3Client, place: Place, path: string, hash: string): Promise<void> {
  let cause: unknown;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const Body = createReadStream(path);
    const command = new PutObjectCommand({
      ...place,
      Body,
      ContentLength: (await stat(path).catch(refuse)).size,
      ContentType: 'application/octet-stream',
    });
    command.middlewareStack.add(
      (next) => (call) => {
        const { request } = call;
        if (isHeaderHolder(request)) request.headers['x-amz-content-sha256'] = hash;
        return next(call);
      },
      { step: 'build', name: 'nameHash' },
    );
    try {
      await client.send(command);
      return;
    } catch (error) {
      cause = error;
      if (isAnswered(error) && !isOverload(error)) break;
      await delay(pauseMs * 2 ** attempt);
    } finally {
      Body.destroy();
    }
  }
  refuse(cause);
}

function isHeaderHolder(request: unknown): request is { headers: Record<string, string> } {
  return typeof Reflect.get(Object(request), 'headers') === 'object';
}

async function findObjectSize(client: S3Client, place: Place): Promise<number | undefined> {
  try {
    return (await client.send(new HeadObjectCommand(place))).ContentLength;
  } catch (error) {
    return isMissing(error) ? undefined : refuse(error);
  }
}

/** A body that is cut off later ends the answer of ours, and its reader comes back for the rest. */
async function openObject(
  client: S3Client,
  place: Place,
  { start, end }: FilePart,
): Promise<Readable | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ ...place, Range: `bytes=${start}-${end}` }));
    if (!(Body instanceof Readable)) throw new Error('the answer has no body');
    return Body;
  } catch (error) {
    return isMissing(error) ? undefined : refuse(error);
  }
}

/** The client tries a failed request again, but not a body that is cut off. */
async function readObject(
  client: S3Client,
  place: Place,
  isWhole: (bytes: Buffer) => boolean,
): Promise<Buffer | undefined> {
  let cause: unknown;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      const { Body } = await client.send(new GetObjectCommand(place));
      const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
      if (isWhole(bytes)) return bytes;
      cause = new Error('the bytes are not those of the hash');
    } catch (error) {
      if (isMissing(error)) return undefined;
      if (isAnswered(error)) return refuse(error);
      cause = error;
    }
  }
  return refuse(cause);
}

function findStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  const status: unknown = Reflect.get(Object(metadata), 'httpStatusCode');
  return typeof status === 'number' ? status : undefined;
}

/** Without the right to list, S3 answers 403 for a missing object: that is a wrong setting, not a missing file. */
const isMissing = (error: unknown): boolean => findStatus(error) === 404;

/** The client has tried a refusal again by itself; only a cut body has a status of success. */
const isAnswered = (error: unknown): boolean => (findStatus(error) ?? 0) >= 300;

/** The service is busy or has a fault: a later try may succeed. */
const isOverload = (error: unknown): boolean => (findStatus(error) ?? 0) >= 500;

function refuse(cause: unknown): never {
  throw new MediaStoreError('the bucket of the media cannot be used', { cause });
}
