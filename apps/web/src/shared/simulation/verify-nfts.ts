import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { BalanceChange, Holding } from './holding.ts';
import { type Named, type Nft, type NftApproval, type NftChange, toNftKey } from './nft-change.ts';

/** The NFTs and their approvals that a write was agreed on with; the NFTs that leave are the account's. */
export type AgreedNfts = {
  readonly leaves: readonly Named<Nft>[];
  readonly arrives: readonly Named<Nft & { readonly owner: Address }>[];
  readonly approvals: readonly NamedApproval[];
};

export type NamedApproval = Named<NftApproval> & { readonly operatorName?: string };

/** An agreed NFT; `isMoved` is undefined where its collection does not report its owner. */
export type NftMovement = Named<Nft> & { readonly owner: Address; readonly isMoved: boolean | undefined };

/** A deviation from the agreement; all but a missing arrival must not be sent. */
export type NftFinding =
  | (Nft & { readonly kind: 'takes-nft' })
  /** The account has fewer than the moves explain: the collection moved some without an event. */
  | { readonly kind: 'takes-unnamed-nfts'; readonly collection: Address; readonly amount: bigint }
  | (NftApproval & { readonly kind: 'approves-nft' })
  | (Nft & { readonly kind: 'nft-missing' });

export type NftVerification = {
  readonly leaves: readonly NftMovement[];
  readonly arrives: readonly NftMovement[];
  readonly approvals: readonly NamedApproval[];
  readonly findings: readonly NftFinding[];
  /** Whether the node reported all that the agreement on NFTs needs; without one nothing is needed. */
  readonly isKnown: boolean;
};

/** The simulated side of a write on NFTs. */
export type MeasuredNfts = {
  readonly account: Address;
  readonly changes: readonly BalanceChange[];
  readonly nftChanges: readonly NftChange[] | undefined;
  /** Tokens that the account agreed to move as amounts. A hybrid with NFTs reports their moves by events too. */
  readonly amounts: readonly Address[];
  /** Agreed allowances of ERC-20 tokens. A hybrid reports one like the approval of a single NFT. */
  readonly allowances: readonly { readonly token: Address; readonly spender: Address }[];
};

const noNfts: AgreedNfts = { leaves: [], arrives: [], approvals: [] };
/** A contract can emit any number of events; the first findings already block the write. */
const mostFindings = 8;

/** Verifies the simulated moves and approvals of NFTs against the agreed ones. */
export function verifyNfts(measured: MeasuredNfts, agreed: AgreedNfts = noNfts): NftVerification {
  const { account, changes, nftChanges } = measured;
  const leaves = agreed.leaves.map((nft) => toMovement({ ...nft, owner: account }, changes, -1n));
  const arrives = agreed.arrives.map((nft) => toMovement(nft, changes, 1n));
  const missing = arrives.filter(({ isMoved }) => isMoved === false);
  const collections = listCollections(account, agreed);
  const findings: NftFinding[] = [
    ...[
      ...listTaken(measured, agreed),
      ...collections.flatMap((collection) => listUnnamed(collection, measured)),
      ...listApproved(measured, agreed),
    ].slice(0, mostFindings),
    ...missing.map(({ collection, tokenId }) => ({ kind: 'nft-missing', collection, tokenId }) as const),
  ];
  const isKnown =
    agreed === noNfts ||
    (nftChanges !== undefined &&
      [...leaves, ...arrives].every(({ isMoved }) => isMoved !== undefined) &&
      collections.every((collection) => findCount(collection, measured) !== undefined));
  return { leaves, arrives, approvals: agreed.approvals, findings, isKnown };
}

/** What to read of the agreed NFTs: the owner of each, and how many the account has of each collection. */
export function listNftHoldings(account: Address, agreed: AgreedNfts = noNfts): Holding[] {
  const leaving = agreed.leaves.map((nft) => toHolding({ ...nft, owner: account }));
  const counts = listCollections(account, agreed).map((token) => ({ owner: account, token }));
  return [...leaving, ...agreed.arrives.map(toHolding), ...counts];
}

/** Whether a change belongs to the agreed NFTs, whose balances are no amounts. */
export function isOfNfts({ owner, token, tokenId }: Holding, account: Address, agreed = noNfts): boolean {
  if (tokenId !== undefined) return true;
  const isNamed = listCollections(account, agreed).some((named) => token && isSameAddress(named, token));
  return isNamed && isSameAddress(owner, account);
}

