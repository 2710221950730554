import { localDeployment } from '@tradewind/contracts/local/deployment';
import { keccak256 } from 'viem';
import { getArtifact } from './artifact.ts';
import { getAddressOf, type Deployment, type LocalPlan } from './plan.ts';
import { header, renderConstant } from './render.ts';

const types = `export type Address = \`0x\${string}\`;

/** The contracts of one chain that belong to no area. */
export type NetworkDeployment = {
  readonly chainId: number;
  readonly multicall3: Address;
  /** The native coin as a token. */
  readonly wrappedNative: Address;
  /** Each counts as one US dollar. */
  readonly stablecoins: readonly Address[];
};

/** Where the exchange is on one chain, and the tokens that have a part in it. */
export type ExchangeDeployment = {
  readonly chainId: number;
  readonly factory: Address;
  readonly router: Address;
  readonly reserveLens: Address;
  readonly pairInitCodeHash: \`0x\${string}\`;
  readonly treasury: Address;
  readonly platformToken: Address;
  readonly commonTokens: readonly Address[];
  readonly burnAddress: Address;
  /** Nothing of the exchange happened before this block. */
  readonly startBlock: bigint;
};

/** Where the game of prices is on one chain, and what it was deployed with. */
export type PredictionDeployment = {
  readonly chainId: number;
  readonly market: Address;
  readonly oracle: Address;
  /** The proxy that passes on the price; the writer is the oracle's \`PhasePinned\`. */
  readonly feed: Address;
  readonly bonus: Address;
  /** Unix seconds at which round 0 locks. */
  readonly genesis: bigint;
  /** Seconds after a boundary within which its price has to come. */
  readonly maxDelay: bigint;
  /** Wei. */
  readonly minimumStake: bigint;
  /** Nothing of the game happened before this block. */
  readonly startBlock: bigint;
};
`;

/** Where everything is, by chain: one finder for the network and one for each area. */
export function renderDeployments([home, ...others]: readonly [LocalPlan, ...LocalPlan[]]): string {
  const networks = [home, ...others].map((plan) => [plan.network.chainId, toNetwork(plan)]);
  const { chainId } = localDeployment;
  return [
    header,
    types,
    renderFinder('Network', Object.fromEntries(networks)),
    renderFinder('Exchange', { [chainId]: toExchange(home.deployments) }),
    renderFinder('Prediction', { [chainId]: toPrediction(home.deployments) }),
  ].join('\n');
}

function renderFinder(name: string, deployments: object): string {
  const constant = `${name.toLowerCase()}Deployments`;
  const type = `${name}Deployment`;
  return `${renderConstant(constant, deployments, `Readonly<Record<number, ${type}>>`)}
export function find${type}(chainId: number): ${type} | undefined {
  return ${constant}[chainId];
}
`;
}

function toNetwork({ network, deployments }: LocalPlan) {
  return {
    chainId: network.chainId,
    multicall3: getAddressOf('Multicall3', deployments),
    wrappedNative: getAddressOf(network.wrappedNative.name, deployments),
    stablecoins: network.stablecoins.map((name) => getAddressOf(name, deployments)),
  };
}

function toExchange(deployments: readonly Deployment[]) {
  const addressOf = (name: string) => getAddressOf(name, deployments);
  const { chainId, treasury, platformToken, commonTokens, burnAddress } = localDeployment;
  return {
    chainId,
    factory: addressOf('Factory'),
    router: addressOf('Router'),
    reserveLens: addressOf('ReserveLens'),
    pairInitCodeHash: keccak256(getArtifact('Pair').bytecode),
    treasury,
    platformToken: addressOf(platformToken),
    commonTokens: commonTokens.map(addressOf),
    burnAddress,
    startBlock: 0n,
  };
}

function toPrediction(deployments: readonly Deployment[]) {
  const addressOf = (name: string) => getAddressOf(name, deployments);
  return {
    chainId: localDeployment.chainId,
    market: addressOf('PredictionMarket'),
    oracle: addressOf('ChainlinkBoundaryOracle'),
    feed: addressOf('SimulatedFeed'),
    bonus: addressOf('BonusDistributor'),
    ...localDeployment.prediction,
    startBlock: 0n,
  };
}
