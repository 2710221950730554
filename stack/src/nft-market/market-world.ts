import { findNftMarketDeployment } from '@tradewind/abi/deployment';
import { deploymentPlans } from '@tradewind/abi/local/deployment-plan';
import { getContractAddress } from 'viem';

/** The two collections with a market. */
export type CollectionName = 'art' | 'genesis';

/** The inputs of the demo's NFT markets; times are Unix seconds. */
export interface MarketWorld {
  readonly factory: `0x${string}`;
  readonly quoteToken: `0x${string}`;
  readonly collections: Readonly<Record<CollectionName, `0x${string}`>>;
  readonly markets: Readonly<Record<CollectionName, `0x${string}`>>;
  /** Returns the address of an account of the local mnemonic. */
  readonly addressOf: (account: number) => `0x${string}`;
  readonly endTimestamp: number;
}

const chainId = 31337;

/** Returns the contracts of the local deployment, and the markets that its factory creates first. */
export function toMarketWorld(options: Pick<MarketWorld, 'addressOf' | 'endTimestamp'>): MarketWorld {
  const deployment = findNftMarketDeployment(chainId);
  const deployer = deploymentPlans[chainId].find(({ name }) => name === 'MarketDeployer');
  if (deployment === undefined || deployer === undefined) {
    throw new TypeError('the local chain has a deployment of the NFT markets');
  }
  const { factory, quoteToken, art, genesis } = deployment;
  // Its first contract has the nonce 1.
  const toMarket = (number: number) =>
    getContractAddress({ from: deployer.address, nonce: BigInt(number + 1) });
  return {
    ...options,
    factory,
    quoteToken,
    collections: { art, genesis },
    markets: { art: toMarket(0), genesis: toMarket(1) },
  };
}
