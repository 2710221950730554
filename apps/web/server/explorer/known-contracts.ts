import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { toAddressKey } from '@tradewind/rules/network/address';

type Address = `0x${string}`;
export type KnownToken = { symbol: string; decimals: number };

export type KnownContracts = {
  findName: (address: Address) => string | undefined;
  findToken: (address: Address) => KnownToken | undefined;
  tokens: readonly (KnownToken & { address: Address })[];
};

/** Names of the contracts in this build; any other address is shown unchanged. */
export function knownContracts(chainId: number): KnownContracts {
  const tokens = defaultTokenLists[chainId]?.tokens ?? [];
  const deployment = findExchangeDeployment(chainId);
  const names = new Map(tokens.map(({ address, symbol }) => [toAddressKey(address), symbol]));
  if (deployment) {
    names.set(toAddressKey(deployment.router), 'Exchange router');
    names.set(toAddressKey(deployment.factory), 'Exchange factory');
    names.set(toAddressKey(deployment.wrappedNative), 'Wrapped native coin');
    names.set(toAddressKey(deployment.multicall3), 'Multicall');
    names.set(toAddressKey(deployment.reserveLens), 'Reserve lens');
    names.set(toAddressKey(deployment.treasury), 'Treasury');
  }
  const byAddress = new Map(tokens.map((token) => [toAddressKey(token.address), token]));
  return {
    findName: (address) => names.get(toAddressKey(address)),
    findToken: (address) => byAddress.get(toAddressKey(address)),
    tokens,
  };
}
