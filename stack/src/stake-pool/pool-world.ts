import { findStakePoolDeployment } from '@tradewind/abi/deployment';
import { deploymentPlans } from '@tradewind/abi/local/deployment-plan';

/** The inputs of the demo's stake pools; times are Unix seconds. */
export interface PoolWorld {
  readonly factory: `0x${string}`;
  readonly tokenOf: (symbol: string) => `0x${string}`;
  /** Returns the address of an account of the local mnemonic. */
  readonly addressOf: (account: number) => `0x${string}`;
  readonly endTimestamp: number;
}

const chainId = 31337;

/** Returns the factory and the tokens of the local deployment. */
export function toPoolWorld(options: Pick<PoolWorld, 'addressOf' | 'endTimestamp'>): PoolWorld {
  const deployment = findStakePoolDeployment(chainId);
  if (deployment === undefined) {
    throw new TypeError('the local chain has a deployment of the stake pools');
  }
  return { ...options, factory: deployment.factory, tokenOf };
}

function tokenOf(symbol: string): `0x${string}` {
  const token = deploymentPlans[chainId].find(({ name }) => name === symbol);
  if (token === undefined) {
    throw new TypeError(`the local chain has no token ${symbol}`);
  }
  return token.address;
}
