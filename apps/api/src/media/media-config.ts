import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { commaListSetting } from '@tradewind/schema/runtime-config/server-settings';
import { z } from 'zod';
import type { StoreSettings } from '../adapters/media-store/create-media-store.ts';
import { environmentSchema as apiSchema, toSite } from '../config.ts';

const root = join(import.meta.dirname, '../../../..');
const positive = z.coerce.number().int().positive();

/** Every variable of the media process. */
export const environmentSchema = z.object({
  MEDIA_HOST: z.string().min(1).default('127.0.0.1'),
  MEDIA_PORT: z.coerce.number().int().min(0).max(65_535),
  /** Where files are kept: a folder, or `s3://bucket/prefix`. */
  MEDIA_STORE: z
    .string()
    .regex(/^(?:s3:\/\/[a-z\d][a-z\d.-]+(?:\/[\w.-]+)*|(?!s3:)[^\0]+)$/)
    .default('.tradewind/media'),
  /** Address of an S3 service of another vendor than Amazon. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Region of the bucket. */
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .default('us-east-1'),
  /** Name of the key of the bucket; without keys those of the machine's role are used. */
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** The key of the bucket. */
  S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  /**
   * Addresses of the default token lists whose logos are served, a comma list (http, https, ipfs, ipns), 16 at most.
   * Where lists name the same token the first one counts.
   */
  MEDIA_TOKEN_LISTS: z.pipe(
    commaListSetting,
    z.array(z.string().regex(/^(?:https?|ipfs|ipns):\/\/\S+$/)).max(16),
  ),
  /** Requests per minute and address, of each media process: the counters are in its memory. */
  MEDIA_RATE_LIMIT: positive.default(3000),
  /**
   * Database of the site, with a user that has the rights of `deploy/media-user.sql` alone. Without it the process takes no
   * files of users, and serves none.
   */
  MEDIA_DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  /** Folder of files that have not arrived whole; by default one in the folder of the store, or of the machine. */
  MEDIA_INCOMING: z
    .string()
    .regex(/^[^\0]+$/)
    .optional(),
  /** Free room of the disk of that folder in MiB, below which no file is taken. */
  MEDIA_MIN_FREE_MIB: z.coerce.number().int().min(0).default(2048),
  /** Child processes that decode pictures, each one picture at a time. */
  MEDIA_DECODERS: positive.max(16).default(2),
  /** Hosts of this machine, with their port, from which logos and lists are read: for tests only. */
  MEDIA_OPEN_HOSTS: z.pipe(commaListSetting, z.array(z.string().regex(/^(?:127\.0\.0\.1|localhost):\d+$/))),
  ...apiSchema.pick({
    LOG_LEVEL: true,
    MAX_EVENT_LOOP_DELAY_MS: true,
    REQUEST_TIMEOUT_MS: true,
    MAX_REQUESTS_IN_FLIGHT: true,
    TRUSTED_PROXIES: true,
    MEDIA_UPLOAD_KEY: true,
    TOKEN_LIST_GATEWAY: true,
    SITE_ORIGINS: true,
    DATABASE_CONNECTIONS: true,
    STATEMENT_TIMEOUT_MS: true,
  }).shape,
});

const completeSchema = environmentSchema.refine(
  (env) => (env.S3_ACCESS_KEY_ID === undefined) === (env.S3_SECRET_ACCESS_KEY === undefined),
  { path: ['S3_SECRET_ACCESS_KEY'], error: 'Must be set together with S3_ACCESS_KEY_ID' },
);

/** The settings of the media process; throws a zod error that names each wrong variable. */
export function parseMediaConfig(environment: NodeJS.ProcessEnv) {
  const env = completeSchema.parse(environment);
  return {
    host: env.MEDIA_HOST,
    port: env.MEDIA_PORT,
    store: toStoreSettings(env),
    incoming: { folder: toIncomingFolder(env), minFreeBytes: env.MEDIA_MIN_FREE_MIB * 1024 * 1024 },
    database: toDatabaseSettings(env),
    site: toSite(env),
    /** Without one no picture is taken. */
    uploadKey: env.MEDIA_UPLOAD_KEY,
    tokenLists: env.MEDIA_TOKEN_LISTS,
    tokenListGateway: env.TOKEN_LIST_GATEWAY,
    openHosts: new Set(env.MEDIA_OPEN_HOSTS),
    decoders: env.MEDIA_DECODERS,
    rateLimitPerMinute: env.MEDIA_RATE_LIMIT,
    logLevel: env.LOG_LEVEL,
    maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS,
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    maxRequestsInFlight: env.MAX_REQUESTS_IN_FLIGHT,
    trustedProxies: env.TRUSTED_PROXIES,
  };
}

function toDatabaseSettings(env: z.infer<typeof environmentSchema>) {
  const { MEDIA_DATABASE_URL: url } = env;
  const options = {
    maxConnections: env.DATABASE_CONNECTIONS,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    applicationName: 'tradewind-media',
  };
  return url === undefined ? undefined : { url, options };
}

/** Beside the files of a store on the disk, so that a file gets there by its name alone. */
function toIncomingFolder(env: z.infer<typeof environmentSchema>): string {
  if (env.MEDIA_INCOMING !== undefined) return toFolder(env.MEDIA_INCOMING);
  if (env.MEDIA_STORE.startsWith('s3:')) return join(tmpdir(), 'tradewind-media-incoming');
  return join(toFolder(env.MEDIA_STORE), 'incoming');
}

const toFolder = (path: string): string => (isAbsolute(path) ? path : join(root, path));

function toStoreSettings(env: z.infer<typeof environmentSchema>): StoreSettings {
  const [, bucket, path] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(env.MEDIA_STORE) ?? [];
  if (bucket === undefined) {
    return { kind: 'disk', folder: toFolder(env.MEDIA_STORE) };
  }
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const hasKeys = accessKeyId !== undefined && secretAccessKey !== undefined;
  return {
    kind: 's3',
    bucket,
    prefix: path ? `${path}/` : '',
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    credentials: hasKeys ? { accessKeyId, secretAccessKey } : undefined,
  };
}

export type MediaConfig = ReturnType<typeof parseMediaConfig>;
