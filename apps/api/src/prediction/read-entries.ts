import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import { type Hex, type Log, parseEventLogs } from 'viem';
import type { Entry } from './judge-entry.ts';

/** The entries that a transaction made on a market, out of its logs; what other contracts call by the same name is none. */
export function readEntries(logs: readonly Log[], market: Hex): Entry[] {
  const own = logs.filter(({ address }) => isSameAddress(address, market));
  return parseEventLogs({ abi: predictionMarketAbi, eventName: 'Entered', logs: own }).map(({ args }) => ({
    epoch: Number(args.epoch),
    account: toAddressKey(args.account),
    isUp: args.up,
    amount: args.amount,
  }));
}
