import { erc20Abi } from '@tradewind/abi/exchange/erc20.abi';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { wrappedNativeAbi } from '@tradewind/abi/exchange/wrapped-native.abi';
import { type Abi, decodeFunctionData, getAbiItem, type Hex } from 'viem';

export type DecodedCall = {
  readonly functionName: string;
  readonly args: readonly { readonly name: string; readonly value: string }[];
};

const abis: readonly Abi[] = [routerAbi, wrappedNativeAbi, erc20Abi];

/** What a call asks of a contract the wallet knows; undefined for any other. */
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
    return {
      functionName,
      args: args.map((value, index) => ({
        name: inputs[index]?.name ?? String(index),
        value: toText(value),
      })),
    };
  } catch {
    return undefined;
  }
}

function toText(value: unknown): string {
  return Array.isArray(value) ? value.map(toText).join(' → ') : String(value);
}
