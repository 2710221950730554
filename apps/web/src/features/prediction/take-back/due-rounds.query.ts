import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Outcome } from '@tradewind/rules/prediction/round';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { toPosition, totalsSchema } from '../live/contract-answers.ts';
import { getMarket } from '../live/market.ts';

/** A round whose stake or win is still in the contract, or may be. */
export type DueRound = {
  readonly epoch: number;
  readonly outcome: Outcome;
  /** Wei. */
  readonly stake: bigint;
  /** Wei that `claim` pays now; 0 until the round is settled. */
  readonly payout: bigint;
};

const views = 3;

/** What the account has in these rounds, read with each block; lost and collected ones are left out. */
export function useDueRounds(account: Address, epochs: readonly number[]): Reading<readonly DueRound[]> {
  const chain = useChain();
  const query = useQuery({
    queryKey: createReadKey(chain, 'prediction-due', account, epochs.join()),
    queryFn: ({ signal }) => fetchDueRounds(chain, account, epochs, signal),
    enabled: epochs.length > 0,
    // The known rounds stay while those of a further look are read.
    placeholderData: keepPreviousData,
  });
  return epochs.length === 0 ? { state: 'value', value: [] } : toReading(query);
}

export async function fetchDueRounds(
  chain: Chain,
  account: Address,
  epochs: readonly number[],
  signal: AbortSignal,
): Promise<readonly DueRound[]> {
  const market = { address: getMarket(chain).market, abi: predictionMarketAbi };
  const calls = epochs.map(BigInt).flatMap((epoch) => [
    { ...market, functionName: 'rounds', args: [epoch] },
    { ...market, functionName: 'positions', args: [epoch, account] },
    { ...market, functionName: 'claimable', args: [epoch, account] },
  ]);
  const answers = await readAnswers(chain.client, calls, signal);
  return epochs.flatMap((epoch, index) => {
    const [totals, held, claimable] = answers.slice(index * views);
    const { outcome } = totalsSchema.parse(totals);
    const position = toPosition(held);
    const payout = z.bigint().parse(claimable);
    const isDue = position?.isClaimed === false && (payout > 0n || outcome === 'pending');
    return isDue ? [{ epoch, outcome, stake: position.amount, payout }] : [];
  });
}
