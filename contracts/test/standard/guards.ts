import { multicall3Abi } from '@tradewind/abi/standard/multicall3.abi';
import { wrappedNativeAbi } from '@tradewind/abi/standard/wrapped-native.abi';
import type { GuardTable } from '../guard.ts';

export const guards: GuardTable = {
  WrappedNative: {
    abi: wrappedNativeAbi,
    sources: ['standard/WrappedNative'],
    functions: {
      deposit: { check: 'balanceOf[msg.sender] += msg.value' },
      withdraw: { check: '_subtract(msg.sender' },
      approve: { check: 'allowance[msg.sender][spender]' },
      transfer: { check: '_move(msg.sender' },
      transferFrom: { check: 'WrappedNative_InsufficientAllowance' },
    },
  },
  Multicall3: {
    abi: multicall3Abi,
    sources: ['standard/Multicall3'],
    functions: {
      aggregate: { open: 'holds nothing' },
      aggregate3: { open: 'holds nothing' },
      aggregate3Value: { check: 'spent == msg.value' },
      blockAndAggregate: { open: 'holds nothing' },
      tryAggregate: { open: 'holds nothing' },
      tryBlockAndAggregate: { open: 'holds nothing' },
    },
  },
};
