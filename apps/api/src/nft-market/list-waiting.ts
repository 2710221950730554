import { type CopyRow, listCopies } from '@tradewind/db/nft-market/list-copies.query';
import { toArtworkCode, toArtworkPlace } from '@tradewind/rules/nft-market/artwork-id';
import { artworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import { listFileNames } from '@tradewind/rules/nft-market/file-type';
import type { waitingSchema } from '@tradewind/schema/nft-market/review';
import type { z } from 'zod';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import type { ArtworkReader, FoundWork } from './create-artwork-reader.ts';
import type { KeptOrder } from './create-order-keeper.ts';
import type { OrderPage } from './order-row.ts';

type Deps = Pick<ApiDeps, 'database'> & { readonly works: ArtworkReader };
type Waiting = z.infer<typeof waitingSchema>;

const mostCopies = 20;
const { pending, reviewed, rejected, bidding } = artworkStatus;

/** A page of the works that wait for a decision, with the history of their artists and exact copies. */
export async function listWaiting({ database, works }: Deps, chain: Chain, page: OrderPage) {
  const kept = await works.readOrder(chain);
  const { ids, totalCount, pageNumber } = kept.order.select({ statuses: [pending] }, 'latest', page);
  const found = await works.listFoundByIds(chain, ids);
  const hashes = new Set(found.flatMap(({ row }) => findHash(row.work.fileName) ?? []));
  // The ending is the word of who mints: it does not make another file.
  const fileNames = [...hashes].flatMap(listFileNames);
  const copies = await listCopies(database, { chainId: chain.chainId, fileNames, limit: mostCopies + 1 });
  const authors = new Set(found.flatMap(({ row }) => row.artist?.id ?? []));
  const histories = new Map([...authors].map((author) => [author, countByStatus(kept, author)]));
  const data = found.map((work) => ({
    ...toWaiting(work, kept, copies),
    artistHistory: histories.get(work.row.artist?.id ?? 0) ?? null,
  }));
  return { data, totalCount, pageSize: page.pageSize, pageNumber, blockNumber: kept.blockNumber };
}

function toWaiting(
  { row, wire }: FoundWork,
  kept: KeptOrder,
  copies: readonly CopyRow[],
): Omit<Waiting, 'artistHistory'> {
  const text = row.ownText ?? row.draft;
  const hash = findHash(row.work.fileName);
  return {
    ...wire,
    textId: text?.id ?? 0,
    declaredAt: text?.declaredAt?.toISOString() ?? null,
    copies: copies
      .filter((copy) => findHash(copy.fileName) === hash)
      .flatMap((copy) => toWireCopy(copy, kept) ?? [])
      .filter(({ id }) => id !== wire.id)
      .slice(0, mostCopies),
  };
}

const findHash = (fileName: string | null) => fileName?.split('.')[0];

function countByStatus({ order }: KeptOrder, author: number) {
  const count = (statuses: (typeof artworkStatus)[keyof typeof artworkStatus][]) =>
    order.select({ author, statuses }, 'latest', { pageNumber: 1, pageSize: 1 }).totalCount;
  return { reviewed: count([reviewed, bidding]), rejected: count([rejected]), waiting: count([pending]) };
}

function toWireCopy({ collection, tokenId, fileName, creator, mintedAt }: CopyRow, { numbers }: KeptOrder) {
  const id = numbers.findId({ collection, tokenId });
  if (id === undefined) return undefined;
  return { id, code: toArtworkCode(toArtworkPlace(id)), fileName, creatorAddress: creator, mintedAt };
}
