import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { wrappedNativeAbi } from '@tradewind/abi/standard/wrapped-native.abi';
import { bonusDistributorAbi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { type Abi, decodeFunctionData, getAbiItem, type Hex, isHex } from 'viem';

export type DecodedCall = {
  readonly functionName: string;
  readonly args: readonly { readonly name: string; readonly value: string }[];
};

const abis: readonly Abi[] = [
  routerAbi,
  wrappedNativeAbi,
  erc20Abi,
  predictionMarketAbi,
  bonusDistributorAbi,
];

/** The decoded call of a contract that the wallet knows; undefined for any other. */
export function findDecodedCall(data: Hex): DecodedCall | undefined {
  for (const abi of abis) {
    const call = decodeWith(abi, data);
    if (call) return call;
  }
  return undefined;
}

function decodeWith(abi: Abi, data: Hex): DecodedCall | undefined {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi, data });
    const item = getAbiItem({ abi, name: functionName, args });
    const inputs = item?.type === 'function' ? item.inputs : [];
    const named = args.map((value, index) => ({
      name: inputs[index]?.name ?? String(index),
      value: toText(value),
    }));
    return functionName === 'permitAndCall'
      ? openCall({ functionName, args: named }, args[1])
      : { functionName, args: named };
  } catch {
    return undefined;
  }
}

/** The inner router call of a call with permits. */
function openCall({ functionName, args: [permits] }: DecodedCall, data: unknown): DecodedCall {
  const inner = isHex(data) ? findDecodedCall(data) : undefined;
  return {
    functionName: `${functionName}: ${inner?.functionName ?? '?'}`,
    args: [...(permits ? [permits] : []), ...(inner?.args ?? [])],
  };
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(' → ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${toText(part)}`)
    .join(', ');
}
