import type { Bench, Measurement } from '../frame/bench.ts';
import { type GasOf, measureGas } from '../frame/measure-gas.ts';

/** Our call, Synthetix' call that does the same, and the maximum ratio of ours to theirs. */
const pairs = [
  { ours: 'stake, first', theirs: 'stake, first', aim: 0.95 },
  { ours: 'stake, next', theirs: 'stake, next', aim: 0.82 },
  { ours: 'harvest of two stakes', theirs: 'getReward', aim: 0.95 },
  { ours: 'unstake early, fee and reward', theirs: 'exit', aim: 0.85 },
] as const;

/** Calls without a counterpart: the maximum of their gas. */
const budgets = [
  { ours: 'harvest of a matured stake, with principal', aim: 60_000 },
  { ours: 'harvest of 48 stakes', aim: 550_000 },
] as const;

/** A pool of two tokens, as Synthetix' is, and one whose deposit and reward are the same token. */
const kinds = [
  { file: 'stake-pool', suffix: 'two tokens' },
  { file: 'stake-pool-one-token', suffix: 'one token' },
] as const;

/** Measures the gas of each call as a separate transaction. */
export const stakesBench: Bench = {
  name: 'stakes',
  summary: "gas of a stake pool's calls, beside the published bytecode of Synthetix' StakingRewards",
  run: () => measureGas('StakePoolGas.t.sol', toMeasurements),
};

function toMeasurements(gasOf: GasOf): readonly Measurement[] {
  const synthetix = gasOf('synthetix');
  return kinds.flatMap(({ file, suffix }) => {
    const gas = gasOf(file);
    const measure = (label: string, aim: number) => ({
      name: `${label}, ${suffix}`,
      unit: 'gas',
      ours: gas[label] ?? Number.NaN,
      better: 'lower' as const,
      aim,
    });
    return [
      ...pairs.map(({ ours, theirs, aim }) => ({
        ...measure(ours, aim),
        peer: { name: 'Synthetix', figure: synthetix[theirs] ?? Number.NaN },
      })),
      ...budgets.map(({ ours, aim }) => measure(ours, aim)),
    ];
  });
}
