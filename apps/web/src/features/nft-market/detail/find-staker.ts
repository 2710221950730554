import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { TokenState } from '../work/token.ts';
import type { ShownWork } from './shown-work.ts';

/**
 * Who staked a work, by the index: its holder is a contract then. Undefined where the chain has another place for it: the
 * index may be a block behind.
 */
export function findStaker(
  { texts }: Pick<ShownWork, 'texts'>,
  { ask, holder }: Pick<TokenState, 'ask' | 'holder'>,
): Address | undefined {
  if (texts?.place !== 'staked' || ask !== undefined || holder === undefined) return undefined;
  return isSameAddress(holder, texts.ownerAddress) ? undefined : texts.ownerAddress;
}
