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

const atOnce = [{ afterDays: 0, cumulativeBps: 10_000 }];
const inThirds = [
  { afterDays: 0, cumulativeBps: 4_000 },
  { afterDays: 10, cumulativeBps: 7_000 },
  { afterDays: 40, cumulativeBps: 10_000 },
];

/**
 * One sale in each state: open and oversubscribed, open to a list, open with a permit, opening in an hour, in its refund window, streaming with
 * claims due, dead with refunds, and three that ended.
 */
export const demoSales: readonly DemoSale[] = [
  {
    chainId: 31337,
    project: 1,
    kind: 'commit',
    pay: 'BUSD',
    token: 'KEEL',
    tokensPerPay: 40,
    softCap: 20_000,
    hardCap: 50_000,
    minPerUser: 100,
    maxPerUser: 25_000,
    opensDaysAgo: 1.5,
    closesDaysAgo: -4,
    deliverByDaysAgo: -14,
    refundDays: 5,
    tranches: inThirds,
    joins: [
      { account: 1, amount: 12_000, daysAgo: 1.4 },
      { account: 4, amount: 25_000, daysAgo: 1.3 },
      { account: 5, amount: 8_000, daysAgo: 1.1 },
      { account: 6, amount: 25_000, daysAgo: 0.7 },
      { account: 1, amount: 3_000, daysAgo: 0.2 },
    ],
  },
  {
    chainId: 31337,
    project: 10,
    kind: 'fixed',
    pay: 'BUSD',
    token: 'KEEL',
    tokensPerPay: 50,
    softCap: 2_000,
    hardCap: 40_000,
    minPerUser: 100,
    maxPerUser: 5_000,
    opensDaysAgo: 1,
    closesDaysAgo: -5,
    deliverByDaysAgo: -12,
    refundDays: 3,
    tranches: atOnce,
    // The demo traders and three others; trader 7 is left out.
    list: [
      { account: 1, maxCommit: 5_000 },
      { account: 2, maxCommit: 2_500 },
      { account: 3, maxCommit: 750.5 },
      { account: 4, maxCommit: 5_000 },
      { account: 5, maxCommit: 1_000 },
      { account: 6, maxCommit: 2_500 },
    ],
    joins: [
      { account: 4, amount: 1_500, daysAgo: 0.6 },
      { account: 6, amount: 2_500, daysAgo: 0.4 },
    ],
  },
  {
    chainId: 31337,
    project: 2,
    kind: 'fixed',
    pay: 'USDT',
    token: 'GULL',
    tokensPerPay: 25,
    softCap: 5_000,
    hardCap: 30_000,
    minPerUser: 50,
    maxPerUser: 2_000,
    isPrefunded: true,
    opensDaysAgo: -1 / 24,
    closesDaysAgo: -3,
    deliverByDaysAgo: -10,
    refundDays: 3,
    tranches: atOnce,
    joins: [],
  },
  {
    chainId: 31338,
    project: 3,
    kind: 'fixed',
    pay: 'USDC',
    token: 'HELM',
    tokensPerPay: 8,
    softCap: 10_000,
    hardCap: 40_000,
    minPerUser: 100,
    maxPerUser: 10_000,
    opensDaysAgo: 9,
    closesDaysAgo: 4,
    deliverByDaysAgo: -6,
    refundDays: 7,
    tranches: inThirds,
    joins: [
      { account: 1, amount: 4_000, daysAgo: 8.6 },
      { account: 2, amount: 9_500, daysAgo: 7.2 },
      { account: 5, amount: 6_000, daysAgo: 5.5 },
    ],
    levelledDaysAgo: 3.9,
    deliveredDaysAgo: 2,
    refunds: [{ account: 5, daysAgo: 1 }],
  },
  {
    chainId: 31338,
    project: 4,
    kind: 'commit',
    pay: 'USDT',
    token: 'HELM',
    tokensPerPay: 10,
    softCap: 20_000,
    hardCap: 60_000,
    minPerUser: 100,
    maxPerUser: 40_000,
    opensDaysAgo: 55,
    closesDaysAgo: 50,
    deliverByDaysAgo: 40,
    refundDays: 5,
    tranches: inThirds,
    stream: { shareBps: 5_000, firstReleaseBps: 1_000, cliffDays: 5, periodDays: 7, periods: 12 },
    joins: [
      { account: 1, amount: 18_000, daysAgo: 54.5 },
      { account: 2, amount: 6_000, daysAgo: 53.2 },
      { account: 4, amount: 40_000, daysAgo: 52.8 },
      { account: 7, amount: 31_000, daysAgo: 50.3 },
    ],
    levelledDaysAgo: 49.8,
    deliveredDaysAgo: 45,
    changes: [
      { account: 4, daysAgo: 49 },
      { account: 7, daysAgo: 48.5 },
    ],
    claims: [
      { account: 4, daysAgo: 39, claimRound: 100 },
      { account: 4, daysAgo: 38, claimRound: 1000 },
      { account: 2, daysAgo: 20, claimRound: 100 },
    ],
  },
  {
    chainId: 31338,
    project: 12,
    kind: 'fixed',
    pay: 'USDC',
    token: 'HELM',
    tokensPerPay: 20,
    softCap: 5_000,
    hardCap: 25_000,
    minPerUser: 100,
    maxPerUser: 10_000,
    opensDaysAgo: 57,
    closesDaysAgo: 54,
    deliverByDaysAgo: 48,
    refundDays: 3,
    tranches: atOnce,
    joins: [
      { account: 2, amount: 3_000, daysAgo: 56.4 },
      { account: 4, amount: 10_000, daysAgo: 55.7 },
    ],
    levelledDaysAgo: 53.8,
    deliveredDaysAgo: 51,
    claims: [{ account: 4, daysAgo: 47, claimRound: 100 }],
  },
  {
    chainId: 31339,
    project: 11,
    kind: 'commit',
    pay: 'USDC',
    token: 'TIDE',
    tokensPerPay: 90,
    softCap: 5_000,
    hardCap: 60_000,
    minPerUser: 50,
    maxPerUser: 10_000,
    hasSigner: true,
    opensDaysAgo: 2,
    closesDaysAgo: -6,
    deliverByDaysAgo: -16,
    refundDays: 5,
    tranches: inThirds,
    joins: [],
  },
  {
    chainId: 31339,
    project: 5,
    kind: 'commit',
    pay: 'USDC',
    token: 'TIDE',
    tokensPerPay: 120,
    softCap: 30_000,
    hardCap: 90_000,
    minPerUser: 100,
    maxPerUser: 20_000,
    opensDaysAgo: 12,
    closesDaysAgo: 5,
    deliverByDaysAgo: -5,
    refundDays: 5,
    tranches: atOnce,
    joins: [
      { account: 1, amount: 2_500, daysAgo: 11 },
      { account: 3, amount: 1_200, daysAgo: 9.4 },
      { account: 6, amount: 7_000, daysAgo: 6.1 },
    ],
    failedDaysAgo: 4.9,
    refunds: [{ account: 6, daysAgo: 4 }],
  },
  {
    chainId: 31339,
    project: 6,
    kind: 'fixed',
    pay: 'USDC',
    token: 'TIDE',
    tokensPerPay: 100,
    softCap: 5_000,
    hardCap: 20_000,
    minPerUser: 50,
    maxPerUser: 8_000,
    opensDaysAgo: 58,
    closesDaysAgo: 53,
    deliverByDaysAgo: 45,
    refundDays: 3,
    tranches: atOnce,
    joins: [
      { account: 2, amount: 5_000, daysAgo: 57.6 },
      { account: 4, amount: 8_000, daysAgo: 55.1 },
      { account: 7, amount: 7_000, daysAgo: 54.2 },
    ],
    levelledDaysAgo: 52.9,
    deliveredDaysAgo: 50,
    claims: [
      { account: 2, daysAgo: 46, claimRound: 100 },
      { account: 4, daysAgo: 45, claimRound: 100 },
      { account: 7, daysAgo: 30, claimRound: 100 },
    ],
  },
  {
    chainId: 31337,
    project: 7,
    kind: 'fixed',
    pay: 'BUSD',
    token: 'XVS',
    tokensPerPay: 0.5,
    softCap: 4_000,
    hardCap: 24_000,
    minPerUser: 100,
    maxPerUser: 12_000,
    opensDaysAgo: 38,
    closesDaysAgo: 34,
    deliverByDaysAgo: 30,
    refundDays: 2,
    tranches: atOnce,
    joins: [
      { account: 5, amount: 12_000, daysAgo: 37.4 },
      { account: 8, amount: 6_000, daysAgo: 36.8 },
    ],
    levelledDaysAgo: 33.8,
    deliveredDaysAgo: 31,
    claims: [{ account: 5, daysAgo: 28, claimRound: 100 }],
  },
];
