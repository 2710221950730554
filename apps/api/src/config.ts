import { randomBytes } from 'node:crypto';
import { findNetwork } from '@tradewind/rules/network/network';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ });
const positive = z.coerce.number().int().positive();

const ownOrigin = httpUrl.refine((url) => URL.parse(url)?.origin === url, 'Must be an origin');

/** Every variable that the API reads. */
export const environmentSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }),
  CHAIN_ID: positive,
  RPC_URLS: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1)),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Requests per minute and address. */
  RATE_LIMIT: positive.default(600),
  /** Of nonces, and of sign-ins, per minute and address. */
  SIGN_IN_RATE_LIMIT: positive.default(10),
  /** Past this delay of the event loop requests are answered 503 instead of queueing. */
  MAX_EVENT_LOOP_DELAY_MS: positive.default(1000),
  /** How long a request may take to arrive, and how long its answer may take. */
  REQUEST_TIMEOUT_MS: positive.default(15_000),
  /** Connections to the database; few of them, each with several queries under way, cost less CPU than many. */
  DATABASE_CONNECTIONS: positive.default(5),
  /** The database gives up a statement of the API after this time. */
  STATEMENT_TIMEOUT_MS: positive.default(10_000),
  /** Answers that are worked on at the same time; more requests than that are answered 503. */
  MAX_REQUESTS_IN_FLIGHT: positive.default(200),
  /** Whose X-Forwarded-For is believed: a list of addresses or ranges. */
  TRUSTED_PROXIES: z.string().min(1).default('loopback'),
  /** Where the page is, as browsers name it: who may write with a cookie, and the sites of sign-in messages. Never read from a request. */
  SITE_ORIGINS: z
    .string()
    .default('http://127.0.0.1:4500,http://localhost:4500')
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(ownOrigin).min(1))
    .refine((origins) => new Set(origins.map((origin) => origin.split(':')[0])).size === 1, {
      error: 'Must be all https or all http',
    }),
  /** First part of the tokens of hub connections, so that a proxy can tell nodes apart; random where it is not set. */
  API_NODE_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .default(() => randomBytes(6).toString('base64url')),
  /** Carries events between API nodes; PostgreSQL does where it is not set. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Hub connections of the process at most. */
  HUB_MAX_CONNECTIONS: positive.default(20_000),
  /** Hub connections of one address at most. */
  HUB_MAX_CONNECTIONS_PER_ADDRESS: positive.default(50),
  /** Attempts of one address per minute to connect to the hub. */
  HUB_CONNECTS_PER_MINUTE: positive.default(120),
  /** How far the index may lie behind the node before the API calls itself not ready. */
  INDEX_MAX_LAG_SECONDS: positive.default(60),
  /** How old the node's newest block may be; a local chain mines only when asked. */
  MAX_HEAD_AGE_SECONDS: positive.default(180),
  /** Where `ipfs:` and `ipns:` addresses of token lists are read. */
  TOKEN_LIST_GATEWAY: httpUrl.default('https://ipfs.io'),
  /** Lets token lists come from this machine and its network: for tests, never in production. */
  TOKEN_LIST_ALLOW_PRIVATE: z.stringbool().default(false),
  /** The market service behind `/coins/markets`; our own index where it is not set. */
  MARKET_DATA_URL: httpUrl.optional(),
  /** Key of the market service. */
  MARKET_DATA_KEY: z.string().min(1).optional(),
  /** Header that carries the key of the market service. */
  MARKET_DATA_KEY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .default('x-cg-pro-api-key'),
  /** The block explorer's API behind `/explorer/api`; our own chain node where it is not set. */
  EXPLORER_API_URL: httpUrl.optional(),
  /** Key of the block explorer. */
  EXPLORER_API_KEY: z.string().min(1).optional(),
  /** RSS, Atom or JSON Feed with the announcements of the home page; a local stack brings its own. */
  ANNOUNCEMENTS_URL: z.url({ protocol: /^(https?|file)$/ }).optional(),
  /** How long the answers of all these are given without asking again. */
  UPSTREAM_CACHE_SECONDS: z.coerce.number().int().min(0).default(30),
});

const localAnnouncements = new URL('../config/announcements.local.json', import.meta.url).href;

/** The settings of the API, read once from the environment; throws a zod error that names each wrong variable. */
export function parseApiConfig(environment: NodeJS.ProcessEnv) {
  const env = environmentSchema.parse(environment);
  const isLocal = findNetwork(env.CHAIN_ID)?.isLocal ?? false;
  return {
    databaseUrl: env.DATABASE_URL,
    chainId: env.CHAIN_ID,
    rpcUrls: env.RPC_URLS,
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
    trustedProxies: env.TRUSTED_PROXIES.split(',').map((range) => range.trim()),
    site: { origins: env.SITE_ORIGINS, isSecure: env.SITE_ORIGINS.every((url) => url.startsWith('https:')) },
    redisUrl: env.REDIS_URL,
    hub: toHubConfig(env),
    indexMaxLagSeconds: env.INDEX_MAX_LAG_SECONDS,
    maxHeadAgeSeconds: isLocal ? Infinity : env.MAX_HEAD_AGE_SECONDS,
    tokenListGateway: env.TOKEN_LIST_GATEWAY,
    isPrivateTokenListAllowed: env.TOKEN_LIST_ALLOW_PRIVATE,
    marketService: {
      url: env.MARKET_DATA_URL,
      key: env.MARKET_DATA_KEY,
      keyHeader: env.MARKET_DATA_KEY_HEADER,
    },
    explorerService: { url: env.EXPLORER_API_URL, key: env.EXPLORER_API_KEY },
    announcementsUrl: env.ANNOUNCEMENTS_URL ?? (isLocal ? localAnnouncements : undefined),
    upstreamCacheMs: env.UPSTREAM_CACHE_SECONDS * 1000,
  };
}

function toHubConfig(env: z.infer<typeof environmentSchema>) {
  return {
    nodeId: env.API_NODE_ID,
    limits: {
      connections: env.HUB_MAX_CONNECTIONS,
      connectionsPerAddress: env.HUB_MAX_CONNECTIONS_PER_ADDRESS,
    },
    connectsPerMinute: env.HUB_CONNECTS_PER_MINUTE,
  };
}

export type ApiConfig = ReturnType<typeof parseApiConfig>;
