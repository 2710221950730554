import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { decodeFunctionData, encodeFunctionData, type Hex } from 'viem';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import type { AttachPermits, PermitSpender } from '../../../shared/payment/spender.ts';
import type { Permit } from '../../../shared/transaction/permit.ts';
import { getRouterSpender } from '../router-spender.ts';

/** The router as the spender of pool tokens: its withdrawals have calls of their own that carry the signature. */
export function getRemovalSpender(chain: ChainRef): PermitSpender {
  return { ...getRouterSpender(chain), attachPermits };
}

const attachPermits: AttachPermits = (call, [permit]) =>
  permit ? { ...call, data: encodeSigned(call.data, permit) } : call;

/** The same withdrawal with the signature and its deadline, not unlimited. */
function encodeSigned(data: Hex, { deadline, v, r, s }: Permit): Hex {
  const { functionName, args } = decodeFunctionData({ abi: routerAbi, data });
  const signed = [deadline, false, v, r, s] as const;
  if (functionName === 'removeLiquidity') {
    const [a, b, liquidity, minimumA, minimumB, to] = args;
    return encodeFunctionData({
      abi: routerAbi,
      functionName: 'removeLiquidityWithPermit',
      args: [a, b, liquidity, minimumA, minimumB, to, ...signed],
    });
  }
  const isPlain = functionName === 'removeLiquidityETH';
  if (!isPlain && functionName !== 'removeLiquidityETHSupportingFeeOnTransferTokens')
    throw new RangeError(`${functionName} is no withdrawal`);
  const [token, liquidity, minimum, nativeMinimum, to] = args;
  return encodeFunctionData({
    abi: routerAbi,
    functionName: isPlain
      ? 'removeLiquidityETHWithPermit'
      : 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens',
    args: [token, liquidity, minimum, nativeMinimum, to, ...signed],
  });
}
