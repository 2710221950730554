import type { MonthlyOrder, MonthlyTerms } from '@tradewind/rules/launchpad/monthly-order';
import type { Address } from 'viem';
import type { Token } from '../../../shared/token-list/currency.ts';

/** A sale with monthly release as its contract describes it; amounts are raw units of the token. */
export type MonthlySale = MonthlyTerms & {
  readonly chainId: number;
  readonly address: Address;
  readonly token: Token;
  /** Its owner ended it for good. */
  readonly isStopped: boolean;
  /** Tokens that nobody bought; undefined where the token does not report its balance. */
  readonly free: bigint | undefined;
};

/** An order of an account; `coin` is the paid wei, `tokens` are those that it gets in all. */
export type OwnOrder = MonthlyOrder & {
  readonly id: bigint;
  readonly coin: bigint;
  readonly tokens: bigint;
};
