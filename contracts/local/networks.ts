// The hand-written plan of each local chain before any area: Multicall3, the wrapped coin and tokens.
import { planToken, planWrappedNative, toRaw, type PlannedContract, type PlannedToken } from './plan.ts';

/** Tokens that an account of the local mnemonic receives, in raw units. */
export type PlannedGrant = { token: string; account: number; amount: bigint };

export type PlannedNetwork = {
  chainId: number;
  wrappedNative: PlannedToken;
  /** Without the wrapped coin. */
  tokens: readonly PlannedToken[];
  /** The names of tokens that count as one US dollar. */
  stablecoins: readonly string[];
  /** The home chain has none: its seed funds the demo accounts. */
  grants: readonly PlannedGrant[];
};

const multicall3: PlannedContract = { name: 'Multicall3', contract: 'Multicall3', args: [] };

/** On every local chain, and everywhere at the same address: an answer of another chain shows by its amount alone. */
const usdc = planToken('PermitToken', 'USDC', 'USD Coin', 6, 100_000_000, ['stablecoin']);

/** Returns nothing from `transfer`, and has six decimals on every local chain. */
const usdt = planToken('NoReturnToken', 'USDT', 'Tether USD', 6, 100_000_000, ['stablecoin']);

/** 500,000,000 of the platform token are minted; the seed burns 99,241,159 of them. */
const home: PlannedNetwork = {
  chainId: 31337,
  wrappedNative: planWrappedNative('WBNB', 'Wrapped BNB'),
  tokens: [
    planToken('DemoToken', 'BSCS', 'BSC Station', 18, 500_000_000, ['platform']),
    planToken('DemoToken', 'BUSD', 'BUSD Token', 18, 100_000_000, ['stablecoin']),
    usdt,
    usdc,
    planToken('PermitToken', 'DAI', 'Dai Token', 18, 50_000_000),
    planToken('DemoToken', 'UST', 'Wrapped UST Token', 18, 1_000_000_000),
    planToken('DemoToken', 'BTCB', 'BTCB Token', 8, 10_000),
    planToken('DemoToken', 'ETH', 'Ethereum Token', 18, 200_000),
    planToken('PermitToken', 'CAKE', 'PancakeSwap Token', 18, 300_000_000),
    planToken('DemoToken', 'XVS', 'Venus', 18, 30_000_000),
    planToken('TaxToken', 'SAFE', 'Safe Harbor', 18, 1_000_000_000, ['tax']),
    planToken('DemoToken', 'GULL', 'Seagull', 18, 10_000_000),
  ],
  stablecoins: ['BUSD', 'USDT', 'USDC'],
  grants: [],
};

/** Simulates Ethereum. */
const ethereum: PlannedNetwork = {
  chainId: 31338,
  wrappedNative: planWrappedNative('WETH', 'Wrapped Ether'),
  tokens: [usdt, usdc],
  stablecoins: ['USDT', 'USDC'],
  grants: grantToTraders([5_000, 2_500, 1_000]),
};

/** Simulates Polygon. */
const polygon: PlannedNetwork = {
  chainId: 31339,
  wrappedNative: planWrappedNative('WPOL', 'Wrapped POL'),
  tokens: [usdt, usdc],
  stablecoins: ['USDT', 'USDC'],
  grants: grantToTraders([800, 400, 200]),
};

/** The home chain first. */
export const localNetworks = [home, ethereum, polygon] as const;

/** In the order of deployment. */
export function listNetworkContracts({ wrappedNative, tokens }: PlannedNetwork): readonly PlannedContract[] {
  return [wrappedNative, multicall3, ...tokens];
}

/** The same whole amounts of USDT and USDC for the demo traders, accounts 1 to 3. */
function grantToTraders(amounts: readonly number[]): PlannedGrant[] {
  return [usdt, usdc].flatMap(({ name, decimals }) =>
    amounts.map((amount, index) => ({ token: name, account: index + 1, amount: toRaw(amount, decimals) })),
  );
}
