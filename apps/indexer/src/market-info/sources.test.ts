import type { NetworkDeployment } from '@tradewind/abi/deployment';
import { expect, it } from 'vitest';
import { toMarketDeployment } from './sources.ts';

const network: NetworkDeployment = { chainId: 7, multicall3: '0x01', wrappedNative: '0x02', stablecoins: [] };
const exchange = { chainId: 7, startBlock: 5n };

it('[OPS-04] given a chain with an exchange and without a network deployment, when the indexer starts, then it refuses', () => {
  expect(() => toMarketDeployment(undefined, exchange)).toThrow(
    'chain 7 has an exchange, but no network deployment',
  );
});

it('[OPS-04] given a chain, then it has market data exactly where it has an exchange', () => {
  expect(toMarketDeployment(network, exchange)).toEqual({ ...network, startBlock: 5n });
  expect(toMarketDeployment(network, undefined)).toBeUndefined();
  expect(toMarketDeployment(undefined, undefined)).toBeUndefined();
});
