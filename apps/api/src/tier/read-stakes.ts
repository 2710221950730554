import { findTierDeployment, type TierDeployment } from '@tradewind/abi/deployment';
import { tierViewAbi } from '@tradewind/abi/tier/tier-view.abi';
import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import type { Chain } from '../chain/chain.ts';
import { AppError } from '../http/app-error.ts';

/** Each call reads the chain. */
export const readsPerMinute = 120;

const tokenDecimals = 18;
export const toWholeTokens = (raw: bigint): string => formatExactAmount(raw, tokenDecimals);

export type Stakes = { staked: bigint; effective: bigint; deployment: TierDeployment };

/** The client sends both reads in one request, so that one node answers both. */
export async function readStakes({ findDeployment, node }: Chain, account: `0x${string}`): Promise<Stakes> {
  const deployment = findDeployment(findTierDeployment);
  if (!deployment) throw new AppError('TIER_NOT_HERE');
  const read = (functionName: 'staked' | 'effective') =>
    node.readContract({ address: deployment.view, abi: tierViewAbi, functionName, args: [account] });
  const [staked, effective] = await Promise.all([read('staked'), read('effective')]).catch(
    (cause: unknown): never => {
      throw new AppError('TIER_UNKNOWN', { cause });
    },
  );
  // A view that reverts has not answered either.
  if (staked === undefined || effective === undefined) throw new AppError('TIER_UNKNOWN');
  return { staked, effective, deployment };
}
