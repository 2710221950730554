import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import type { Currency } from './currency.ts';
import { computeMaxAmount, formGas } from './max-amount.ts';

const one = 10n ** 18n;
const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const dollar: Currency = {
  kind: 'token',
  chainId: 31337,
  address: toAddress('2'),
  symbol: 'BUSD',
  name: 'BUSD',
  decimals: 18,
};

it('[SWAP-11] [CHAIN-03] Max reserves 0.001 of the native coin and nothing of a token', () => {
  expect(computeMaxAmount(native, one)).toBe(one - 10n ** 15n);
  expect(computeMaxAmount(native, 10n ** 15n)).toBe(0n);
  expect(computeMaxAmount(dollar, one)).toBe(one);
});

it('[SWAP-11] given a network fee above the reserve, then Max leaves the fee', () => {
  const fee = 3n * 10n ** 15n;
  expect(computeMaxAmount(native, one, fee)).toBe(one - fee);
  expect(computeMaxAmount(native, fee, fee)).toBe(0n);
  expect(computeMaxAmount(native, one, 10n ** 14n)).toBe(one - 10n ** 15n);
  expect(computeMaxAmount(dollar, one, fee)).toBe(one);
});

/** Gas of a transaction beside the measured call: its base, its data, and an approval before it. */
const besides = 21_000n + 25_000n + 50_000n;

it('[SWAP-11] the gas that Max counts with covers what contracts/bench measures, and the added tenth', () => {
  const [splits, singles] = [readGas('split'), readGas('tradewind')];
  expect(cover(formGas.swap, splits['4 routes, 7 hops'])).toBe(true);
  expect(cover(formGas.deposit, singles['addLiquidity next'])).toBe(true);
  expect(cover(formGas.firstDeposit, singles['createPair'], singles['addLiquidity first'])).toBe(true);
});

/** Whether a limit is at least a tenth above measured gas. */
function cover(limit: bigint, ...measured: readonly (string | undefined)[]): boolean {
  const gas = measured.reduce((sum, used) => sum + BigInt(used ?? limit), besides);
  return limit * 10n >= 11n * gas;
}

function readGas(name: string): Record<string, string> {
  const file = new URL(`../../../../../contracts/bench/snapshots/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
