import { localDeployment, localMnemonic } from '@tradewind/contracts/local/deployment';
import { keccak256 } from 'viem';
import { getArtifact } from './artifact.ts';
import {
  computeDeployments,
  deterministicDeployer,
  getAddressOf,
  resolveArguments,
  type Deployment,
} from './plan.ts';
import { renderEnsFiles } from './ens-files.ts';
import { header, renderConstant, type GeneratedFiles } from './render.ts';

const deploymentTypes = `export type Address = \`0x\${string}\`;

/** Where the exchange is on one chain, and the tokens that have a part in it. */
export type ExchangeDeployment = {
  readonly chainId: number;
  readonly factory: Address;
  readonly router: Address;
  readonly wrappedNative: Address;
  readonly multicall3: Address;
  readonly reserveLens: Address;
  readonly pairInitCodeHash: \`0x\${string}\`;
  readonly treasury: Address;
  readonly platformToken: Address;
  readonly stablecoins: readonly Address[];
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

/** Everything of packages/abi that depends on addresses. */
export function renderLocalFiles(): GeneratedFiles {
  const deployments = computeDeployments();
  const tokenList = createTokenList(deployments);
  return new Map([
    ['src/deployment.ts', renderDeployment(deployments)],
    ['src/token-list.ts', renderTokenLists(tokenList)],
    ['src/local/deployment-plan.ts', renderPlan(deployments)],
    [`deployments/${localDeployment.chainId}/exchange.json`, renderRecord(deployments)],
    ...renderEnsFiles(deployments, tokenList),
  ]);
}

function renderDeployment(deployments: readonly Deployment[]): string {
  const addressOf = (name: string) => getAddressOf(name, deployments);
  const { chainId, treasury, platformToken, stablecoins, commonTokens, burnAddress } = localDeployment;
  const deployment = {
    chainId,
    factory: addressOf('Factory'),
    router: addressOf('Router'),
    wrappedNative: addressOf('WBNB'),
    multicall3: addressOf('Multicall3'),
    reserveLens: addressOf('ReserveLens'),
    pairInitCodeHash: keccak256(getArtifact('Pair').bytecode),
    treasury,
    platformToken: addressOf(platformToken),
    stablecoins: stablecoins.map(addressOf),
    commonTokens: commonTokens.map(addressOf),
    burnAddress,
    startBlock: 0n,
  };
  const prediction = {
    chainId,
    market: addressOf('PredictionMarket'),
    oracle: addressOf('ChainlinkBoundaryOracle'),
    feed: addressOf('SimulatedFeed'),
    bonus: addressOf('BonusDistributor'),
    ...localDeployment.prediction,
    startBlock: 0n,
  };
  return `${header}
${deploymentTypes}
${renderConstant('exchangeDeployments', { [chainId]: deployment }, 'Readonly<Record<number, ExchangeDeployment>>')}
export function findExchangeDeployment(chainId: number): ExchangeDeployment | undefined {
  return exchangeDeployments[chainId];
}

${renderConstant('predictionDeployments', { [chainId]: prediction }, 'Readonly<Record<number, PredictionDeployment>>')}
export function findPredictionDeployment(chainId: number): PredictionDeployment | undefined {
  return predictionDeployments[chainId];
}
`;
}

function createTokenList(deployments: readonly Deployment[]) {
  const { chainId, tokens } = localDeployment;
  return {
    name: 'Tradewind Local',
    timestamp: '2026-01-01T00:00:00.000Z',
    version: { major: 1, minor: 0, patch: 0 },
    tags: {
      native: { name: 'Native', description: 'The wrapped native coin' },
      platform: { name: 'Platform', description: 'The token of this site' },
      stablecoin: { name: 'Stablecoin', description: 'Counts as one US dollar' },
      tax: { name: 'Tax', description: 'Takes a tax on every transfer' },
    },
    tokens: tokens.map(({ name, symbol, title, decimals, tags }) => ({
      chainId,
      address: getAddressOf(name, deployments),
      symbol,
      name: title,
      decimals,
      ...(tags.length > 0 ? { tags } : {}),
    })),
  };
}

function renderTokenLists(list: object): string {
  return `${header}import type { Address } from './deployment.ts';

export type TokenListEntry = {
  readonly chainId: number;
  readonly address: Address;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly tags?: readonly string[];
};

/** The format of tokenlists.org. */
export type TokenList = {
  readonly name: string;
  readonly timestamp: string;
  readonly version: { readonly major: number; readonly minor: number; readonly patch: number };
  readonly tags: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
  readonly tokens: readonly TokenListEntry[];
};

${renderConstant('defaultTokenLists', { [localDeployment.chainId]: list }, 'Readonly<Record<number, TokenList>>')}`;
}

function renderPlan(deployments: readonly Deployment[]): string {
  const pools = localDeployment.pools.map(({ tokenA, amountA, tokenB, amountB }) => ({
    tokenA: getAddressOf(tokenA, deployments),
    tokenB: getAddressOf(tokenB, deployments),
    amountA,
    amountB,
  }));
  return `${header}import type { Address } from '../deployment.ts';

/** Sent to \`deterministicDeployer\` as \`salt\` followed by \`initCode\`, it appears at \`address\`. */
export type PlannedDeployment = {
  readonly name: string;
  readonly contract: string;
  readonly salt: \`0x\${string}\`;
  readonly initCode: \`0x\${string}\`;
  readonly address: Address;
};

/** The first deposit of a pool, in raw units. */
export type LocalPool = {
  readonly tokenA: Address;
  readonly tokenB: Address;
  readonly amountA: bigint;
  readonly amountB: bigint;
};

${renderConstant('localMnemonic', localMnemonic)}
${renderConstant('deterministicDeployer', deterministicDeployer)}
/** In the order of deployment. */
${renderConstant('deploymentPlan', deployments, 'readonly PlannedDeployment[]')}
${renderConstant('localPools', pools, 'readonly LocalPool[]')}`;
}

function renderRecord(deployments: readonly Deployment[]): string {
  const { chainId, version, contracts } = localDeployment;
  const records = contracts.map(({ name, contract, args }) => ({
    name,
    contract,
    address: getAddressOf(name, deployments),
    constructorArguments: resolveArguments(args, deployments).map(String),
    bytecodeHash: keccak256(getArtifact(contract).bytecode),
  }));
  return `${JSON.stringify({ chainId, area: 'exchange', version, startBlock: 0, contracts: records }, null, 2)}\n`;
}
