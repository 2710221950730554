import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { computeLockTime } from '@tradewind/rules/prediction/grid';
import { encodeFunctionData } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import { getMarket } from '../live/market.ts';
import { findHint } from './find-hint.ts';

/** The call that proves a boundary's price, or its absence; undefined while the feed has no round for it. */
export async function createResolveCall(
  chain: Chain,
  boundary: number,
): Promise<TransactionCall | undefined> {
  const { market, genesis } = getMarket(chain);
  const hint = await findHint(chain, BigInt(computeLockTime(Number(genesis), boundary)));
  if (hint === undefined) return undefined;
  const data = encodeFunctionData({
    abi: predictionMarketAbi,
    functionName: 'resolve',
    args: [BigInt(boundary), hint],
  });
  return { to: market, data, value: 0n };
}
