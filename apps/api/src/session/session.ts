import type { Holder } from '@tradewind/db/account/holder';
import type { Hex } from '@tradewind/db/column/hex-bytes';

/** A sign-in, and who made it. What it may do on a chain is for `toChainSession` to say. */
export type Session = { id: string; holder: Holder };

/** A session as far as it counts on one chain: only there `address` is the account that signed in. */
export type ChainSession = { id: string; address: Hex; chainId: number };

/** A session on a chain; undefined where a contract proved it, and on another chain. */
export function toChainSession(
  { id, holder: { address, soleChainId } }: Session,
  chainId: number,
): ChainSession | undefined {
  return soleChainId === null || soleChainId === chainId ? { id, address, chainId } : undefined;
}
