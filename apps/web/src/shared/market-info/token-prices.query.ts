import { toAddressKey } from '@tradewind/rules/network/address';
import { useQuery } from '@tanstack/react-query';
import { toUsdE18 } from '../api-client/usd.ts';
import { useChain } from '../chain/use-chain.ts';
import type { Market } from './fetch-market.ts';
import { marketQuery } from './market.query.ts';

/** Prices of whole tokens in US dollars by address key; empty while none are known. */
export function useTokenPrices(): ReadonlyMap<string, bigint> {
  return useQuery({ ...marketQuery(useChain()), select: toPrices }).data ?? none;
}

const none: ReadonlyMap<string, bigint> = new Map();

function toPrices({ tokens }: Market): ReadonlyMap<string, bigint> {
  return new Map(tokens.map(({ address, priceUsd }) => [toAddressKey(address), toUsdE18(priceUsd)]));
}
