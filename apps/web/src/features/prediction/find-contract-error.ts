import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { decodeErrorResult, isHex } from 'viem';
import { listErrorCauses } from '../../shared/chain/error-causes.ts';

/** The name of the market's custom error among the causes. */
export function findContractError(error: unknown): string | undefined {
  for (const { data } of listErrorCauses(error)) {
    const name = isHex(data) ? decodeName(data) : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}

function decodeName(data: `0x${string}`): string | undefined {
  try {
    return decodeErrorResult({ abi: predictionMarketAbi, data }).errorName;
  } catch {
    return undefined;
  }
}
