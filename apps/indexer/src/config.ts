import { leaseLimitMs } from '@tradewind/db/lease';
import { findNetwork } from '@tradewind/rules/network/network';
import {
  commaListSetting,
  createChainIdSetting,
  urlListSetting,
} from '@tradewind/schema/runtime-config/server-settings';
import { z } from 'zod';
import { FatalError } from '@tradewind/process/process-error';

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);

/** Every variable of the indexer, except those of its chains. */
export const settingsSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }),
  INDEXER_PORT: z.coerce.number().int().min(0).max(65_535),
  INDEXER_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Interval between polls of a node's head; three times as long while it announces its blocks. */
  POLL_INTERVAL_MS: count(1_000),
  /** Time limit of a node's answer. */
  RPC_TIMEOUT_MS: count(10_000),
  /** Blocks of one request while catching up; halved whenever a node refuses. */
  MAX_RANGE_BLOCKS: count(2_000),
  /** Readiness ends when the index is further behind than this. */
  MAX_LAG_BLOCKS: count(20),
  /**
   * Readiness ends when the newest block is older than this; not checked on a local chain that mines on demand.
   */
  MAX_HEAD_AGE_SECONDS: count(180),
  /**
   * Maximum time of a loop without progress: then `/livez` fails, and after twice the time the process ends for
   * a restart.
   */
  MAX_STILL_SECONDS: count(120),
  /** Maximum silence of the active process: then it loses the lease, and a standby takes over. */
  LEASE_LIMIT_MS: z.coerce.number().int().min(1_000).default(leaseLimitMs),
});

/** The variables of one chain. */
export const chainSchema = z.object({
  CHAIN_ID: createChainIdSetting(findNetwork),
  RPC_URLS: urlListSetting,
  WS_URL: z.preprocess((text) => (text === '' ? undefined : text), z.url({ protocol: /^wss?$/ }).optional()),
});

/** One chain to follow, and its nodes. */
export type ChainConfig = { chainId: number; rpcUrls: readonly string[]; wsUrl: string | undefined };

export type Config = z.infer<typeof settingsSchema> & { chains: readonly ChainConfig[] };

/**
 * Parses the configuration from the environment; one line names all wrong variables. `CHAIN_IDS` lists several
 * chains, each with `RPC_URLS_<id>` and `WS_URL_<id>`. Without it `CHAIN_ID`, `RPC_URLS` and `WS_URL` configure
 * the only one.
 */
export function parseConfig(environment: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const settings = parse(settingsSchema, environment, faults, String);
  const ids = listChainIds(environment, faults);
  const chains = ids.flatMap((id) => {
    const suffix = id === undefined ? '' : `_${id}`;
    const variables = {
      CHAIN_ID: id ?? environment['CHAIN_ID'],
      RPC_URLS: environment[`RPC_URLS${suffix}`],
      WS_URL: environment[`WS_URL${suffix}`],
    };
    const chain = parse(chainSchema, variables, faults, (name) =>
      name === 'CHAIN_ID' && id !== undefined ? 'CHAIN_IDS' : `${name}${name === 'CHAIN_ID' ? '' : suffix}`,
    );
    return chain ? { chainId: chain.CHAIN_ID, rpcUrls: chain.RPC_URLS, wsUrl: chain.WS_URL } : [];
  });
  if (settings === undefined || faults.length > 0)
    throw new FatalError(`configuration: ${faults.join('; ')}`);
  return { ...settings, chains };
}

/** Undefined represents the only chain, whose variables have no id. */
function listChainIds({ CHAIN_IDS: list }: NodeJS.ProcessEnv, faults: string[]): (string | undefined)[] {
  const ids = commaListSetting.parse(list);
  if (ids.length === 0) return [undefined];
  if (new Set(ids).size < ids.length) faults.push('CHAIN_IDS: names a chain twice');
  return ids;
}

function parse<Parsed>(
  schema: z.ZodType<Parsed>,
  variables: Record<string, string | undefined>,
  faults: string[],
  toName: (variable: string) => string,
): Parsed | undefined {
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  faults.push(
    ...parsed.error.issues.map(
      ({ path: [name, ...rest], message }) => `${[toName(String(name)), ...rest].join('.')}: ${message}`,
    ),
  );
  return undefined;
}
