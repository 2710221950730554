import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type LocalCode, localCodes } from './ports.ts';
import { StackError } from './stack-error.ts';

/** The root of the checkout. */
export const root = resolve(import.meta.dirname, '../..');

const unset = (value: unknown) => (value === '' ? undefined : value);

const urlList = z.string().transform((text, context) => {
  const urls = text.split(',').map((url) => url.trim());
  const bad = urls.findIndex((url) => !/^https?:\/\/\S+$/.test(url) || !URL.canParse(url));
  if (bad !== -1) {
    // A node's address can hold a key, so the message only has its position.
    context.addIssue({
      code: 'custom',
      message: `is a comma list of http(s) addresses, and number ${bad + 1} is none`,
    });
    return z.NEVER;
  }
  return urls;
});

const codeList = z
  .string()
  .default('bep,erc,poly')
  .transform((text, context): readonly LocalCode[] => {
    const codes = text.split(',').map((code) => code.trim());
    const known = localCodes.filter((code) => codes.includes(code));
    const isKnown = codes.every((code) => localCodes.some((local) => local === code));
    if (isKnown && known.includes('bep')) return known;
    context.addIssue({ code: 'custom', message: 'is a comma list of bep, erc and poly, with bep' });
    return z.NEVER;
  });

/** Every variable that the stack reads. */
export const environmentSchema = z.object({
  /** Data, logs and the lock of the stack. */
  TRADEWIND_HOME: z.preprocess(unset, z.string().default(join(root, '.tradewind'))),
  /**
   * The first port: web +0, api +1, indexer +2, database +3, keepers +4, +7 and +8, feed +5, media +6, opponents +9,
   * chains +10. 0 takes free ports.
   */
  PORT_BASE: z.preprocess(
    unset,
    z
      .string()
      .default('4500')
      .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_500, {
        error: 'is a number from 0 to 65500',
      })
      .transform(Number),
  ),
  /** The number of API nodes; the page reaches them all through the web server. */
  API_NODES: z.preprocess(
    unset,
    z
      .string()
      .default('1')
      .pipe(z.string().regex(/^[1-9]$/, { error: 'is a number from 1 to 9' }))
      .transform(Number),
  ),
  /** A PostgreSQL of your own instead of the embedded one. */
  DATABASE_URL: z.preprocess(
    unset,
    z
      .string()
      .refine((text) => /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text), {
        error: 'looks like postgres://user:password@host:5432/database',
      })
      .optional(),
  ),
  /**
   * The local chains that run, each with a keeper: `bep` with all areas, `erc` and `poly` with sales. `bep` alone is
   * lighter.
   */
  CHAINS: z.preprocess(unset, codeList),
  /** Nodes of your own, with the exchange deployed, instead of the local chains. */
  RPC_URLS: z.preprocess(unset, urlList.optional()),
  WS_URL: z.preprocess(
    unset,
    z
      .string()
      .regex(/^wss?:\/\/\S+$/, { error: 'starts with ws:// or wss://' })
      .optional(),
  ),
  /**
   * The seed of the local chain's simulated price, 64 hexadecimal digits. It reveals all future prices. Default: a
   * random seed in the home.
   */
  MARKET_SEED: z.preprocess(
    unset,
    z
      .string()
      .regex(/^[0-9a-f]{64}$/, { error: 'is 64 hexadecimal digits' })
      .optional(),
  ),
  /** `off`: only the operator, or a test, writes the local chain's prices. */
  LOCAL_FEED: z.preprocess(unset, z.enum(['on', 'off'], { error: 'is on or off' }).default('on')),
  /** `off`: the works of the demo have no files, which take the media process a quarter of a minute. */
  LOCAL_FILES: z.preprocess(unset, z.enum(['on', 'off'], { error: 'is on or off' }).default('on')),
  /** `off`: no demo account enters the rounds that you play on the local chain. */
  LOCAL_OPPONENTS: z.preprocess(unset, z.enum(['on', 'off'], { error: 'is on or off' }).default('on')),
  LOG_LEVEL: z.preprocess(
    unset,
    z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal'], {
        error: 'is one of trace, debug, info, warn, error, fatal',
      })
      .default('info'),
  ),
});

export interface StackEnvironment {
  /** The folder of all persistent data. */
  readonly home: string;
  /** The first port; 0 takes free ports. */
  readonly portBase: number;
  readonly apiNodes: number;
  /** A PostgreSQL of the operator's own instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The local chains that run. */
  readonly chains: readonly LocalCode[];
  /** Chain nodes of the operator's own instead of the local ones. */
  readonly rpcUrls: readonly string[] | undefined;
  readonly wsUrl: string | undefined;
  /** The seed of the simulated price. Default: a random seed in the home. */
  readonly priceSeed: string | undefined;
  /** Whether the simulated price writes the local chain's prices. */
  readonly isFeedOn: boolean;
  /** Whether the works of the demo get their files. */
  readonly hasFiles: boolean;
  /** Whether `npm start` runs demo accounts that play against you. */
  readonly hasOpponents: boolean;
  readonly logLevel: string;
}

/** Reads the settings; throws a one-line error that names every invalid one. */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): StackEnvironment {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const complaints = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StackError(`Wrong setting: ${complaints.join('; ')}.`);
  }
  return {
    home: resolve(root, parsed.data.TRADEWIND_HOME),
    portBase: parsed.data.PORT_BASE,
    apiNodes: parsed.data.API_NODES,
    databaseUrl: parsed.data.DATABASE_URL,
    chains: parsed.data.CHAINS,
    rpcUrls: parsed.data.RPC_URLS,
    wsUrl: parsed.data.WS_URL,
    priceSeed: parsed.data.MARKET_SEED,
    isFeedOn: parsed.data.LOCAL_FEED === 'on',
    hasFiles: parsed.data.LOCAL_FILES === 'on',
    hasOpponents: parsed.data.LOCAL_OPPONENTS === 'on',
    logLevel: parsed.data.LOG_LEVEL,
  };
}
