import { type ArtworkStatus, artworkStatus } from './artwork-status.ts';

/** The verbs of a work's page; the words of the pending mark `{tokenId}-{action}`. */
export const workActions = [
  'approve',
  'sell',
  'auction',
  'update',
  'revoke',
  'transfer',
  'settle',
  'buy',
  'bid',
  'raise',
  'cancel',
  'accept',
  'acceptOffer',
] as const;
export type WorkAction = (typeof workActions)[number];

/** What decides who can do what with a work, as the chain says. */
export type WorkSituation = {
  readonly status: ArtworkStatus;
  readonly isOwner: boolean;
  /** The market may take it. */
  readonly isApproved: boolean;
  readonly listing:
    | { readonly kind: 'none' }
    | { readonly kind: 'fixed' }
    | { readonly kind: 'auction'; readonly hasBid: boolean; readonly isOver: boolean };
  /** The account has an open bid on the open listing. */
  readonly hasOwnBid: boolean;
  /** It is the leading one of an auction. */
  readonly isLeading: boolean;
  /** Nobody settled for so long that the leading bid can leave. */
  readonly isBidFree: boolean;
};

/** The actions that the market would accept of an account, in the order of their buttons (002, 4). */
export function listWorkActions(situation: WorkSituation): readonly WorkAction[] {
  const { isOwner, listing, isLeading, isBidFree } = situation;
  const settles = listing.kind === 'auction' && listing.hasBid && listing.isOver;
  if (settles) return isLeading && isBidFree ? ['settle', 'cancel'] : ['settle'];
  if (isOwner) return listOwnerActions(situation);
  if (listing.kind === 'none') return [];
  if (listing.kind === 'auction' && listing.isOver) return ['settle'];
  return listBuyerActions(situation);
}

function listOwnerActions({ status, isApproved, listing }: WorkSituation): readonly WorkAction[] {
  if (listing.kind === 'none') {
    const withApproval = !isApproved && status !== artworkStatus.pending;
    return ['sell', 'auction', 'transfer', ...(withApproval ? (['approve'] as const) : [])];
  }
  // A bid binds the seller of an auction.
  if (listing.kind === 'auction' && listing.hasBid) return [];
  return ['update', 'revoke', 'transfer'];
}

function listBuyerActions({ listing, hasOwnBid, isLeading }: WorkSituation): readonly WorkAction[] {
  if (listing.kind === 'auction') return [hasOwnBid && isLeading ? 'raise' : 'bid'];
  return hasOwnBid ? ['buy', 'raise', 'cancel'] : ['buy', 'bid'];
}

/** Whether the account can sell the work to an offer: a bid binds the seller of an auction, any other listing can end. */
export function canAcceptOffer({ isOwner, listing }: WorkSituation): boolean {
  return isOwner && !(listing.kind === 'auction' && listing.hasBid);
}

/** The pending mark of an action on a token of the artists' collection; another collection is named before it. */
export function toActionTag(
  token: { readonly name: string; readonly tokenId: bigint },
  action: WorkAction,
): string {
  return `${token.name}${token.tokenId}-${action}`;
}
