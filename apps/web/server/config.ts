import { findNetwork } from '@tradewind/rules/network/network';
import {
  type ChainConfig,
  externalLinksSchema,
  runtimeConfigSchema,
} from '@tradewind/schema/runtime-config/runtime-config';
import {
  commaListSetting,
  createChainIdSetting,
  listFurtherChainIds,
  urlListSetting,
} from '@tradewind/schema/runtime-config/server-settings';
import { z } from 'zod';
import { webModes } from './site/build-manifest.ts';
import { defaultLinks, findDefaultExplorer } from './default-links.ts';

const wsUrl = z.url({ protocol: /^wss?$/ });

/** Every variable that the web server reads. */
export const environmentSchema = z.object({
  WEB_HOST: z.string().default('127.0.0.1'),
  WEB_PORT: z.coerce.number().int().min(0).max(65_535),
  /** Which build is served: the one for the local stack has the development wallet. */
  WEB_MODE: z.enum(webModes),
  /** `1` where the operator's proxy is in front of this server and overwrites X-Forwarded-For. */
  WEB_BEHIND_PROXY: z.enum(['0', '1']).default('0'),
  /** One address, or several of one API's nodes. */
  API_URL: urlListSetting,
  /** Origin of the media process, from which pages show logos; without it they show none. */
  MEDIA_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine((url) => URL.parse(url)?.origin === url, 'Must be an origin')
    .optional(),
  /** The media process as this server reaches it: it takes the files of users. Without it they are refused. */
  MEDIA_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Websockets of the hub that are open at one time; memory is what they cost. */
  WEB_MAX_SOCKETS: z.coerce.number().int().positive().default(20_000),
  /** The home chain: the chain of every page that names none. */
  CHAIN_ID: z.coerce.number().int().positive(),
  /** Nodes of the home chain that the page reads from and may write to, a comma list: every browser sees them. */
  RPC_URLS: urlListSetting,
  /** Websocket of a node of the home chain for the page: every browser sees it. */
  WS_URL: wsUrl.optional(),
  /**
   * Further chains that the page serves, a comma list; the nodes of each are in `RPC_URLS_<id>`, its websocket in
   * `WS_URL_<id>`, its block explorer in `EXPLORER_URL_<id>`.
   */
  CHAIN_IDS: z.pipe(commaListSetting, z.array(createChainIdSetting(findNetwork))),
  /** Of the operator, from WalletConnect; without it the page offers no WalletConnect. */
  WALLETCONNECT_PROJECT_ID: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** Relay between page and phone. */
  WALLETCONNECT_RELAY_URL: z.url({ protocol: /^wss?$/ }).default('wss://relay.walletconnect.org'),
  /** JSON object that replaces single entries of the default links; `explorer` is the home chain's. */
  EXTERNAL_LINKS: z
    .string()
    .transform((text, context) => {
      try {
        return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
      } catch {
        context.addIssue({ code: 'custom', message: 'must be a JSON object' });
        return z.NEVER;
      }
    })
    .default({}),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Parses the settings of the web server from the environment; throws a zod error that names each wrong variable. */
export function parseWebConfig(environment: NodeJS.ProcessEnv) {
  const { env, furtherChains } = parseEnvironment(environment);
  const links = externalLinksSchema.parse({ ...defaultLinks(env.WEB_MODE), ...env.EXTERNAL_LINKS });
  const projectId = env.WALLETCONNECT_PROJECT_ID;
  return {
    host: env.WEB_HOST,
    port: env.WEB_PORT,
    mode: env.WEB_MODE,
    isBehindProxy: env.WEB_BEHIND_PROXY === '1',
    apiUrls: env.API_URL.map(trimSlash),
    mediaOrigin: env.MEDIA_ORIGIN,
    mediaUrl: env.MEDIA_URL && trimSlash(env.MEDIA_URL),
    maxSockets: env.WEB_MAX_SOCKETS,
    /** The home chain. */
    chainId: env.CHAIN_ID,
    chains: runtimeConfigSchema.shape.chains
      .parse([toHomeChain(env), ...furtherChains])
      .map((chain) => ({ ...chain, explorer: trimSlash(chain.explorer) })),
    links,
    walletConnect: projectId === undefined ? undefined : { projectId, relayUrl: env.WALLETCONNECT_RELAY_URL },
    logLevel: env.LOG_LEVEL,
  };
}

export type WebConfig = ReturnType<typeof parseWebConfig>;

const trimSlash = (url: string) => url.replace(/\/+$/, '');

type Environment = z.infer<typeof environmentSchema>;

function toHomeChain({ WEB_MODE, CHAIN_ID, RPC_URLS, WS_URL, EXTERNAL_LINKS }: Environment): ChainConfig {
  const { explorer } = z.object({ explorer: z.string().optional() }).parse(EXTERNAL_LINKS);
  return {
    chainId: CHAIN_ID,
    rpcUrls: RPC_URLS,
    wsUrl: WS_URL,
    explorer: explorer ?? findDefaultExplorer(WEB_MODE, CHAIN_ID, true),
  };
}

/** All faults are in one error: those of the fixed variables, and those of each further chain. */
function parseEnvironment(environment: NodeJS.ProcessEnv) {
  const settings = environmentSchema.safeParse(environment);
  const { data: fixed } = environmentSchema
    .pick({ CHAIN_ID: true, CHAIN_IDS: true, WEB_MODE: true })
    .safeParse(environment);
  const ids = fixed ? listFurtherChainIds(fixed) : [];
  const chains = ids.map((chainId) => parseFurtherChain(chainId, fixed?.WEB_MODE ?? 'local', environment));
  const issues = [settings, ...chains].flatMap(({ error }) => error?.issues ?? []);
  if (!settings.success || issues.length > 0) throw new z.ZodError(issues);
  return { env: settings.data, furtherChains: chains.flatMap(({ data }) => data ?? []) };
}

const emptyAsUnset = (value: unknown) => (value === '' ? undefined : value);

function parseFurtherChain(chainId: number, mode: Environment['WEB_MODE'], environment: NodeJS.ProcessEnv) {
  const names = [`RPC_URLS_${chainId}`, `WS_URL_${chainId}`, `EXPLORER_URL_${chainId}`] as const;
  const [rpcName, wsName, explorerName] = names;
  return z
    .object({
      [rpcName]: urlListSetting,
      [wsName]: z.preprocess(emptyAsUnset, wsUrl.optional()),
      [explorerName]: z.preprocess(emptyAsUnset, z.url({ protocol: /^https?$/ }).optional()),
    })
    .transform(({ [rpcName]: rpcUrls, [wsName]: socket, [explorerName]: explorer }) => ({
      chainId,
      rpcUrls,
      wsUrl: socket,
      explorer: explorer ?? findDefaultExplorer(mode, chainId, false),
    }))
    .safeParse(environment);
}
