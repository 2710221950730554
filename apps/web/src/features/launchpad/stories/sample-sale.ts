import type { DeadReason, SaleState } from '@tradewind/rules/launchpad/status';
import type { Address } from 'viem';
import type { Token } from '../../../shared/token-list/currency.ts';
import type { Sale, SaleBuyer } from '../sale/sale.ts';

const day = 86_400n;
/** The chain time of the samples. */
export const sampleTime = 1_800_000_000n;

const toToken = (digit: string, symbol: string, decimals: number): Token => ({
  kind: 'token',
  chainId: 31337,
  address: toSampleAddress(digit),
  symbol,
  name: symbol,
  decimals,
});

function toSampleAddress(digit: string): Address {
  return `0x${digit.repeat(40)}`;
}

type Ended = { readonly state: 'cancelled'; readonly reason: DeadReason };

/** Where a sale differs from the sample. */
export type SaleChanges = Partial<Omit<Sale, 'state' | 'reason'>> &
  (Ended | { readonly state?: Exclude<SaleState, 'cancelled'> });

const noStream = { shareBps: 0n, firstReleaseBps: 0n, cliffSeconds: 0n, periodSeconds: 0n, periods: 0n };

const sample: Sale = {
  chainId: 31337,
  address: toSampleAddress('d'),
  project: 1,
  round: 1,
  kind: 'commit',
  state: 'open',
  prefunded: false,
  isFunded: false,
  pay: toToken('b', 'BUSD', 18),
  token: toToken('e', 'KEEL', 18),
  issuer: toSampleAddress('1'),
  signer: undefined,
  list: undefined,
  openAt: sampleTime - day,
  closeAt: sampleTime + day,
  deliverBy: sampleTime + 8n * day,
  latestTge: sampleTime + 20n * day,
  refundSeconds: 5n * day,
  softCap: 20_000n * 10n ** 18n,
  hardCap: 50_000n * 10n ** 18n,
  minPerUser: 100n * 10n ** 18n,
  maxPerUser: 25_000n * 10n ** 18n,
  maxWeight: 1n,
  tokensPerPayE18: 40n * 10n ** 18n,
  feeBps: 300n,
  committed: 30_000n * 10n ** 18n,
  accepted: 0n,
  buyers: 4n,
  isPaused: false,
  level: 0n,
  tgeAt: 0n,
  schedule: {
    tranches: [
      { afterSeconds: 0n, cumulativeBps: 4_000n },
      { afterSeconds: 10n * day, cumulativeBps: 7_000n },
      { afterSeconds: 40n * day, cumulativeBps: 10_000n },
    ],
    stream: noStream,
  },
};

/** An open sale of 50,000 BUSD at 40 KEEL each, with 30,000 committed; five days of refund. */
export function createSale(changes: SaleChanges = {}): Sale {
  return { ...sample, ...changes };
}

/** An account that committed 1,000 BUSD. */
export function createBuyer(changes: Partial<SaleBuyer> = {}): SaleBuyer {
  return {
    committed: 1_000n * 10n ** 18n,
    weight: 1n,
    claimedTranches: 0n,
    steps: 0n,
    isChangeTaken: false,
    isRefunded: false,
    isSelfClaimOnly: false,
    ...changes,
  };
}
