import { GetObjectCommand, HeadBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type MediaStore, MediaStoreError } from './media-store.ts';
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

/** A store in a bucket of S3, or of a service with its interface. */
export function createS3Store(settings: S3Settings): MediaStore {
  const client = createClient(settings);
  const locate = (path: string) => ({ Bucket: settings.bucket, Key: settings.prefix + path });
  const write = async (path: string, Body: Uint8Array, ContentType: string) => {
    await client.send(new PutObjectCommand({ ...locate(path), Body, ContentType })).catch(refuse);
  };
  const read = (path: string, isWhole: (bytes: Buffer) => boolean) =>
    readObject(client, locate(path), isWhole);
  return {
    put: async (bytes) => {
      const hash = computeHash(bytes);
      await write(toFilePath(hash), bytes, 'application/octet-stream');
      return hash;
    },
    find: (hash) => read(toFilePath(hash), (bytes) => computeHash(bytes) === hash),
    writeNote: (name, text) => write(toNotePath(name), Buffer.from(text), 'text/plain; charset=utf-8'),
    findNote: async (name) => (await read(toNotePath(name), () => true))?.toString(),
    verify: async () => {
      await client.send(new HeadBucketCommand({ Bucket: settings.bucket })).catch(refuse);
    },
  };
}

function createClient({ region, endpoint, credentials, waitMs = 3_000 }: S3Settings): S3Client {
  return new S3Client({
    region,
    maxAttempts: tries,
    // Services other than Amazon's refuse the newer checksums; ours is the hash in the name.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: waitMs, requestTimeout: waitMs, throwOnRequestTimeout: true },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  });
}

/** The client tries a failed request again, but not a body that is cut off. */
async function readObject(
  client: S3Client,
  place: { Bucket: string; Key: string },
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

function refuse(cause: unknown): never {
  throw new MediaStoreError('the bucket of the media cannot be used', { cause });
}
