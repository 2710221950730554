import { describe, expect, it } from 'vitest';
import { nameOutputs } from './name-outputs.ts';

const abi = [
  { type: 'event', name: 'rounds', inputs: [] },
  {
    type: 'function',
    name: 'rounds',
    outputs: [
      { name: 'totalUp', type: 'uint120' },
      { name: 'outcome', type: 'uint8' },
    ],
  },
  {
    type: 'function',
    name: 'unnamed',
    outputs: [
      { name: 'known', type: 'bool' },
      { name: '', type: 'bool' },
    ],
  },
] as const;

describe('nameOutputs', () => {
  it('given the results of a function, then each has the name and the type of its output', () => {
    const round = nameOutputs(abi, 'rounds', [5n, 2]);
    const { totalUp, outcome }: { totalUp: bigint; outcome: number } = round;
    expect(round).toEqual({ totalUp: 5n, outcome: 2 });
    expect([totalUp, outcome]).toEqual([5n, 2]);
  });

  it.each([
    ['a function without such outputs', () => nameOutputs(abi, 'absent', [1n])],
    ['an output without a name', () => nameOutputs(abi, 'unnamed', [true, true])],
    ['another number of results', () => nameOutputs(abi, 'rounds', [5n])],
  ])('given %s, then it throws and does not guess', (_, act) => {
    expect(act).toThrow(RangeError);
  });
});
