import { randomBytes } from 'node:crypto';
import { findNetwork } from '@tradewind/rules/network/network';
import { operatorsSetting } from '@tradewind/schema/operator/operators-setting';
import {
  commaListSetting,
  createChainIdSetting,
  listFurtherChainIds,
  urlListSetting,
} from '@tradewind/schema/runtime-config/server-settings';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import { readKeyFile } from '@tradewind/process/signer/read-key-file';
import { z } from 'zod';
import type { SignerSource } from './adapters/signer/create-signer.ts';

const httpUrl = z.url({ protocol: /^https?$/ });
const positive = z.coerce.number().int().positive();

const networkId = createChainIdSetting(findNetwork);

const ownOrigin = httpUrl.refine((url) => URL.parse(url)?.origin === url, 'Must be an origin');

/** Every variable of the API. */
export const environmentSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }),
  /** The home chain: the chain of every request that names none. */
  CHAIN_ID: networkId,
  /** Nodes of the home chain, a comma list; any of them may fail. */
  RPC_URLS: urlListSetting,
  /** Further chains that the API serves, a comma list; the nodes of each are in `RPC_URLS_<id>`. */
  CHAIN_IDS: z.pipe(commaListSetting, z.array(networkId)),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Requests per minute and address, of each API node: the counters are in its memory. */
  RATE_LIMIT: positive.default(600),
  /** Nonces per minute and address, and sign-ins as well. */
  SIGN_IN_RATE_LIMIT: positive.default(10),
  /** Maximum delay of the event loop; beyond it requests are answered 503 instead of queueing. */
  MAX_EVENT_LOOP_DELAY_MS: positive.default(1000),
  /** Time limit for the arrival of a request, and for its answer. */
  REQUEST_TIMEOUT_MS: positive.default(15_000),
  /**
   * Connections to the database, with one query at a time each. A request waits three seconds at most for one.
   */
  DATABASE_CONNECTIONS: positive.default(10),
  /** The database cancels a statement of the API after this time. */
  STATEMENT_TIMEOUT_MS: positive.default(3_000),
  /** Maximum number of answers in progress; further requests are answered 503. */
  MAX_REQUESTS_IN_FLIGHT: positive.default(200),
  /** Proxies whose X-Forwarded-For is trusted: a list of addresses or ranges. */
  TRUSTED_PROXIES: z
    .string()
    .min(1)
    .default('loopback')
    .transform((text) => text.split(',').map((range) => range.trim()))
    .refine((ranges) => !ranges.some((range) => /^\d+$/.test(range)), {
      error: 'Must list addresses or ranges of proxies: a number of hops lets any client choose its address',
    }),
  /**
   * Origins of the page: those that may write with a cookie, and the sites of sign-in messages. Never read from
   * a request. On a public chain only https.
   */
  SITE_ORIGINS: z
    .string()
    .default('http://127.0.0.1:4500,http://localhost:4500')
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(ownOrigin).min(1))
    .refine((origins) => new Set(origins.map((origin) => origin.split(':')[0])).size === 1, {
      error: 'Must be all https or all http',
    }),
  /**
   * First part of the tokens of hub connections, with which a proxy can distinguish nodes; random by default.
   */
  API_NODE_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .default(() => randomBytes(6).toString('base64url')),
  /** Carries events between API nodes; PostgreSQL by default. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Maximum hub connections of the process. */
  HUB_MAX_CONNECTIONS: positive.default(20_000),
  /** Maximum hub connections of one address. */
  HUB_MAX_CONNECTIONS_PER_ADDRESS: positive.default(50),
  /**
   * Maximum memory of messages that hub clients have not read or acknowledged, in MiB; beyond it the largest
   * connections are closed.
   */
  HUB_MAX_WAITING_MIB: positive.default(128),
  /** Connection attempts to the hub per minute and address. */
  HUB_CONNECTS_PER_MINUTE: positive.default(120),
  /** Maximum lag of the index behind the node while the API counts as ready. */
  INDEX_MAX_LAG_SECONDS: positive.default(60),
  /** Maximum age of the node's newest block; not checked on a local chain that mines on demand. */
  MAX_HEAD_AGE_SECONDS: positive.default(180),
  /** Gateway for `ipfs:` and `ipns:` addresses of token lists. */
  TOKEN_LIST_GATEWAY: httpUrl.default('https://ipfs.io'),
  /** Allows token lists from this machine and its network: for tests, never in production. */
  TOKEN_LIST_ALLOW_PRIVATE: z.stringbool().default(false),
  /** The market data service behind `/coins/markets`; by default our own index. */
  MARKET_DATA_URL: httpUrl.optional(),
  /** Key of the market data service. */
  MARKET_DATA_KEY: z.string().min(1).optional(),
  /** Header for the key of the market data service. */
  MARKET_DATA_KEY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .default('x-cg-pro-api-key'),
  /** The block explorer's API behind `/explorer/api`; by default our own chain node. */
  EXPLORER_API_URL: httpUrl.optional(),
  /** Key of the block explorer. */
  EXPLORER_API_KEY: z.string().min(1).optional(),
  /** RSS, Atom or JSON Feed with the announcements of the home page; a local stack has its own. */
  ANNOUNCEMENTS_URL: z.url({ protocol: /^(https?|file)$/ }).optional(),
  /**
   * Operators, as `<address>:<role>+<role>`, a comma list. The API adds each that has no row in `app.operator`, with a
   * row of the log, and changes no other row (`docs/operations.md`). A role gives no right in a contract.
   */
  OPERATORS: operatorsSetting,
  /**
   * Private key of the signer that contracts know, for example that of permits of sales: in this variable, in a file, or
   * at a remote signer. Its signatures only admit. By default nothing is signed.
   */
  SIGNER_KEY: z.string().min(1).optional(),
  /** File with the key. Others must have no right to it, and its group none to write. */
  SIGNER_KEY_FILE: z.string().min(1).optional(),
  /** A remote signer, which holds the key (`eth_signTypedData`). */
  SIGNER_URL: httpUrl.optional(),
  /** The account of the remote signer; a signature of another one is refused. */
  SIGNER_ADDRESS: z.optional(addressInputSchema),
  /** Time limit of the remote signer's answer. */
  SIGNER_TIMEOUT_MS: positive.default(3_000),
  /**
   * The media process as the API reaches it, to which it passes uploaded pictures on; without it none is taken. The address
   * is not the public one: its proxy passes `/media/` and `/ipfs/` alone.
   */
  MEDIA_URL: httpUrl.optional(),
  /** Shared by the API and the media process, at least 32 characters: who has it may store pictures. */
  MEDIA_UPLOAD_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/)
    .optional(),
  /** Origin of the media process, as pages have it. Without it the HTML of the market has no pictures. */
  MEDIA_ORIGIN: ownOrigin.optional(),
  /** How long the answers of these services are used without a new request. */
  UPSTREAM_CACHE_SECONDS: z.coerce.number().int().min(0).default(30),
});

