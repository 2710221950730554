import * as z from 'zod/mini';

const url = z.string().check(z.minLength(1), z.maxLength(2048));

/** External links of the menu; the entry of an absent link is not shown. */
export const externalLinksSchema = z.object({
  farms: z.optional(url),
  startPools: z.optional(url),
  idoPools: z.optional(url),
  sourceCode: z.optional(url),
  documentation: z.optional(url),
  blog: z.optional(url),
  audits: z.array(z.object({ name: z.string(), url })),
});

/** A chain that the page serves: its nodes, and its block explorer. */
const chainConfigSchema = z.object({
  chainId: z.int().check(z.positive()),
  rpcUrls: z.array(url).check(z.minLength(1)),
  wsUrl: z.optional(url),
  /** Without a trailing slash: `${explorer}/tx/${hash}`, `${explorer}/address/${address}`. */
  explorer: url,
});

/**
 * The HTML server's configuration of the page (`<script type="application/json" id="runtime-config">`). It
 * never contains contract addresses.
 */
export const runtimeConfigSchema = z
  .object({
    /** The home chain: the chain of every page that names none. */
    chainId: z.int().check(z.positive()),
    /** All served chains, the home chain first. */
    chains: z.array(chainConfigSchema),
    mode: z.enum(['local', 'production']),
    links: externalLinksSchema,
    /** Where logos come from (packages/schema/src/media/logo-url.ts). Absent where no media process runs. */
    mediaOrigin: z.optional(url),
    /** Absent without an operator's project id: the page then offers no WalletConnect. */
    walletConnect: z.optional(z.object({ projectId: z.string(), relayUrl: url })),
  })
  .check(
    z.refine(({ chainId, chains }) => chains[0]?.chainId === chainId, 'the home chain is the first one'),
    z.refine(
      ({ chains }) => new Set(chains.map((chain) => chain.chainId)).size === chains.length,
      'a chain is listed twice',
    ),
  );

export type ExternalLinks = z.infer<typeof externalLinksSchema>;
export type ChainConfig = z.infer<typeof chainConfigSchema>;
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
