import { FatalError } from '@tradewind/process/process-error';
import { leaseLimitMs } from '@tradewind/db/lease';
import { findNetwork } from '@tradewind/rules/network/network';
import { createChainIdSetting, urlListSetting } from '@tradewind/schema/runtime-config/server-settings';
import { parseEther, parseGwei } from 'viem';
import { z } from 'zod';
import { decimalSetting } from './decimal-setting.ts';

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);

/** Settings by the names of their variables. */
export type Variables = Readonly<Record<string, z.ZodType>>;

/** The variables that are set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Every variable that the keeper reads, besides those of the areas. */
export const configSchema = z
  .object({
    DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }),
    CHAIN_ID: createChainIdSetting(findNetwork),
    RPC_URLS: urlListSetting,
    KEEPER_PORT: z.coerce.number().int().min(0).max(65_535),
    KEEPER_HOST: z.string().min(1).default('127.0.0.1'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /**
     * The key that pays for transactions: in this variable, in a file, or at a remote signer. Without any of
     * them nothing is sent.
     */
    KEEPER_KEY: z.string().min(1).optional(),
    /** File with the key. Others must have no right to it, and its group none to write. */
    KEEPER_KEY_FILE: z.string().min(1).optional(),
    /** A remote signer, which holds the key. */
    REMOTE_SIGNER_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** The account of the remote signer. */
    KEEPER_ADDRESS: z
      .string()
      .regex(/^0x[0-9a-fA-F]{40}$/)
      .optional(),
    /** Interval between polls of the database for new intents and of the node for a new head. */
    POLL_INTERVAL_MS: count(500),
    /** Time limit of a node's answer. */
    RPC_TIMEOUT_MS: count(10_000),
    /**
     * Maximum time of a loop without progress: then `/livez` fails, and after twice the time the process ends
     * for a restart.
     */
    MAX_STILL_SECONDS: count(120),
    /** Maximum silence of the active process: then it loses the lease, and a standby takes over. */
    LEASE_LIMIT_MS: z.coerce.number().int().min(1_000).default(leaseLimitMs),
    /** The next transaction is replaced with a higher fee when it is not included within this time. */
    STUCK_SECONDS: count(30),
    /** The maximum fee for a unit of gas. */
    MAX_FEE_GWEI: decimalSetting('500').transform((text) => parseGwei(text)),
    /**
     * The maximum gas; an intent that needs more is refused. Ethereum takes at most 2²⁴; a tally of 4,000 buyers needs
     * 13,200,000 with its margin.
     */
    MAX_GAS: count(15_000_000).transform(BigInt),
    /** Maximum pending transactions in the network. */
    MAX_IN_FLIGHT: count(16),
    /** A balance below this many coins raises an alarm. */
    MIN_BALANCE: decimalSetting('0.05').transform((text) => parseEther(text)),
  })
  .refine(
    (config) =>
      [config.KEEPER_KEY, config.KEEPER_KEY_FILE, config.REMOTE_SIGNER_URL].filter(Boolean).length <= 1,
    { path: ['KEEPER_KEY'], error: 'only one of KEEPER_KEY, KEEPER_KEY_FILE and REMOTE_SIGNER_URL' },
  )
  .refine((config) => !config.REMOTE_SIGNER_URL || config.KEEPER_ADDRESS, {
    path: ['KEEPER_ADDRESS'],
    error: 'is needed with REMOTE_SIGNER_URL',
  });

export type Config = z.infer<typeof configSchema>;

/** The environment without empty variables, which count as missing. */
export function listSetVariables(environment: NodeJS.ProcessEnv): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

/**
 * Parses the configuration from the environment, and checks the settings of the areas; one line names all wrong
 * variables, and no value.
 */
export function parseConfig(environment: NodeJS.ProcessEnv, ofAreas: Variables = {}): Config {
  const set = listSetVariables(environment);
  const parsed = configSchema.safeParse(set);
  const parsedOfAreas = z.object(ofAreas).safeParse(set);
  if (parsed.success && parsedOfAreas.success) return parsed.data;
  const issues = [parsed, parsedOfAreas].flatMap(({ error }) => error?.issues ?? []);
  const faults = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new FatalError(`configuration: ${faults.join('; ')}`);
}
