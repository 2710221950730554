import type { Bus } from './bus.ts';
import { createPostgresBus, type PostgresBusOptions } from './create-postgres-bus.ts';
import { createRedisBus } from './create-redis-bus.ts';

/** The configured bus: PostgreSQL is the carrier where no Redis is configured. */
export function createBus({
  redisUrl,
  ...options
}: PostgresBusOptions & { redisUrl: string | undefined }): Bus {
  return redisUrl === undefined ? createPostgresBus(options) : createRedisBus({ ...options, redisUrl });
}
