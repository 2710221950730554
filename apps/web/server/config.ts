import { externalLinksSchema } from '@tradewind/schema/runtime-config/runtime-config';
import { z } from 'zod';
import { webModes } from './site/build-manifest.ts';
import { defaultLinks } from './default-links.ts';

const urlList = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1));

/** Every variable that the web server reads. */
export const environmentSchema = z.object({
  WEB_HOST: z.string().default('127.0.0.1'),
  WEB_PORT: z.coerce.number().int().min(0).max(65_535),
  /** Which build is served: the one for the local stack has the development wallet. */
  WEB_MODE: z.enum(webModes),
  /** `1` where the operator's proxy is in front of this server and overwrites X-Forwarded-For. */
  WEB_BEHIND_PROXY: z.enum(['0', '1']).default('0'),
  /** One address, or several of one API's nodes. */
  API_URL: urlList,
  /** Websockets of the hub that are open at one time; memory is what they cost. */
  WEB_MAX_SOCKETS: z.coerce.number().int().positive().default(20_000),
  CHAIN_ID: z.coerce.number().int().positive(),
  /** Nodes that the page reads from and may write to, a comma list: every browser sees them. */
  RPC_URLS: urlList,
  /** Websocket of a node for the page: every browser sees it. */
  WS_URL: z.url({ protocol: /^wss?$/ }).optional(),
  /** Of the operator, from WalletConnect; without it the page offers no WalletConnect. */
  WALLETCONNECT_PROJECT_ID: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** Relay between page and phone. */
  WALLETCONNECT_RELAY_URL: z.url({ protocol: /^wss?$/ }).default('wss://relay.walletconnect.org'),
  /** JSON object that replaces single entries of the default links. */
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
  const env = environmentSchema.parse(environment);
  const links = externalLinksSchema.parse({
    ...defaultLinks(env.WEB_MODE, env.CHAIN_ID),
    ...env.EXTERNAL_LINKS,
  });
  const projectId = env.WALLETCONNECT_PROJECT_ID;
  return {
    host: env.WEB_HOST,
    port: env.WEB_PORT,
    mode: env.WEB_MODE,
    isBehindProxy: env.WEB_BEHIND_PROXY === '1',
    apiUrls: env.API_URL.map((url) => url.replace(/\/+$/, '')),
    maxSockets: env.WEB_MAX_SOCKETS,
    chainId: env.CHAIN_ID,
    rpcUrls: env.RPC_URLS,
    wsUrl: env.WS_URL,
    links,
    walletConnect: projectId === undefined ? undefined : { projectId, relayUrl: env.WALLETCONNECT_RELAY_URL },
    logLevel: env.LOG_LEVEL,
  };
}

export type WebConfig = ReturnType<typeof parseWebConfig>;
