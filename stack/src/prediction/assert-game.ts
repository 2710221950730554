import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { getAbiItem } from 'viem';
import { getLogs } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { StackError } from '../stack-error.ts';
import type { GamePlan } from './plan-game.ts';

/** Checks that every planned stake and proof is on the chain. */
export async function assertGame(
  client: ChainClient,
  { market, entryCount, boundaryCount }: GamePlan,
): Promise<void> {
  const abi = predictionMarketAbi;
  const range = { address: market, fromBlock: 0n } as const;
  const [entered, resolved] = await Promise.all([
    getLogs(client, { ...range, event: getAbiItem({ abi, name: 'Entered' }) }),
    getLogs(client, { ...range, event: getAbiItem({ abi, name: 'BoundaryResolved' }) }),
  ]);
  if (entered.length !== entryCount || resolved.length !== boundaryCount) {
    throw new StackError('The demo data did not come out as planned: the game has other stakes or prices.');
  }
}
