// The hand-written plan of the local chain. `npm run gen` turns it into addresses and init code in packages/abi.

/** For development only: these accounts and their keys are public. */
export const localMnemonic = 'test test test test test test test test test test test junk';

const deployer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'; // account 0
const treasury = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'; // account 9
const publisher = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'; // account 10
const feeder = '0x71bE63f3384f5fb98995898A86B02Fb2426c5788'; // account 11
const guardian = '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a'; // account 12

/** A constructor argument: a value, or the address of a contract earlier in the plan. */
export type Argument = string | number | bigint | { readonly addressOf: string };

export type PlannedContract = {
  name: string;
  contract: string;
  args: readonly Argument[];
};

export type PlannedToken = PlannedContract & {
  symbol: string;
  title: string;
  decimals: number;
  tags: readonly string[];
};

const wrappedNative: PlannedToken = {
  name: 'WBNB',
  contract: 'WrappedNative',
  args: ['Wrapped BNB', 'WBNB'],
  symbol: 'WBNB',
  title: 'Wrapped BNB',
  decimals: 18,
  tags: ['native'],
};

const exchange: readonly PlannedContract[] = [
  { name: 'Factory', contract: 'Factory', args: [deployer, treasury] },
  { name: 'Router', contract: 'Router', args: [{ addressOf: 'Factory' }, { addressOf: 'WBNB' }] },
  { name: 'Multicall3', contract: 'Multicall3', args: [] },
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

type TokenContract = 'DemoToken' | 'NoReturnToken' | 'PermitToken' | 'TaxToken';

/** Account 0 receives the whole supply and seeds the pools. `supply` counts whole tokens. */
function planToken(
  contract: TokenContract,
  symbol: string,
  title: string,
  decimals: number,
  supply: number,
  tags: readonly string[] = [],
): PlannedToken {
  const args = [title, symbol, decimals, deployer, toRaw(supply, decimals)];
  return { name: symbol, contract, args, symbol, title, decimals, tags };
}

/** Whole tokens, at most six decimals, as raw units. */
function toRaw(amount: number, decimals: number): bigint {
  return BigInt(Math.round(amount * 1e6)) * 10n ** BigInt(decimals - 6);
}

/** 500,000,000 of the platform token are minted; the seed burns 99,241,159 of them. */
const tokens: readonly PlannedToken[] = [
  planToken('DemoToken', 'BSCS', 'BSC Station', 18, 500_000_000, ['platform']),
  planToken('DemoToken', 'BUSD', 'BUSD Token', 18, 100_000_000, ['stablecoin']),
  planToken('NoReturnToken', 'USDT', 'Tether USD', 6, 100_000_000, ['stablecoin']),
  planToken('PermitToken', 'USDC', 'USD Coin', 6, 100_000_000, ['stablecoin']),
  planToken('PermitToken', 'DAI', 'Dai Token', 18, 50_000_000),
  planToken('DemoToken', 'UST', 'Wrapped UST Token', 18, 1_000_000_000),
  planToken('DemoToken', 'BTCB', 'BTCB Token', 8, 10_000),
  planToken('DemoToken', 'ETH', 'Ethereum Token', 18, 200_000),
  planToken('PermitToken', 'CAKE', 'PancakeSwap Token', 18, 300_000_000),
  planToken('DemoToken', 'XVS', 'Venus', 18, 30_000_000),
  planToken('TaxToken', 'SAFE', 'Safe Harbor', 18, 1_000_000_000, ['tax']),
  planToken('DemoToken', 'GULL', 'Seagull', 18, 10_000_000),
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

/** In the order of deployment: a contract's arguments name only contracts before it. */
export const localDeployment = {
  chainId: 31337,
  version: '0.1.0',
  contracts: [
    wrappedNative,
    ...exchange,
    ...tokens,
    ...ens,
    ...predictionContracts,
  ] satisfies PlannedContract[],
  tokens: [wrappedNative, ...tokens],
  treasury,
  platformToken: 'BSCS',
  stablecoins: ['BUSD', 'USDT', 'USDC'],
  commonTokens: ['DAI', 'BUSD', 'USDT', 'UST', 'BSCS', 'WBNB'],
  burnAddress: '0x000000000000000000000000000000000000dEaD',
  names,
  prediction,
  pools: pools.map(([tokenA, amountA, tokenB, amountB]) => ({
    tokenA,
    amountA: toRaw(amountA, findDecimals(tokenA)),
    tokenB,
    amountB: toRaw(amountB, findDecimals(tokenB)),
  })),
} as const;

function findDecimals(symbol: string): number {
  return tokens.find((token) => token.symbol === symbol)?.decimals ?? wrappedNative.decimals;
}
