import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { toAddressKey } from '@tradewind/rules/network/address';

type Address = `0x${string}`;
export type KnownToken = { symbol: string; decimals: number };

export type KnownContracts = {
  chainId: number;
  findName: (address: Address) => string | undefined;
  findToken: (address: Address) => KnownToken | undefined;
  tokens: readonly (KnownToken & { address: Address })[];
};

/** Names of the contracts in this build; any other address is shown unchanged. */
export function knownContracts(chainId: number): KnownContracts {
  const tokens = defaultTokenLists[chainId]?.tokens ?? [];
  const network = findNetworkDeployment(chainId);
  const exchange = findExchangeDeployment(chainId);
  const names = new Map(tokens.map(({ address, symbol }) => [toAddressKey(address), symbol]));
  if (network) {
    names.set(toAddressKey(network.wrappedNative), 'Wrapped native coin');
    names.set(toAddressKey(network.multicall3), 'Multicall');
  }
  if (exchange) {
    names.set(toAddressKey(exchange.router), 'Exchange router');
    names.set(toAddressKey(exchange.factory), 'Exchange factory');
    names.set(toAddressKey(exchange.reserveLens), 'Reserve lens');
    names.set(toAddressKey(exchange.treasury), 'Treasury');
  }
  const byAddress = new Map(tokens.map((token) => [toAddressKey(token.address), token]));
  return {
    chainId,
    findName: (address) => names.get(toAddressKey(address)),
    findToken: (address) => byAddress.get(toAddressKey(address)),
    tokens,
  };
}
