import { z } from 'zod';
import { FatalError } from './indexer-error.ts';

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);

const configSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }),
  CHAIN_ID: z.coerce.number().int().positive(),
  RPC_URLS: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1)),
  WS_URL: z.preprocess((text) => (text === '' ? undefined : text), z.url({ protocol: /^wss?$/ }).optional()),
  INDEXER_PORT: z.coerce.number().int().min(0).max(65_535),
  INDEXER_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How often the node is asked for its head when it announces nothing. */
  POLL_INTERVAL_MS: count(1_000),
  RPC_TIMEOUT_MS: count(10_000),
  MAX_RANGE_BLOCKS: count(2_000),
  /** Readiness ends when the index is further behind than this. */
  MAX_LAG_BLOCKS: count(20),
  /** Readiness ends when the newest block is older than this; a local chain mines only when asked. */
  MAX_HEAD_AGE_SECONDS: count(180),
});

export type Config = z.infer<typeof configSchema>;

/** Configuration from the environment; one line names all that is wrong. */
export function parseConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = configSchema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new FatalError(`configuration: ${faults.join('; ')}`);
}
