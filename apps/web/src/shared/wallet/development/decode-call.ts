import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { wrappedNativeAbi } from '@tradewind/abi/standard/wrapped-native.abi';
import { type Abi, decodeFunctionData, getAbiItem, type Hex, isHex, parseAbi } from 'viem';

export type DecodedCall = {
  readonly functionName: string;
  readonly args: readonly { readonly name: string; readonly value: string }[];
};

/** Calls that ERC-20 and ERC-721 share: their data does not say which of the two the contract is. */
const ambiguousAbi = parseAbi([
  'function approve(address spender, uint256 amountOrId)',
  'function transferFrom(address from, address to, uint256 amountOrId)',
]);

/** Contracts of no area. */
const standardAbis: readonly Abi[] = [wrappedNativeAbi, erc20Abi];

/** The decoded call of one of these contracts, or of a standard one; undefined for any other. */
export function findDecodedCall(data: Hex, contracts: readonly Abi[]): DecodedCall | undefined {
  for (const abi of [ambiguousAbi, ...contracts, ...standardAbis]) {
    const call = decodeWith(abi, data, contracts);
    if (call) return call;
  }
  return undefined;
}

function decodeWith(abi: Abi, data: Hex, contracts: readonly Abi[]): DecodedCall | undefined {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi, data });
    const item = getAbiItem({ abi, name: functionName, args });
    const inputs = item?.type === 'function' ? item.inputs : [];
    const named = args.map((value, index) => ({
      name: inputs[index]?.name ?? String(index),
      value: toText(value),
    }));
    return functionName === 'permitAndCall'
      ? openCall({ functionName, args: named }, args[1], contracts)
      : { functionName, args: named };
  } catch {
    return undefined;
  }
}

/** The inner router call of a call with permits. */
function openCall(
  { functionName, args: [permits] }: DecodedCall,
  data: unknown,
  contracts: readonly Abi[],
): DecodedCall {
  const inner = isHex(data) ? findDecodedCall(data, contracts) : undefined;
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
