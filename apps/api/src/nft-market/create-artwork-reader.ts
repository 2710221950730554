import { type ArtworkRow, listArtworks } from '@tradewind/db/nft-market/list-artworks.query';
import type { WorkKey } from '@tradewind/db/nft-market/work-keys';
import { parseArtworkId } from '@tradewind/rules/nft-market/artwork-id';
import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { createOrderKeeper, type KeptOrder, type OrderKeeper } from './create-order-keeper.ts';
import { requireNftMarket } from './nft-market.ts';
import { toWireArtwork } from './to-wire-artwork.ts';

export type FoundWork = {
  readonly row: ArtworkRow;
  readonly wire: WireArtwork;
  readonly blockNumber: number;
};

export type ArtworkReader = {
  /** The order of a chain's works. Throws NFT_MARKET_NOT_HERE and INDEX_NOT_STARTED. */
  readonly readOrder: (chain: Chain) => Promise<KeptOrder>;
  /** Works in the order of their numbers here; one that has gone since is left out. */
  readonly listByIds: (chain: Chain, ids: readonly number[]) => Promise<WireArtwork[]>;
  /** The same with their rows. */
  readonly listFoundByIds: (chain: Chain, ids: readonly number[]) => Promise<FoundWork[]>;
  /** The works of these keys by `toWorkName`. */
  readonly mapByKeys: (chain: Chain, keys: readonly WorkKey[]) => Promise<Map<string, WireArtwork>>;
  /** The work of a number or a code. Throws ARTWORK_NOT_FOUND. */
  readonly find: (chain: Chain, number: string) => Promise<FoundWork>;
};

export const toWorkName = ({ collection, tokenId }: WorkKey): string => `${collection} ${tokenId}`;

type Deps = Pick<ApiDeps, 'database' | 'chains' | 'hub'>;

/** Reads works for all routes, by one order a chain. */
export function createArtworkReader(deps: Deps): ArtworkReader {
  const readOrder = createOrderReader(deps);
  const readRows = async (chain: Chain, keys: readonly WorkKey[]): Promise<FoundWork[]> =>
    listFound(await readOrder(chain), { chain, keys, database: deps.database });
  const listFoundByIds: ArtworkReader['listFoundByIds'] = async (chain, ids) => {
    const { numbers } = await readOrder(chain);
    const keys = ids.flatMap((id) => numbers.findWork(id) ?? []);
    const byId = new Map((await readRows(chain, keys)).map((found) => [found.wire.id, found]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return {
    readOrder,
    listFoundByIds,
    listByIds: async (chain, ids) => (await listFoundByIds(chain, ids)).map(({ wire }) => wire),
    mapByKeys: async (chain, keys) => {
      const found = await readRows(chain, keys);
      return new Map(found.map(({ row, wire }) => [toWorkName(row.work), wire]));
    },
    find: async (chain, number) => {
      const id = parseArtworkId(number);
      const { numbers } = await readOrder(chain);
      const work = id === undefined ? undefined : numbers.findWork(id);
      const [found] = work === undefined ? [] : await readRows(chain, [work]);
      if (found === undefined) throw new AppError('ARTWORK_NOT_FOUND');
      return found;
    },
  };
}

function createOrderReader({ database, chains, hub }: Deps): ArtworkReader['readOrder'] {
  const keepers = new Map<Chain, OrderKeeper>(
    chains.all.map((chain) => [chain, createOrderKeeper({ database, chain, hub: hub.state })]),
  );
  return async (chain) => {
    const kept = await keepers.get(chain)?.read();
    if (kept === undefined) throw new AppError('NFT_MARKET_NOT_HERE');
    return kept;
  };
}

type Wanted = Pick<Deps, 'database'> & { readonly chain: Chain; readonly keys: readonly WorkKey[] };

async function listFound({ numbers }: KeptOrder, { chain, keys, database }: Wanted): Promise<FoundWork[]> {
  const { blockNumber, blockTimestamp: now } = await chain.index.get();
  const collections = requireNftMarket(chain);
  const rows = await listArtworks(database, { chainId: chain.chainId, keys });
  return rows.flatMap((row) => {
    const id = numbers.toId(row.work, row.market?.number ?? null);
    return id === undefined ? [] : [{ row, blockNumber, wire: toWireArtwork(row, { id, collections, now }) }];
  });
}
