import * as z from 'zod/mini';

const url = z.string().check(z.minLength(1), z.maxLength(2048));

/** External links of the menu and the receipts; the entry of an absent link is not shown. */
export const externalLinksSchema = z.object({
  /** Block explorer without a trailing slash: `${explorer}/tx/${hash}`, `${explorer}/address/${address}`. */
  explorer: url,
  farms: z.optional(url),
  startPools: z.optional(url),
  idoPools: z.optional(url),
  sourceCode: z.optional(url),
  documentation: z.optional(url),
  blog: z.optional(url),
  audits: z.array(z.object({ name: z.string(), url })),
});

/**
 * The HTML server's configuration of the page (`<script type="application/json" id="runtime-config">`). It
 * never contains contract addresses.
 */
export const runtimeConfigSchema = z.object({
  chainId: z.int().check(z.positive()),
  rpcUrls: z.array(url).check(z.minLength(1)),
  wsUrl: z.optional(url),
  mode: z.enum(['local', 'production']),
  links: externalLinksSchema,
  /** Absent without an operator's project id: the page then offers no WalletConnect. */
  walletConnect: z.optional(z.object({ projectId: z.string(), relayUrl: url })),
});

export type ExternalLinks = z.infer<typeof externalLinksSchema>;
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
