import type { Measurement } from '../frame/bench.ts';
import { type GasOf, measureGas } from '../frame/measure-gas.ts';

/** Our call, Seaport's call that does the same, and the maximum ratio of ours to theirs. */
const pairs = [
  { ours: 'buy, with fee and royalty', theirs: 'buy', aim: 1 },
  { ours: 'buy, of a seller with a list', theirs: 'buy', aim: 1 },
  { ours: 'accept a bid', theirs: 'accept a bid', aim: 0.97 },
] as const;

/** Beside as many purchases of one token each. */
const sweep = { ours: 'sweep of five', single: 'buy, of a seller with a list', count: 5, aim: 0.5 } as const;

/** The maximum gas of the other calls. */
const budgets = {
  'mint, 68 characters': 150_000,
  list: 124_000,
  'list by sending, without an approval': 124_000,
  'list again': 108_000,
  price: 33_000,
  cancel: 83_000,
  'bid, first of the listing': 130_000,
  'bid, next of the listing': 112_000,
  'bid, raised': 60_000,
  'bid, cancelled': 57_000,
  'bid, cancelled in a book of 60': 68_000,
  'auction, next bid with the refund': 140_000,
  'auction, settle': 135_000,
  'accept an offer': 124_000,
} as const;

/** Measures the gas of each call as a separate transaction. */
export function measureMarketGas(): Promise<readonly Measurement[]> {
  return measureGas('{MarketGas,SeaportGas}.t.sol', toMeasurements);
}

function toMeasurements(gasOf: GasOf): readonly Measurement[] {
  const [gas, seaport] = [gasOf('nft-market'), gasOf('seaport')];
  const row = (label: string, aim: number) => ({
    name: label,
    unit: 'gas',
    ours: gas[label] ?? Number.NaN,
    better: 'lower' as const,
    aim,
  });
  const five = (gas[sweep.single] ?? Number.NaN) * sweep.count;
  return [
    ...pairs.map(({ ours, theirs, aim }) => ({
      ...row(ours, aim),
      peer: { name: 'Seaport 1.6', figure: seaport[theirs] ?? Number.NaN },
    })),
    { ...row(sweep.ours, sweep.aim), peer: { name: 'five purchases', figure: five } },
    ...Object.entries(budgets).map(([label, aim]) => row(label, aim)),
  ];
}
