import { erc20PermitAbi } from '@tradewind/abi/standard/erc20-permit.abi';
import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { wrappedNativeAbi } from '@tradewind/abi/standard/wrapped-native.abi';
import { decodeFunctionData, type Hex } from 'viem';

const abi = [...routerAbi, ...wrappedNativeAbi, ...pairAbi, ...factoryAbi, ...erc20PermitAbi];

/** The name of the called function from our own ABIs, else its selector. */
export function toMethodName(input: Hex): string {
  if (input === '0x') return 'Transfer of the native coin';
  try {
    return decodeFunctionData({ abi, data: input }).functionName;
  } catch {
    return input.slice(0, 10);
  }
}
