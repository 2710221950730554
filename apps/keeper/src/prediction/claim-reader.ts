import { predictionMarketAbi as abi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import { nameOutputs } from '@tradewind/rules/network/name-outputs';
import { computeFee } from '@tradewind/rules/prediction/payout';
import { outcomes } from '@tradewind/rules/prediction/round';
import { decodeFunctionResult, encodeFunctionData } from 'viem';
import type { ChainNode } from '../chain/chain-node.ts';

/** A position as of the head. */
export type ClaimSight = {
  /** Wei that the account would receive. */
  claimable: bigint;
  isSelfClaimOnly: boolean;
  /** Wei of the round's fee that this stake earned. */
  earned: bigint;
};

/** Reads a position of a market. */
export async function readClaim(
  node: Pick<ChainNode, 'read'>,
  market: Hex,
  { account, epoch }: { account: Hex; epoch: bigint },
): Promise<ClaimSight> {
  const read = async (data: Hex) => (await node.read(market, data)) ?? unreadable();
  const position = [epoch, account] as const;
  const [claimable, only, round, stake] = await Promise.all([
    read(encodeFunctionData({ abi, functionName: 'claimable', args: position })),
    read(encodeFunctionData({ abi, functionName: 'selfClaimOnly', args: [account] })),
    read(encodeFunctionData({ abi, functionName: 'rounds', args: [epoch] })),
    read(encodeFunctionData({ abi, functionName: 'positions', args: position })),
  ]);
  return {
    claimable: decodeFunctionResult({ abi, functionName: 'claimable', data: claimable }),
    isSelfClaimOnly: decodeFunctionResult({ abi, functionName: 'selfClaimOnly', data: only }),
    earned: computeEarned(
      nameOutputs(abi, 'rounds', decodeFunctionResult({ abi, functionName: 'rounds', data: round })),
      nameOutputs(abi, 'positions', decodeFunctionResult({ abi, functionName: 'positions', data: stake })),
    ),
  };
}

/** A refunded stake earns no fee. */
function computeEarned(
  { totalUp, totalDown, outcome }: { totalUp: bigint; totalDown: bigint; outcome: number },
  { amount }: { amount: bigint },
): bigint {
  const name = outcomes[outcome];
  if (name === 'up') return (computeFee(totalDown) * amount) / totalUp;
  return name === 'down' ? (computeFee(totalUp) * amount) / totalDown : 0n;
}

function unreadable(): never {
  throw new RetryableError('the market does not answer');
}
