import type { NetworkDeployment } from '@tradewind/abi/deployment';
import { expect, it } from 'vitest';
import { toMarketInfoDeployment } from './sources.ts';

const network: NetworkDeployment = { chainId: 7, multicall3: '0x01', wrappedNative: '0x02', stablecoins: [] };
const exchange = { chainId: 7, startBlock: 5n };

it('[OPS-04] given a chain with an exchange and without a network deployment, when the indexer starts, then it refuses', () => {
  expect(() => toMarketInfoDeployment(undefined, exchange)).toThrow(
    'chain 7 has an exchange, but no network deployment',
  );
});

it('[OPS-04] given a chain, then it has market data exactly where it has an exchange', () => {
  expect(toMarketInfoDeployment(network, exchange)).toEqual({ ...network, startBlock: 5n });
  expect(toMarketInfoDeployment(network, undefined)).toBeUndefined();
  expect(toMarketInfoDeployment(undefined, undefined)).toBeUndefined();
});
