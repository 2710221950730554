// The plan of each local chain: its network, then its areas, each from the plan.ts of its folder. `npm run gen` turns it, and
// networks.ts, into addresses and init code in packages/abi.
import { listAreas } from './list-areas.ts';
import { listNetworkContracts, localNetworks, type PlannedNetwork } from './networks.ts';
import { type PlannedContract, toRaw } from './plan.ts';

/** For development only: these accounts and their keys are public. */
export const localMnemonic = 'test test test test test test test test test test test junk';

const [home] = localNetworks;
const tokens = [home.wrappedNative, ...home.tokens];
const areas = await listAreas();

export const localDeployment = {
  version: '0.1.0',
  areas,
  /** The first deposits, in raw units. */
  pools: areas
    .flatMap(({ pools = [] }) => pools)
    .map(({ tokenA, amountA, tokenB, amountB }) => ({
      tokenA,
      amountA: toRaw(amountA, getDecimals(tokenA)),
      tokenB,
      amountB: toRaw(amountB, getDecimals(tokenB)),
    })),
} as const;

/** In the order of deployment: a contract's arguments name only contracts before it. */
export function listChainContracts(network: PlannedNetwork): readonly PlannedContract[] {
  const ofAreas = areas.flatMap(({ contracts }) => contracts);
  const isHere = ({ chainIds = [home.chainId] }: PlannedContract) => chainIds.includes(network.chainId);
  return [...listNetworkContracts(network), ...ofAreas.filter(isHere)];
}

function getDecimals(symbol: string): number {
  const token = tokens.find((candidate) => candidate.symbol === symbol);
  if (!token) throw new RangeError(`contracts/local/networks.ts has no ${symbol} on the home chain`);
  return token.decimals;
}