/** On public chains, of which one suffices, cookies and sign-in messages require https. */
const safeSchema = environmentSchema
  .refine(
    ({ CHAIN_ID, CHAIN_IDS, SITE_ORIGINS }) =>
      [CHAIN_ID, ...CHAIN_IDS].every(isLocalChain) ||
      SITE_ORIGINS.every((origin) => origin.startsWith('https:')),
    { path: ['SITE_ORIGINS'], error: 'Must be https on a public chain' },
  )
  .refine((env) => [env.SIGNER_KEY, env.SIGNER_KEY_FILE, env.SIGNER_URL].filter(Boolean).length <= 1, {
    path: ['SIGNER_KEY'],
    error: 'Only one of SIGNER_KEY, SIGNER_KEY_FILE and SIGNER_URL',
  })
  .refine((env) => (env.SIGNER_URL === undefined) === (env.SIGNER_ADDRESS === undefined), {
    path: ['SIGNER_ADDRESS'],
    error: 'Belongs to SIGNER_URL',
  })
  .refine((env) => (env.MEDIA_URL === undefined) === (env.MEDIA_UPLOAD_KEY === undefined), {
    path: ['MEDIA_UPLOAD_KEY'],
    error: 'Must be set together with MEDIA_URL',
  });

function isLocalChain(chainId: number): boolean {
  return findNetwork(chainId)?.isLocal ?? false;
}

const localAnnouncements = new URL('../config/announcements.local.json', import.meta.url).href;

