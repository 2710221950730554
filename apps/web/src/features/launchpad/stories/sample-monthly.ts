import type { WireMonthlySale } from '@tradewind/schema/launchpad/monthly';
import type { MonthlySale, OwnOrder } from '../monthly/monthly-sale.ts';

const coin = 10n ** 18n;
const month = 30n * 86_400n;
/** The chain time of the samples. */
export const sampleTime = 1_800_000_000n;

const sample: MonthlySale = {
  chainId: 31337,
  address: `0x${'d'.repeat(40)}`,
  token: {
    kind: 'token',
    chainId: 31337,
    address: `0x${'e'.repeat(40)}`,
    symbol: 'BSCS',
    name: 'BSC Station',
    decimals: 18,
  },
  tokensPerCoin: 180_000n * coin,
  firstBps: 2_500n,
  months: 12n,
  minimum: coin / 10n,
  isStopped: false,
  free: 2_235_000n * coin,
};

/** A running sale of 180,000 BSCS a coin: a quarter at once, the rest in twelve months. */
export function createMonthlySale(changes: Partial<MonthlySale> = {}): MonthlySale {
  return { ...sample, ...changes };
}

/** Its sums in the index: four orders of 4.25 coins. */
export function createIndexedMonthly(changes: Partial<WireMonthlySale> = {}): WireMonthlySale {
  return {
    chainId: sample.chainId,
    address: sample.address,
    terms: { kind: 'unknown' },
    standing: { kind: 'unknown' },
    orderCount: 4,
    amountBNB: String((425n * coin) / 100n),
    amountBSCS: String(765_000n * coin),
    amountBSCSBlock: String(573_750n * coin),
    withdrawn: '0',
    ...changes,
  };
}

/** Orders of two coins: a new one, one with a due month, and one that was paid. */
export const sampleOrders: readonly OwnOrder[] = (
  [
    [9n, 0n, 0n],
    [5n, 1n, 0n],
    [2n, 14n, 12n],
  ] as const
).map(([id, passed, paidMonths]) => ({
  id,
  createdAt: sampleTime - passed * month,
  coin: 2n * coin,
  tokens: 360_000n * coin,
  locked: 270_000n * coin,
  paidMonths,
}));
