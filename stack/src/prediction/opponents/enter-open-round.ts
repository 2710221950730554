import type { PredictionDeployment } from '@tradewind/abi/deployment';
import { predictionMarketAbi as abi } from '@tradewind/abi/prediction/prediction-market.abi';
import { computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import { encodeFunctionData } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import type { ChainClient } from '../../chain/connect.ts';
import { sendAs } from '../../chain/send-as.ts';
import { localAccount } from '../../demo-accounts.ts';
import { opponents } from '../game-world.ts';
import { createMarketReader } from '../market-reader.ts';
import { planOpponents } from './plan-opponents.ts';

const accounts = opponents.map((account) => ({ account, address: localAccount(account).address }));

/** Lets opponents enter the open round if another account has a stake in it; returns the number of entries. */
export async function enterOpenRound(
  client: ChainClient,
  { market: address, genesis }: Pick<PredictionDeployment, 'market' | 'genesis'>,
): Promise<number> {
  const { timestamp } = await getBlock(client, { blockTag: 'pending' });
  const epoch = computeOpenEpoch(Number(genesis), Number(timestamp));
  // Reads at the pending block, so that an opponent's pending stake does not look like another account's stake.
  const at = { blockTag: 'pending' } as const;
  const reader = createMarketReader(client, address);
  const { totalUp, totalDown } = await reader.readRound(epoch, at);
  // Mostly nobody plays.
  if (totalUp + totalDown === 0n) return 0;
  const [isPaused, ...positions] = await Promise.all([
    readContract(client, { address, abi, functionName: 'entriesPaused', ...at }),
    ...accounts.map((account) => reader.readPosition(epoch, account.address, at)),
  ]);
  const own = positions.reduce((sum, { amount }) => sum + amount, 0n);
  if (isPaused || totalUp + totalDown <= own) return 0;
  const known = accounts.map(({ account }, index) => {
    const position = positions[index];
    return { account, isUp: position && position.amount > 0n ? position.up : undefined };
  });
  const entries = planOpponents(epoch, known);
  for (const { account, isUp, amount } of entries) {
    const data = encodeFunctionData({ abi, functionName: 'enter', args: [BigInt(epoch), isUp] });
    await sendAs(client, { from: localAccount(account).address, to: address, data, value: amount });
  }
  return entries.length;
}
