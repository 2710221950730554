import type { Measurement } from '../frame/bench.ts';
import { type GasOf, measureGas } from '../frame/measure-gas.ts';

/** Our claim, the release of a VestingWallet that does the same for one account, and the maximum ratio. */
const pairs = [
  {
    ours: 'claim of a tranche, first token of the account',
    theirs: 'release, first token of the account',
    aim: 0.9,
  },
  { ours: 'claim of a tranche, later', theirs: 'release, later', aim: 1.16 },
] as const;

/** The maximum gas of each call. */
const budgets = {
  'join with a permit': 92_000,
  'join with a proof of 17 levels': 93_700,
  'join again': 72_000,
  'tally, each of 1,000 buyers': 2_800,
  'claim of a tranche, first token of the account': 74_000,
  'claim of a tranche, later': 56_000,
  change: 53_000,
  'refund of a dead sale': 50_000,
  'refund in the window, first of the sale': 75_000,
  close: 54_000,
} as const;

/** Measures the gas of each call as a separate transaction. */
export function measureSaleGas(): Promise<readonly Measurement[]> {
  return measureGas('SaleGas.t.sol', toMeasurements);
}

function toMeasurements(gasOf: GasOf): readonly Measurement[] {
  const gas = gasOf('launchpad');
  const wallet = gasOf('vesting-wallet');
  const row = (label: string, aim: number) => ({
    name: label,
    unit: 'gas',
    ours: gas[label] ?? Number.NaN,
    better: 'lower' as const,
    aim,
  });
  return [
    ...pairs.map(({ ours, theirs, aim }) => ({
      ...row(ours, aim),
      peer: { name: 'VestingWallet', figure: wallet[theirs] ?? Number.NaN },
    })),
    ...Object.entries(budgets).map(([label, aim]) => row(label, aim)),
  ];
}
