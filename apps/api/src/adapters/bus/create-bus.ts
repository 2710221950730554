import type { Bus } from './bus.ts';
import { createPostgresBus, type PostgresBusOptions } from './create-postgres-bus.ts';
import { createRedisBus } from './create-redis-bus.ts';

/** The bus as configured: PostgreSQL carries it where no Redis is named. */
export function createBus({
  redisUrl,
  ...options
}: PostgresBusOptions & { redisUrl: string | undefined }): Bus {
  return redisUrl === undefined ? createPostgresBus(options) : createRedisBus({ ...options, redisUrl });
}
