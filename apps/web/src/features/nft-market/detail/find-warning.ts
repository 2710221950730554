import { isSameAddress } from '@tradewind/rules/network/address';
import type { WorkAction } from '@tradewind/rules/nft-market/work-actions';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import type { NoticeContent } from '../../../shared/ui/notice-store.ts';
import { findOwner, type TokenState } from '../work/token.ts';

const text = messages.nftMarketWrite;

/** What decides whether an action opens. */
export type ActionSituation = {
  readonly state: Pick<TokenState, 'ask' | 'holder' | 'ownBid'>;
  readonly account: Address | undefined;
  /** Undefined while unknown. */
  readonly balance: bigint | undefined;
};
type Warning = Pick<NoticeContent, 'title' | 'durationMs'>;

/** NFT-05: why an action does not open, as the specification says it; undefined when it opens. */
export function findWarning(
  action: WorkAction,
  { state, account, balance }: ActionSituation,
): Warning | undefined {
  const owner = findOwner(state);
  const isOwner = account !== undefined && owner !== undefined && isSameAddress(owner, account);
  const pays = action === 'buy' || action === 'bid';
  if (!pays) return undefined;
  if (isOwner) return { title: text.ownerCannotBid, durationMs: 3_000 };
  if (state.ownBid !== undefined) return { title: action === 'buy' ? text.cancelFirst : text.bidExists };
  return balance === 0n ? { title: text.notEnough, durationMs: 3_000 } : undefined;
}
