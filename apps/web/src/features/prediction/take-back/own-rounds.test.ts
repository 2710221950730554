import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { outcomes, type Outcome } from '@tradewind/rules/prediction/round';
import { type Abi, decodeFunctionData, encodeFunctionResult, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { answerMulticall, listAggregated } from '../../../shared/chain/multicall.test-support.ts';
import { fetchDueRounds } from './due-rounds.query.ts';
import { fetchLook, findEarlier } from './fetch-look.ts';

type OwnRound = { readonly outcome: Outcome; readonly payout?: bigint; readonly isClaimed?: boolean };

type Result = Parameters<typeof encodeFunctionResult<typeof predictionMarketAbi>>[0]['result'];

const stake = 5n;
const { signal } = new AbortController();

/** A chain whose market has these rounds of the account; `requests` counts the calls of each request. */
function createMarketChain(openEpoch: number, own: Readonly<Record<number, OwnRound>>) {
  const requests: number[] = [];
  const answer = (data: Hex): Hex => {
    const { functionName, args } = decodeFunctionData({ abi: predictionMarketAbi, data });
    const round = own[Number(args?.[0])];
    const results: Readonly<Record<string, Result>> = {
      openEpoch: BigInt(openEpoch),
      positions: [round ? stake : 0n, true, round?.isClaimed ?? false],
      rounds: [0n, 0n, outcomes.indexOf(round?.outcome ?? 'pending')],
      claimable: round?.payout ?? 0n,
    };
    const abi: Abi = predictionMarketAbi;
    return encodeFunctionResult({ abi, functionName, result: results[functionName] });
  };
  const chain = createTestChain({
    request: async ({ params }) => {
      const [{ data }] = params as [{ data: Hex }];
      requests.push(listAggregated(data).length);
      return answerMulticall(data, ({ callData }) => ({ success: true, returnData: answer(callData) }));
    },
  });
  return { chain, requests };
}

it('[PRED-07] given rounds of an account, when looking, then it finds the stakes that are not claimed, newest first', async () => {
  const { chain, requests } = createMarketChain(1_200, {
    1_200: { outcome: 'pending' },
    900: { outcome: 'up', payout: 9n },
    800: { outcome: 'up', isClaimed: true },
    700: { outcome: 'down' },
  });
  expect(await fetchLook(chain, account, undefined, signal)).toEqual({
    from: 701,
    to: 1_200,
    epochs: [1_200, 900],
  });
  // The open round, then one request of 500 views.
  expect(requests).toEqual([1, 500]);
});

it('[PRED-07] given a look, then the next one ends before it, down to the first round', async () => {
  const { chain } = createMarketChain(600, { 1: { outcome: 'up', payout: 9n } });
  const first = await fetchLook(chain, account, undefined, signal);
  expect(first).toMatchObject({ from: 101, to: 600, epochs: [] });
  const second = await fetchLook(chain, account, findEarlier(first), signal);
  expect(second).toEqual({ from: 1, to: 100, epochs: [1] });
  expect(findEarlier(second)).toBeUndefined();
});

it('[PRED-07] given found rounds, then won, returned and unsettled ones are due; lost and collected ones are not', async () => {
  const { chain } = createMarketChain(20, {
    9: { outcome: 'pending' },
    8: { outcome: 'up', payout: 9n },
    7: { outcome: 'down' },
    6: { outcome: 'void', payout: stake },
    5: { outcome: 'up', isClaimed: true },
  });
  expect(await fetchDueRounds(chain, account, [9, 8, 7, 6, 5], signal)).toEqual([
    { epoch: 9, outcome: 'pending', stake, payout: 0n },
    { epoch: 8, outcome: 'up', stake, payout: 9n },
    { epoch: 6, outcome: 'void', stake, payout: stake },
  ]);
});

it('[PRED-07] given a view that does not answer, then nothing is known, and not that nothing is there', async () => {
  const chain = createTestChain({
    request: async ({ params }) => {
      const [{ data }] = params as [{ data: Hex }];
      return answerMulticall(data, () => ({ success: false, returnData: '0x' }));
    },
  });
  await expect(fetchLook(chain, account, 9, signal)).rejects.toThrow('a view did not answer');
  await expect(fetchDueRounds(chain, account, [9], signal)).rejects.toThrow('a view did not answer');
});
