import { expect, it } from 'vitest';
import { findNetwork, networks } from './network.ts';

function idsOf(isLocal: boolean): readonly number[] {
  return networks.filter((network) => network.isLocal === isLocal).map((network) => network.chainId);
}

it('[WAL-04] the supported chain ids are those of the specification and the local ones', () => {
  expect(idsOf(false).toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 42, 56, 97, 137, 250, 80001]);
  expect(idsOf(true)).toEqual([31337, 31338, 31339]);
});

it('[CHAIN-04] the network codes represent their chains, and the local chains have the same codes', () => {
  const shown = [56, 1, 137, 250].map((chainId) => {
    const network = findNetwork(chainId);
    return [network?.code, network?.name];
  });
  expect(shown).toEqual([
    ['bep', 'BSC'],
    ['erc', 'Ethereum'],
    ['poly', 'Polygon'],
    ['ftom', 'Phantom'],
  ]);
  expect([31337, 31338, 31339].map((chainId) => findNetwork(chainId)?.code)).toEqual(['bep', 'erc', 'poly']);
});

it('an unknown chain id has no network', () => {
  expect(findNetwork(2)).toBeUndefined();
});
