import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import { type Hex, type Log, parseEventLogs } from 'viem';
import type { Entry } from './verify-entry.ts';

/** The entries of a transaction on a market, from its logs; equal events of other contracts do not count. */
export function readEntries(logs: readonly Log[], market: Hex): Entry[] {
  const own = logs.filter(({ address }) => isSameAddress(address, market));
  return parseEventLogs({ abi: predictionMarketAbi, eventName: 'Entered', logs: own }).map(({ args }) => ({
    epoch: Number(args.epoch),
    account: toAddressKey(args.account),
    isUp: args.up,
    amount: args.amount,
  }));
}
