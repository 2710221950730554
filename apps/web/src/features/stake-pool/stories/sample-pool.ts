import type { Token } from '../../../shared/token-list/currency.ts';
import type { StakePool } from '../pool/pool.ts';

const unit = 10n ** 18n;

function toToken(digit: string, symbol: string, decimals: number): Token {
  return { kind: 'token', chainId: 31337, address: `0x${digit.repeat(40)}`, symbol, name: symbol, decimals };
}

const platformToken = toToken('1', 'BSCS', 18);
/** Of a pool with another earn token. */
export const dollarToken = toToken('2', 'USDT', 6);

/** A live pool of one token with room for any stake, for stories and tests; the fields say where it differs. */
export function createPool(fields: Partial<StakePool> = {}): StakePool {
  return {
    number: 0,
    address: `0x${'e'.repeat(40)}`,
    deposit: platformToken,
    earn: platformToken,
    periods: [
      { duration: 2_592_000n, aprBps: 1_000n },
      { duration: 7_776_000n, aprBps: 1_500n },
    ],
    feeVersion: 0n,
    fees: [
      { day: 7n, bps: 500n },
      { day: 30n, bps: 100n },
    ],
    minimumStake: unit,
    cap: 1_000_000n * unit,
    totalLocked: 0n,
    reserved: 0n,
    freeRewards: 100_000n * unit,
    isFinished: false,
    ...fields,
  };
}