function listCollections(account: Address, { leaves, arrives, approvals }: AgreedNfts): Address[] {
  const own = arrives.filter(({ owner }) => isSameAddress(owner, account));
  const named = [...leaves, ...own, ...approvals].map(({ collection }) => collection);
  return named.filter((each, index) => named.findIndex((other) => isSameAddress(other, each)) === index);
}

function toHolding({ owner, collection, tokenId }: Nft & { readonly owner: Address }): Holding {
  return { owner, token: collection, tokenId };
}

function toMovement(
  nft: Named<Nft & { readonly owner: Address }>,
  changes: readonly BalanceChange[],
  change: bigint,
): NftMovement {
  const found = listOwned(nft.owner, changes).find((owned) => toNftKey(owned) === toNftKey(nft));
  return { ...nft, isMoved: found?.change === undefined ? undefined : found.change === change };
}

type OwnedChange = Nft & { readonly change: bigint | undefined };

/** The changes of single NFTs of an owner. */
function listOwned(account: Address, changes: readonly BalanceChange[]): OwnedChange[] {
  return changes.flatMap(({ owner, token, tokenId, change }) =>
    token && tokenId !== undefined && isSameAddress(owner, account)
      ? [{ collection: token, tokenId, change }]
      : [],
  );
}

/** The NFTs that moved in one direction: by their events, or by their collection's answer where they were read. */
function listMoved(measured: MeasuredNfts, kind: 'leaves' | 'arrives'): Nft[] {
  const { account, changes, nftChanges = [] } = measured;
  const sign = kind === 'leaves' ? -1n : 1n;
  const read = listOwned(account, changes).filter(({ change }) => change === sign);
  const moved = nftChanges.flatMap((change) => (change.kind === kind ? [change] : []));
  const byKey = new Map([...read, ...moved].map((nft) => [toNftKey(nft), nft] as const));
  return [...byKey.values()];
}

function listTaken(measured: MeasuredNfts, { leaves }: AgreedNfts): NftFinding[] {
  const agreed = new Set(leaves.map(toNftKey));
  return listMoved(measured, 'leaves').flatMap(({ collection, tokenId }) => {
    const isAmount = measured.amounts.some((token) => isSameAddress(token, collection));
    if (isAmount || agreed.has(toNftKey({ collection, tokenId }))) return [];
    return [{ kind: 'takes-nft', collection, tokenId }];
  });
}

/** How many NFTs of a collection the account gains, by the collection's own count. */
function findCount(collection: Address, { account, changes }: MeasuredNfts): bigint | undefined {
  return changes.find(
    ({ owner, token, tokenId }) =>
      tokenId === undefined && token && isSameAddress(token, collection) && isSameAddress(owner, account),
  )?.change;
}

function listUnnamed(collection: Address, measured: MeasuredNfts): NftFinding[] {
  const count = findCount(collection, measured);
  const countMoved = (kind: 'leaves' | 'arrives') =>
    listMoved(measured, kind).filter((nft) => isSameAddress(nft.collection, collection)).length;
  if (count === undefined) return [];
  const amount = BigInt(countMoved('arrives') - countMoved('leaves')) - count;
  return amount > 0n ? [{ kind: 'takes-unnamed-nfts', collection, amount }] : [];
}

function listApproved(measured: MeasuredNfts, { approvals }: AgreedNfts): NftFinding[] {
  const { nftChanges = [], amounts, allowances } = measured;
  return nftChanges.flatMap((change) => {
    if (change.kind !== 'approves') return [];
    const { collection, operator, tokenId } = change;
    const isAmount =
      amounts.some((token) => isSameAddress(token, collection)) ||
      allowances.some(
        ({ token, spender }) => isSameAddress(token, collection) && isSameAddress(spender, operator),
      );
    const isAgreed = approvals.some((approval) => covers(approval, change));
    if (isAgreed || (isAmount && tokenId !== 'all')) return [];
    return [{ kind: 'approves-nft', collection, operator, tokenId }];
  });
}

/** The right to all tokens of a collection has in it that to one. */
function covers(agreed: NftApproval, { collection, operator, tokenId }: NftApproval): boolean {
  if (!isSameAddress(agreed.collection, collection) || !isSameAddress(agreed.operator, operator))
    return false;
  return agreed.tokenId === 'all' || agreed.tokenId === tokenId;
}
