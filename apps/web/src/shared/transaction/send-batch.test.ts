import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChainClient } from '../chain/chain-client.ts';
import { simulateCalls } from '../simulation/simulate-calls.ts';
import { chooseBatch } from './send-batch.ts';
import type { TransactionCall } from './transaction-call.ts';
import { account } from '../../../test-support/known.ts';

vi.mock('../simulation/simulate-calls.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  simulateCalls: vi.fn(),
}));

const call = (data: `0x${string}`): TransactionCall => ({ to: account, data, value: 0n });
const [approval, plain, taxed] = [call('0xaa'), call('0x01'), call('0x02')];
const batches = [
  [approval, plain],
  [approval, taxed],
];

/** Simulates each call with the configured result for its data; undefined where the node can't simulate. */
function simulate(results: Record<string, boolean> | undefined) {
  vi.mocked(simulateCalls).mockImplementation(
    async (_client, { calls }) =>
      results &&
      calls.map(({ data }) => ({
        isSuccess: results[data] ?? true,
        returnData: '0x',
        message: data,
        transfers: [],
        nftEvents: [],
        gas: 1n,
      })),
  );
}

const choose = (forbidsOthers?: () => boolean) =>
  chooseBatch({} as ChainClient, account, batches, forbidsOthers);

beforeEach(() => void vi.mocked(simulateCalls).mockReset());

describe('chooseBatch', () => {
  it('[SWAP-12] the first candidate whose every call would succeed', async () => {
    simulate({});
    expect(await choose()).toEqual({ calls: [approval, plain] });
    simulate({ '0x01': false });
    expect(await choose()).toEqual({ calls: [approval, taxed] });
  });

  it('[SWAP-12] none where each would fail, with the refusal of each', async () => {
    simulate({ '0x01': false, '0x02': false });
    expect(await choose()).toMatchObject([
      { callError: { message: '0x01' } },
      { callError: { message: '0x02' } },
    ]);
    simulate({ '0xaa': false });
    expect(await choose()).toMatchObject([
      { callError: { message: '0xaa' } },
      { callError: { message: '0xaa' } },
    ]);
  });

  it('[SWAP-12] none where a refusal forbids the others', async () => {
    simulate({ '0x02': false });
    expect(await choose(() => true)).toMatchObject([{ callError: { message: '0x02' } }]);
  });

  it('[SWAP-12] the one with the fewest assumptions where no node simulates', async () => {
    simulate(undefined);
    expect(await choose()).toEqual({ calls: [approval, taxed] });
  });
});
