import type { Period } from '@tradewind/rules/stake-pool/pool-capacity';
import type { FeeRow } from '@tradewind/rules/stake-pool/unstake-fee';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { Token } from '../../../shared/token-list/currency.ts';

/** The terms of a new pool; amounts are raw units of the token to stake. */
export type PoolTerms = {
  readonly deposit: Token;
  readonly earn: Token;
  readonly minimumStake: bigint;
  readonly cap: bigint;
  readonly owner: Address;
  readonly treasury: Address;
  readonly periods: readonly Period[];
  readonly fees: readonly FeeRow[];
};

/** A write of an operator with all that its call needs; `target` is the contract that it calls. */
export type PoolOrder = { readonly chain: Chain; readonly account: Address; readonly target: Address } & (
  | { readonly kind: 'create'; readonly terms: PoolTerms }
  | { readonly kind: 'setPeriods'; readonly periods: readonly Period[] }
  | { readonly kind: 'setFees'; readonly fees: readonly FeeRow[] }
  | { readonly kind: 'fund'; readonly token: Token; readonly amount: bigint }
  | { readonly kind: 'withdraw'; readonly token: Token; readonly amount: bigint; readonly to: Address }
  | { readonly kind: 'finish' }
);
