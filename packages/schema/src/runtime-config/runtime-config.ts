import * as z from 'zod/mini';

const url = z.string().check(z.minLength(1), z.maxLength(2048));

/** Where the menu and the receipts lead outside the site; a link that is not configured is absent and its entry is not shown. */
export const externalLinksSchema = z.object({
  /** Base of the block explorer without a trailing slash: `${explorer}/tx/${hash}`, `${explorer}/address/${address}`. */
  explorer: url,
  farms: z.optional(url),
  startPools: z.optional(url),
  idoPools: z.optional(url),
  sourceCode: z.optional(url),
  documentation: z.optional(url),
  blog: z.optional(url),
  audits: z.array(z.object({ name: z.string(), url })),
});

/** What the HTML server tells the page (`<script type="application/json" id="runtime-config">`); contract addresses are never part of it. */
export const runtimeConfigSchema = z.object({
  chainId: z.int().check(z.positive()),
  rpcUrls: z.array(url).check(z.minLength(1)),
  wsUrl: z.optional(url),
  mode: z.enum(['local', 'production']),
  links: externalLinksSchema,
  /** Absent where the operator has no project id: the page then offers no WalletConnect. */
  walletConnect: z.optional(z.object({ projectId: z.string(), relayUrl: url })),
});

export type ExternalLinks = z.infer<typeof externalLinksSchema>;
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
