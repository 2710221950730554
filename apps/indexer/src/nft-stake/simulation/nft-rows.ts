import { nftStakingEvents } from '@tradewind/abi/nft-stake/nft-staking.events';
import { erc721Events } from '@tradewind/abi/standard/erc721.events';
import type { Database } from '@tradewind/db/database';
import { nftTokenTable } from '@tradewind/db/nft-stake/tables';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { ChainModel, ModelBlock } from '../../simulation/chain-model.ts';
import { toWord } from '../../simulation/model-log.ts';
import { laterCollection, modelNftStakeSources, stranger } from './model-nft-stake.ts';
import { type ModelToken, nobody } from './model-nfts.ts';

type NftRow = Omit<typeof nftTokenTable.$inferSelect, 'chainId'>;

const { staking, genesis } = modelNftStakeSources;
const collections = [genesis, laterCollection];
export const nftEvents = [
  'mint',
  'transfer',
  'burn',
  'stake',
  'unstake',
  'lost',
  'allowed again',
  'stranger',
] as const;
export type NftEvent = (typeof nftEvents)[number];

/** The NFTs of a chain: as indexed, and as the contracts have them; with the kinds of events in its blocks. */
export type NftRows = { indexed: NftRow[]; held: NftRow[]; events: Set<NftEvent> };

export async function readNftRows(
  { orm }: Database,
  chainId: number,
  { blocks }: ChainModel,
): Promise<NftRows> {
  const { chainId: chain, ...columns } = getTableColumns(nftTokenTable);
  const indexed = await orm
    .select(columns)
    .from(nftTokenTable)
    .where(eq(chain, chainId))
    .orderBy(asc(columns.collection), asc(columns.tokenId));
  return { indexed, held: listHeld(blocks.at(-1)), events: new Set(blocks.flatMap(listEvents)) };
}

function listHeld(block: ModelBlock | undefined): NftRow[] {
  const { tokens, terms } = block?.nfts ?? { tokens: new Map<string, ModelToken>(), terms: new Map() };
  const rows = [...tokens.values()].flatMap((token) => {
    const followedFrom =
      token.collection === genesis ? 0 : (terms.get(token.collection)?.allowedIn ?? Infinity);
    return token.movedIn >= followedFrom ? toRow(token) : [];
  });
  return rows.toSorted((a, b) =>
    a.collection === b.collection
      ? Number(a.tokenId > b.tokenId) || -1
      : a.collection < b.collection
        ? -1
        : 1,
  );
}

function toRow({ collection, tokenId, holder, since, stake }: ModelToken): NftRow[] {
  const key = { collection, tokenId };
  if (stake) {
    const { account: owner, weight, activeAt } = stake;
    return [{ ...key, owner, place: 'staked', weight, activeAt, since: stake.since }];
  }
  // A lost token that its collection did not move is in no wallet.
  if (holder === nobody || holder === staking) return [];
  return [{ ...key, owner: holder, place: 'wallet', weight: null, activeAt: null, since }];
}

const kinds = new Map<string, NftEvent>([
  [nftStakingEvents.nftStaked.selector, 'stake'],
  [nftStakingEvents.nftUnstaked.selector, 'unstake'],
  [nftStakingEvents.nftLost.selector, 'lost'],
]);

function listEvents({ logs, nfts }: ModelBlock, index: number, blocks: readonly ModelBlock[]): NftEvent[] {
  return logs.flatMap(({ address, topics: [selector = '', from, to, id] }): NftEvent[] => {
    if (address === stranger) return ['stranger'];
    if (address === staking && selector === nftStakingEvents.collectionAllowed.selector)
      return wasRemoved(blocks[index - 1], nfts) ? ['allowed again'] : [];
    if (address === staking) return [kinds.get(selector) ?? []].flat();
    if (!collections.includes(address) || selector !== erc721Events.transfer.selector || !id) return [];
    return [from === toWord(nobody) ? 'mint' : to === toWord(nobody) ? 'burn' : 'transfer'];
  });
}

/** Whether a collection that is allowed after a block was removed before it. */
function wasRemoved(before: ModelBlock | undefined, { terms }: ModelBlock['nfts']): boolean {
  return [...terms].some(
    ([collection, { isAllowed }]) => isAllowed && before?.nfts.terms.get(collection)?.isAllowed === false,
  );
}
