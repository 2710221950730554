import type { Hex } from '../column/hex-bytes.ts';
import type { SessionRow } from './session-row.ts';

/**
 * Who has proved an account. Null: its key, which is the same on every chain. A number: a contract on that chain; a
 * contract at the same address of another chain may have other owners, who are another holder.
 */
export type Holder = { address: Hex; soleChainId: number | null };

export function toHolder({
  address,
  chainId,
  proof,
}: Pick<SessionRow, 'address' | 'chainId' | 'proof'>): Holder {
  return { address, soleChainId: proof === 'key' ? null : chainId };
}