/** The settings of the API, read once from the environment; throws a zod error that names each wrong variable. */
export function parseApiConfig(environment: NodeJS.ProcessEnv) {
  const { env, nodes } = parseEnvironment(environment);
  const isLocal = isLocalChain(env.CHAIN_ID);
  return {
    databaseUrl: env.DATABASE_URL,
    /** The home chain. */
    chainId: env.CHAIN_ID,
    chains: [{ chainId: env.CHAIN_ID, rpcUrls: env.RPC_URLS }, ...nodes],
    host: env.API_HOST,
    port: env.API_PORT,
    logLevel: env.LOG_LEVEL,
    rateLimitPerMinute: env.RATE_LIMIT,
    signInRateLimitPerMinute: env.SIGN_IN_RATE_LIMIT,
    maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS,
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    databaseConnections: env.DATABASE_CONNECTIONS,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    maxRequestsInFlight: env.MAX_REQUESTS_IN_FLIGHT,
    trustedProxies: env.TRUSTED_PROXIES,
    site: toSite(env),
    redisUrl: env.REDIS_URL,
    hub: toHubConfig(env),
    indexMaxLagSeconds: env.INDEX_MAX_LAG_SECONDS,
    maxHeadAgeSeconds: isLocal ? Infinity : env.MAX_HEAD_AGE_SECONDS,
    tokenListGateway: env.TOKEN_LIST_GATEWAY,
    isPrivateTokenListAllowed: env.TOKEN_LIST_ALLOW_PRIVATE,
    marketDataService: {
      url: env.MARKET_DATA_URL,
      key: env.MARKET_DATA_KEY,
      keyHeader: env.MARKET_DATA_KEY_HEADER,
    },
    explorerService: { url: env.EXPLORER_API_URL, key: env.EXPLORER_API_KEY },
    announcementsUrl: env.ANNOUNCEMENTS_URL ?? (isLocal ? localAnnouncements : undefined),
    operators: env.OPERATORS,
    signer: findSignerSource(env),
    pictures: findPictureSettings(env),
    mediaOrigin: env.MEDIA_ORIGIN,
    upstreamCacheMs: env.UPSTREAM_CACHE_SECONDS * 1000,
  };
}

/** All faults are in one error: those of the fixed variables, and those of the nodes of each further chain. */
function parseEnvironment(environment: NodeJS.ProcessEnv) {
  const { data } = environmentSchema.pick({ CHAIN_ID: true, CHAIN_IDS: true }).safeParse(environment);
  const ids = data ? listFurtherChainIds(data) : [];
  const settings = safeSchema.safeParse(environment);
  const urls = z
    .object(Object.fromEntries(ids.map((id) => [`RPC_URLS_${id}`, urlListSetting])))
    .safeParse(environment);
  if (!settings.success || !urls.success)
    throw new z.ZodError([...(settings.error?.issues ?? []), ...(urls.error?.issues ?? [])]);
  const nodes = ids.map((chainId) => ({ chainId, rpcUrls: urls.data[`RPC_URLS_${chainId}`] ?? [] }));
  return { env: settings.data, nodes };
}

/** The origins of the page; with https, cookies have a name that only such an origin can set. */
export function toSite({ SITE_ORIGINS: origins }: Pick<z.infer<typeof environmentSchema>, 'SITE_ORIGINS'>) {
  return { origins, isSecure: origins.every((url) => url.startsWith('https:')) };
}

function findSignerSource(env: z.infer<typeof environmentSchema>): SignerSource | undefined {
  const { SIGNER_KEY: key, SIGNER_KEY_FILE: file, SIGNER_URL: url, SIGNER_ADDRESS: address } = env;
  if (key !== undefined) return { kind: 'local', setting: 'SIGNER_KEY', readKey: () => key };
  if (file !== undefined) {
    const setting = 'SIGNER_KEY_FILE';
    return { kind: 'local', setting, readKey: () => readKeyFile(file, setting) };
  }
  if (url === undefined || address === undefined) return undefined;
  return { kind: 'remote', url, address, timeoutMs: env.SIGNER_TIMEOUT_MS };
}

function findPictureSettings({ MEDIA_URL: url, MEDIA_UPLOAD_KEY: key }: z.infer<typeof environmentSchema>) {
  return url === undefined || key === undefined ? undefined : { url, key };
}

function toHubConfig(env: z.infer<typeof environmentSchema>) {
  return {
    nodeId: env.API_NODE_ID,
    limits: {
      connections: env.HUB_MAX_CONNECTIONS,
      connectionsPerAddress: env.HUB_MAX_CONNECTIONS_PER_ADDRESS,
      waitingBytes: env.HUB_MAX_WAITING_MIB * 1024 * 1024,
    },
    connectsPerMinute: env.HUB_CONNECTS_PER_MINUTE,
  };
}

export type ApiConfig = ReturnType<typeof parseApiConfig>;
