import type { LocalChainId } from '@tradewind/abi/local/deployment-plan';

/** A sale of the demo with its history. Amounts are whole tokens; days ago may be fractions, and negative for later. */
export interface DemoSale {
  readonly chainId: LocalChainId;
  readonly project: number;
  readonly kind: 'fixed' | 'commit';
  readonly pay: 'BUSD' | 'USDT' | 'USDC';
  readonly token: string;
  /** Whole tokens for a whole one of the payment. */
  readonly tokensPerPay: number;
  readonly softCap: number;
  readonly hardCap: number;
  readonly minPerUser: number;
  readonly maxPerUser: number;
  /** All tokens lie in the contract before the sale opens. */
  readonly isPrefunded?: boolean;
  readonly opensDaysAgo: number;
  readonly closesDaysAgo: number;
  readonly deliverByDaysAgo: number;
  readonly refundDays: number;
  readonly tranches: readonly { readonly afterDays: number; readonly cumulativeBps: number }[];
  readonly stream?: DemoStream;
  /** The accounts that alone may join, each with its largest payment. */
  readonly list?: readonly { readonly account: number; readonly maxCommit: number }[];
  /** A join needs a permit of our server, so its history has none. */
  readonly hasSigner?: boolean;
  readonly joins: readonly { readonly account: number; readonly amount: number; readonly daysAgo: number }[];
  readonly levelledDaysAgo?: number;
  /** The tokens have their date then too. */
  readonly deliveredDaysAgo?: number;
  readonly failedDaysAgo?: number;
  /** Exits, each by its account. */
  readonly changes?: readonly Exit[];
  readonly refunds?: readonly Exit[];
  readonly claims?: readonly (Exit & { readonly claimRound: 100 | 1000 })[];
}

export interface DemoStream {
  readonly shareBps: number;
  readonly firstReleaseBps: number;
  readonly cliffDays: number;
  readonly periodDays: number;
  readonly periods: number;
}

interface Exit {
  readonly account: number;
  readonly daysAgo: number;
}
