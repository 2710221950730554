import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import type { Database } from '@tradewind/db/database';
import type { Notice } from '@tradewind/db/relay/notice';
import { getSecret } from '@tradewind/db/relay/get-secret.query';
import { z } from 'zod';
import { withTimeout } from '@tradewind/process/with-timeout';

/** A notice with the id of the previous one in the outbox, which shows a missing notice in a stream. */
export type LinkedNotice = { notice: Notice; previous: number };

/** The outbox as a Redis stream with the outbox's ids, so that no notice can be in it twice or out of order. */
export type RedisStream = {
  add: (entry: LinkedNotice) => Promise<void>;
  /** Waits up to `waitMs` for the first notice after the id. */
  read: (after: number, waitMs: number) => Promise<LinkedNotice[]>;
  /** The ids of the oldest and the newest notice; 0 without one. */
  getRange: () => Promise<{ oldest: number; newest: number }>;
  clear: () => Promise<void>;
  /** Marks the stream as filled for this time. */
  setFilled: (milliseconds: number) => Promise<void>;
  isFilled: () => Promise<boolean>;
  close: () => void;
};

type StreamOptions = {
  redisUrl: string;
  database: Database;
  /** Time limit of any Redis answer: a frozen server accepts connections and commands, and does not answer. */
  answerMs: number;
};

const keptNotices = 10_000;
export const readSize = 500;

const noticeSchema = z.object({
  id: z.int(),
  chainId: z.int(),
  kind: z.string(),
  payload: z.unknown(),
  at: z.number(),
});
const linkedNoticeSchema = z.object({ notice: noticeSchema, previous: z.int() });
const entrySchema = z.object({ id: z.string(), message: z.object({ linked: z.string() }) });
const replySchema = z.array(z.object({ messages: z.array(entrySchema) })).nullable();

/**
 * Opens one connection without reconnects: its user starts again when it fails or takes too long. Each database
 * has its own stream.
 */
export async function openRedisStream({ redisUrl, database, answerMs }: StreamOptions): Promise<RedisStream> {
  const secret = await getSecret(database, { name: 'bus' });
  const name = `tradewind:${createHash('sha256').update(secret).digest('hex').slice(0, 16)}`;
  const [key, filledKey] = [`${name}:outbox`, `${name}:filled`];
  const client = await openClient(redisUrl, answerMs);
  const bound = <Answer>(answer: Promise<Answer>) => withTimeout(answer, answerMs);
  return {
    add: async (entry) => {
      const id = toEntryId(entry.notice.id);
      const adding = client.xAdd(key, id, { linked: JSON.stringify(entry) }, keepLast);
      await bound(adding.catch(ignoreKnown));
    },
    read: async (after, waitMs) => {
      const options = { BLOCK: waitMs, COUNT: readSize };
      const reading = client.xRead({ key, id: toEntryId(after) }, options);
      const reply = replySchema.parse(await withTimeout(reading, waitMs + answerMs));
      const entries = reply?.flatMap(({ messages }) => messages) ?? [];
      return entries.map(({ message }) => linkedNoticeSchema.parse(JSON.parse(message.linked)));
    },
    getRange: async () => {
      const oldest = await bound(client.xRange(key, '-', '+', { COUNT: 1 }));
      const newest = await bound(client.xRevRange(key, '+', '-', { COUNT: 1 }));
      return { oldest: toId(oldest?.[0]), newest: toId(newest?.[0]) };
    },
    clear: async () => void (await bound(client.del(key))),
    setFilled: async (value) => {
      await bound(client.set(filledKey, '1', { expiration: { type: 'PX', value } }));
    },
    isFilled: async () => (await bound(client.exists(filledKey))) === 1,
    close: () => client.destroy(),
  };
}

async function openClient(url: string, answerMs: number) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: answerMs },
  });
  // Every failure also ends a command, which reports it.
  client.on('error', () => undefined);
  await withTimeout(client.connect(), answerMs).catch((error: unknown) => {
    client.destroy();
    throw error;
  });
  return client;
}

const keepLast = {
  TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: keptNotices },
} as const;

const toEntryId = (id: number): string => `${id}-0`;

function toId(entry: { id: string } | undefined): number {
  return entry === undefined ? 0 : Number.parseInt(entry.id, 10);
}

/** Ignores a notice that another node has already added. */
function ignoreKnown(error: unknown): undefined {
  if (error instanceof Error && error.message.includes('equal or smaller')) return undefined;
  throw error;
}
