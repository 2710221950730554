import { headNotice, undoneNotice } from '@tradewind/db/indexing/chain-notices';
import type { Database } from '@tradewind/db/database';
import { artworkEditNotice } from '@tradewind/db/nft-market/artwork-edit-notice';
import { nftMarketNotice } from '@tradewind/db/nft-market/nft-market-notice';
import type { Notice } from '@tradewind/db/relay/notice';
import { addressSchema } from '@tradewind/schema/wire/address';
import { z } from 'zod';
import type { Chain } from '../chain/chain.ts';
import type { HubState } from '../hub/hub-state.ts';
import { shareReading } from '../indexing/share-reading.ts';
import { loadOrder, moveOrder, type NamedWork, type ReadOrder } from './read-order.ts';

/** The order of works, by itself and with the numbers of its works. */
export type KeptOrder = Omit<ReadOrder, 'order'> & { readonly order: Pick<ReadOrder['order'], 'select'> };

export type OrderKeeper = {
  /** The order as the last notices left it. Throws NFT_MARKET_NOT_HERE and INDEX_NOT_STARTED. */
  readonly read: () => Promise<KeptOrder>;
};

type Deps = {
  readonly database: Database;
  readonly chain: Chain;
  readonly hub: Pick<HubState, 'noticeListeners' | 'phase' | 'now'>;
};

/** Without notices the whole order is read again, at most this often. */
const blindMs = 60_000;

const workSchema = z.object({ contract: addressSchema, tokenId: z.int() });
const changeSchema = z.object({ works: z.nullable(z.array(workSchema)) });
const headSchema = z.object({ blockNumber: z.int() });

/** What has changed since the last read: named works, or any. */
type Change = { readonly named: Map<string, NamedWork>; isWhole: boolean };

/**
 * Keeps the order of a chain's works equal to the index: it is read whole at the first call and after an undo; each notice
 * names works, which the next call reads.
 */
export function createOrderKeeper({ database, chain, hub }: Deps): OrderKeeper {
  let change: Change = { named: new Map(), isWhole: true };
  let kept: ReadOrder | undefined;
  let loadedAt = 0;
  let head = 0;

  hub.noticeListeners.add((notice) => {
    if (notice.chainId === chain.chainId) head = note(notice, change) ?? head;
  });

  const read = shareReading(async () => {
    const isBlind = hub.phase !== 'open' && hub.now() - loadedAt > blindMs;
    const due = change;
    change = { named: new Map(), isWhole: false };
    try {
      const next =
        kept === undefined || due.isWhole || isBlind
          ? await loadOrder({ database, chain })
          : await moveOrder(kept, { named: [...due.named.values()], head }, { database, chain });
      if (next.order !== kept?.order) loadedAt = hub.now();
      kept = next;
      return next;
    } catch (error) {
      // The next call reads the same again.
      for (const [name, work] of due.named) change.named.set(name, work);
      change.isWhole ||= due.isWhole;
      throw error;
    }
  });
  return { read };
}

/** Notes what a notice changes; returns the block that the index has reached. */
function note({ kind, payload }: Notice, change: Change): number | undefined {
  if (kind === headNotice.kind) return headSchema.parse(payload).blockNumber;
  if (kind === undoneNotice.kind) {
    change.isWhole = true;
    return headSchema.parse(payload).blockNumber;
  }
  if (kind !== nftMarketNotice.kind && kind !== artworkEditNotice.kind) return undefined;
  const { works } = changeSchema.parse(payload);
  if (works === null) change.isWhole = true;
  else for (const work of works) change.named.set(`${work.contract} ${work.tokenId}`, work);
  return undefined;
}
