import type { Bench, Measurement } from '../frame/bench.ts';
import { type GasOf, measureGas } from '../frame/measure-gas.ts';

type Peer = {
  readonly name: string;
  /** The file of the snapshots. */
  readonly file: string;
  /** The maximum ratio of a call's gas to the peer's gas. */
  readonly aims: Readonly<Record<string, number>>;
};

const aimsOfOneShape = {
  createPair: 0.55,
  'addLiquidity first': 0.8,
  'addLiquidity next': 0.65,
  removeLiquidity: 0.65,
  'removeLiquidity with permit': 0.68,
  'swap exact in, 1 hop': 0.75,
  'swap exact in, 3 hops': 0.66,
  'swap exact out, 1 hop': 0.78,
  'swap exact out, 3 hops': 0.7,
  'swap native in': 0.77,
  'swap native out': 0.78,
  'pair.swap alone': 0.75,
  'second of a block, 1 hop': 0.84,
  'second of a block, 3 hops': 0.78,
};

const peers: readonly Peer[] = [
  { name: 'Uniswap V2', file: 'uniswap-v2', aims: aimsOfOneShape },
  { name: 'PancakeSwap V1', file: 'pancakeswap-v1', aims: aimsOfOneShape },
  {
    name: 'Uniswap V3',
    file: 'uniswap-v3',
    aims: {
      'swap exact in, 1 hop': 0.7,
      'swap exact in, 3 hops': 0.56,
      'swap exact out, 1 hop': 0.7,
      'swap exact out, 3 hops': 0.6,
      'swap native in': 0.72,
      'swap native out': 0.62,
      'second of a block, 1 hop': 0.73,
      'second of a block, 3 hops': 0.59,
    },
  },
];

/** Measures the gas of each call as a separate transaction. Forge runs once for all calls. */
export const gasBench: Bench = {
  name: 'gas',
  summary:
    "gas of the exchange's calls, beside the published bytecode of Uniswap V2, PancakeSwap V1 and Uniswap V3",
  run: () => measureGas('{ExchangeGas,UniswapV3Gas}.t.sol', toMeasurements),
};

function toMeasurements(gasOf: GasOf): readonly Measurement[] {
  const ours = gasOf('tradewind');
  return peers.flatMap(({ name: peer, file, aims }) => {
    const theirs = gasOf(file);
    return Object.entries(aims).map(([call, aim]) => ({
      name: call,
      unit: 'gas',
      ours: ours[call] ?? Number.NaN,
      peer: { name: peer, figure: theirs[call] ?? Number.NaN },
      better: 'lower' as const,
      aim,
    }));
  });
}
