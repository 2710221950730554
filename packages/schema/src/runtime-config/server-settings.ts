import * as z from 'zod/mini';

/** A comma list, by default empty; spaces around entries and empty entries do not count. */
export const commaListSetting = z.pipe(
  z.prefault(z.string(), ''),
  z.transform((text) => text.split(',').flatMap((entry) => entry.trim() || [])),
);

/** Addresses of servers (http, https), a comma list of at least one. */
export const urlListSetting = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((url) => url.trim())),
  ),
  z.array(z.url({ protocol: /^https?$/ })).check(z.minLength(1)),
);

/** The id of a chain that `findNetwork` (packages/rules) knows. */
export function createChainIdSetting(findNetwork: (chainId: number) => object | undefined) {
  return z.coerce.number<string>().check(
    z.int(),
    z.positive(),
    z.refine((chainId) => findNetwork(chainId) !== undefined, 'Must be a supported network'),
  );
}

/** The variables of a server that name its chains. */
type ChainSettings = { readonly CHAIN_ID: number; readonly CHAIN_IDS: readonly number[] };

/**
 * The listed chains without the home chain, each once. A list that names the home chain too is the indexer's, and as
 * good.
 */
export function listFurtherChainIds({ CHAIN_ID, CHAIN_IDS }: ChainSettings): number[] {
  return [...new Set(CHAIN_IDS)].filter((chainId) => chainId !== CHAIN_ID);
}
