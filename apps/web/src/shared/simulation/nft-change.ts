import { erc721Events } from '@tradewind/abi/standard/erc721.events';
import { type Address, isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import { type Hex, zeroAddress } from 'viem';

/** One token of a collection (ERC-721). */
export type Nft = { readonly collection: Address; readonly tokenId: bigint };

/** The right of an operator to move one token of an account, or all of a collection. */
export type NftApproval = {
  readonly collection: Address;
  readonly operator: Address;
  readonly tokenId: bigint | 'all';
};

/** With the name of its collection where a contract of the site lists it; any other has its address alone. */
export type Named<Part> = Part & { readonly collectionName?: string };

/** What a write does to the NFTs of an account, by its events. */
export type NftChange =
  | (Nft & { readonly kind: 'leaves' | 'arrives' })
  | (NftApproval & { readonly kind: 'approves' });

/** An event of a collection; only its emitter is certain. */
export type NftEvent =
  | (Nft & { readonly kind: 'transfer'; readonly from: Address; readonly to: Address })
  | (NftApproval & { readonly kind: 'approval'; readonly owner: Address; readonly isGranted: boolean });

export type NodeLog = { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex };

/** A collection writes the data of its events: only zero revokes an operator. */
const noRight = `0x${'0'.repeat(64)}`;

/**
 * The event of a collection in a log, if any. The decoders skip logs of another shape; data that a collection adds
 * must not hide a move.
 */
export function toNftEvent({ address: collection, topics, data }: NodeLog): readonly NftEvent[] {
  const [selector, first, second, id] = topics;
  if (first === undefined || second === undefined) return [];
  const [giver, taker] = [toAddress(first), toAddress(second)];
  if (selector === erc721Events.approvalForAll.selector) {
    const right = { collection, owner: giver, operator: taker, tokenId: 'all' } as const;
    return [{ kind: 'approval', ...right, isGranted: data !== noRight }];
  }
  if (id === undefined) return [];
  const tokenId = BigInt(id);
  if (selector === erc721Events.transfer.selector)
    return [{ kind: 'transfer', collection, from: giver, to: taker, tokenId }];
  if (selector !== erc721Events.approval.selector) return [];
  const isGranted = taker !== zeroAddress;
  return [{ kind: 'approval', collection, owner: giver, operator: taker, tokenId, isGranted }];
}

/** What the events leave of an account: a token that returns did not leave, and the last approval counts. */
export function listNftChanges(account: Address, events: readonly NftEvent[]): readonly NftChange[] {
  return [...listMoves(account, events), ...listApprovals(account, events)];
}

type Held = { readonly nft: Nft; readonly wasHeld: boolean; readonly isHeld: boolean };

function listMoves(account: Address, events: readonly NftEvent[]): NftChange[] {
  const moved = new Map<string, Held>();
  for (const event of events) {
    if (event.kind !== 'transfer') continue;
    const { collection, tokenId, from, to } = event;
    const [gives, takes] = [isSameAddress(from, account), isSameAddress(to, account)];
    if (!gives && !takes) continue;
    const key = toNftKey(event);
    const { wasHeld } = moved.get(key) ?? { wasHeld: gives };
    moved.set(key, { nft: { collection, tokenId }, wasHeld, isHeld: takes });
  }
  return [...moved.values()].flatMap(({ nft, wasHeld, isHeld }) =>
    wasHeld === isHeld ? [] : [{ kind: wasHeld ? 'leaves' : 'arrives', ...nft }],
  );
}

function listApprovals(account: Address, events: readonly NftEvent[]): NftChange[] {
  const granted = new Map<string, NftChange>();
  for (const event of events) {
    if (event.kind !== 'approval' || !isSameAddress(event.owner, account)) continue;
    const { collection, operator, tokenId, isGranted } = event;
    // A token has one approved account, a collection any number of operators.
    const key =
      tokenId === 'all' ? `${toAddressKey(collection)} ${operator}` : toNftKey({ collection, tokenId });
    if (isGranted) granted.set(key, { kind: 'approves', collection, operator, tokenId });
    else granted.delete(key);
  }
  return [...granted.values()];
}

/** One spelling of a token, for maps and lists. */
export function toNftKey({ collection, tokenId }: Nft): string {
  return `${toAddressKey(collection)} #${tokenId}`;
}

function toAddress(topic: Hex): Address {
  return `0x${topic.slice(-40).toLowerCase()}`;
}
