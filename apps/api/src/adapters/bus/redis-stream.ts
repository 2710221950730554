import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import type { Database } from '@tradewind/db/database';
import type { Notice } from '@tradewind/db/relay/notice';
import { getSecret } from '@tradewind/db/relay/get-secret.query';
import { z } from 'zod';

/** A notice with the id of the one before it in the outbox: a stream that lacks one of them shows it. */
export type LinkedNotice = { notice: Notice; previous: number };

/** The outbox as a Redis stream whose ids are those of the outbox, so that nothing can be in it twice or out of order. */
export type RedisStream = {
  add: (entry: LinkedNotice) => Promise<void>;
  /** Waits so long for the first one behind the id. */
  read: (after: number, waitMs: number) => Promise<LinkedNotice[]>;
  /** The ids of the oldest and the newest; 0 where there is none. */
  getRange: () => Promise<{ oldest: number; newest: number }>;
  clear: () => Promise<void>;
  /** Says for so long that somebody fills it. */
  setFilled: (milliseconds: number) => Promise<void>;
  isFilled: () => Promise<boolean>;
  close: () => void;
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

/** Opens one connection that is never mended: whoever uses it begins anew when it fails. Each database has a stream of its own. */
export async function openRedisStream(redisUrl: string, database: Database): Promise<RedisStream> {
  const secret = await getSecret(database, { name: 'bus' });
  const name = `tradewind:${createHash('sha256').update(secret).digest('hex').slice(0, 16)}`;
  const [key, filledKey] = [`${name}:outbox`, `${name}:filled`];
  const client = createClient({
    url: redisUrl,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: 5000 },
  });
  // Every failure ends a command too, where it is heard.
  client.on('error', () => undefined);
  await client.connect();
  return {
    add: async (entry) => {
      await client
        .xAdd(key, toEntryId(entry.notice.id), { linked: JSON.stringify(entry) }, keepLast)
        .catch(ignoreKnown);
    },
    read: async (after, waitMs) => {
      const options = { BLOCK: waitMs, COUNT: readSize };
      const reply = replySchema.parse(await client.xRead({ key, id: toEntryId(after) }, options));
      const entries = reply?.flatMap(({ messages }) => messages) ?? [];
      return entries.map(({ message }) => linkedNoticeSchema.parse(JSON.parse(message.linked)));
    },
    getRange: async () => {
      const oldest = await client.xRange(key, '-', '+', { COUNT: 1 });
      const newest = await client.xRevRange(key, '+', '-', { COUNT: 1 });
      return { oldest: toId(oldest?.[0]), newest: toId(newest?.[0]) };
    },
    clear: async () => void (await client.del(key)),
    setFilled: async (value) => {
      await client.set(filledKey, '1', { expiration: { type: 'PX', value } });
    },
    isFilled: async () => (await client.exists(filledKey)) === 1,
    close: () => client.destroy(),
  };
}

const keepLast = {
  TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: keptNotices },
} as const;

const toEntryId = (id: number): string => `${id}-0`;

function toId(entry: { id: string } | undefined): number {
  return entry === undefined ? 0 : Number.parseInt(entry.id, 10);
}

/** Another node has added the notice before. */
function ignoreKnown(error: unknown): undefined {
  if (error instanceof Error && error.message.includes('equal or smaller')) return undefined;
  throw error;
}
