// The hand-written plan of the home chain: what its areas deploy. `npm run gen` turns it, and networks.ts, into addresses
// and init code in packages/abi.
import { listNetworkContracts, localNetworks } from './networks.ts';
import { deployer, toRaw, type PlannedContract } from './plan.ts';

/** For development only: these accounts and their keys are public. */
export const localMnemonic = 'test test test test test test test test test test test junk';

const treasury = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'; // account 9
const publisher = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'; // account 10
const feeder = '0x71bE63f3384f5fb98995898A86B02Fb2426c5788'; // account 11
const guardian = '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a'; // account 12

const exchange: readonly PlannedContract[] = [
  { name: 'Factory', contract: 'Factory', args: [deployer, treasury] },
  { name: 'Router', contract: 'Router', args: [{ addressOf: 'Factory' }, { addressOf: 'WBNB' }] },
  { name: 'ReserveLens', contract: 'ReserveLens', args: [{ addressOf: 'Factory' }] },
];

/** The parameters of the prediction contracts; times in seconds, the stake in wei. */
const prediction = {
  genesis: 1_735_689_600n, // 2025-01-01 00:00 UTC
  maxDelay: 120n,
  minimumStake: 10n ** 15n,
};

/** The simulated feed is two contracts, as Chainlink's feeds are. */
const predictionContracts: readonly PlannedContract[] = [
  { name: 'SimulatedAggregator', contract: 'SimulatedAggregator', args: [feeder] },
  {
    name: 'SimulatedFeed',
    contract: 'SimulatedFeed',
    args: [deployer, { addressOf: 'SimulatedAggregator' }],
  },
  {
    name: 'ChainlinkBoundaryOracle',
    contract: 'ChainlinkBoundaryOracle',
    args: [{ addressOf: 'SimulatedFeed' }, prediction.maxDelay],
  },
  {
    name: 'PredictionMarket',
    contract: 'PredictionMarket',
    args: [
      { addressOf: 'ChainlinkBoundaryOracle' },
      prediction.genesis,
      prediction.minimumStake,
      deployer,
      treasury,
      guardian,
    ],
  },
  {
    name: 'BonusDistributor',
    contract: 'BonusDistributor',
    args: [{ addressOf: 'PredictionMarket' }, publisher, guardian],
  },
];

/** The hash of `eth`. */
const ethNode = '0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae';

/** Our own ENS; the seed gives `eth` and `addr.reverse` to their registrars. */
const ens: readonly PlannedContract[] = [
  { name: 'EnsRegistry', contract: 'EnsRegistry', args: [deployer] },
  { name: 'EnsResolver', contract: 'EnsResolver', args: [{ addressOf: 'EnsRegistry' }] },
  { name: 'EnsRegistrar', contract: 'EnsRegistrar', args: [{ addressOf: 'EnsRegistry' }, ethNode] },
  { name: 'EnsReverseRegistrar', contract: 'EnsReverseRegistrar', args: [{ addressOf: 'EnsResolver' }] },
  { name: 'EnsUniversalResolver', contract: 'EnsUniversalResolver', args: [{ addressOf: 'EnsRegistry' }] },
];

/** A name under `.eth`: the account of the local mnemonic that owns it and that it leads to, and its other records. */
export type PlannedName = {
  label: string;
  account: number;
  /** Whether it is the account's primary name. */
  isPrimary?: boolean;
  /** Its contenthash: the default token list by ipfs, or content of a kind that has no token lists. */
  content?: 'default-list' | 'swarm';
};

/** The demo traders; `bob.eth` has no contenthash, as most names. */
const names: readonly PlannedName[] = [
  { label: 'alice', account: 1, isPrimary: true },
  { label: 'bob', account: 2 },
  { label: 'carol', account: 3 },
  { label: 'tokens', account: 0, content: 'default-list' },
  { label: 'swarm', account: 0, content: 'swarm' },
];

/**
 * Whole tokens on both sides. BNB 640 USD, BTCB 97,000, ETH 3,400, CAKE 2.40, XVS 6.25, BSCS 0.0042, UST 0.0125, SAFE 0.00064,
 * GULL 0.03, equal in all pools within 0.2%. GULL is thin and reached only through CAKE.
 */
const pools = [
  ['WBNB', 2_000, 'BUSD', 1_280_000],
  ['WBNB', 1_800, 'USDT', 1_152_900],
  ['WBNB', 600, 'USDC', 383_700],
  ['BUSD', 1_500_000, 'USDT', 1_500_400],
  ['USDC', 800_000, 'USDT', 800_300],
  ['DAI', 400_000, 'BUSD', 399_900],
  ['BTCB', 8, 'WBNB', 1_212.5],
  ['BTCB', 6, 'USDT', 582_300],
  ['ETH', 170, 'WBNB', 903.125],
  ['ETH', 100, 'BUSD', 340_200],
  ['CAKE', 100_000, 'WBNB', 375],
  ['BSCS', 38_000_000, 'WBNB', 249.375],
  ['BSCS', 30_000_000, 'BUSD', 126_100],
  ['XVS', 9_600, 'WBNB', 93.75],
  ['UST', 2_000_000, 'BUSD', 25_000],
  ['SAFE', 40_000_000, 'WBNB', 40],
  ['GULL', 50_000, 'CAKE', 625],
] as const;

const [home] = localNetworks;
const tokens = [home.wrappedNative, ...home.tokens];

/** The home chain. In the order of deployment: a contract's arguments name only contracts before it. */
export const localDeployment = {
  chainId: home.chainId,
  version: '0.1.0',
  contracts: [
    ...listNetworkContracts(home),
    ...exchange,
    ...ens,
    ...predictionContracts,
  ] satisfies PlannedContract[],
  treasury,
  platformToken: 'BSCS',
  commonTokens: ['DAI', 'BUSD', 'USDT', 'UST', 'BSCS', 'WBNB'],
  burnAddress: '0x000000000000000000000000000000000000dEaD',
  names,
  prediction,
  pools: pools.map(([tokenA, amountA, tokenB, amountB]) => ({
    tokenA,
    amountA: toRaw(amountA, getDecimals(tokenA)),
    tokenB,
    amountB: toRaw(amountB, getDecimals(tokenB)),
  })),
} as const;

function getDecimals(symbol: string): number {
  const token = tokens.find((candidate) => candidate.symbol === symbol);
  if (!token) throw new RangeError(`contracts/local/networks.ts has no ${symbol} on the home chain`);
  return token.decimals;
}
