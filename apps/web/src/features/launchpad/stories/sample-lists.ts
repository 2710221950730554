import type { WireProject, WireProjectRound } from '@tradewind/schema/launchpad/project';
import { projectSchema } from '@tradewind/schema/launchpad/project';
import type { WireSale } from '@tradewind/schema/launchpad/sale';

const day = 86_400;
/** A time of the samples: 2026-11-28, 05:00 UTC. */
export const sampleNow = 1_795_842_000;

const toAddress = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`;

const sampleSale: WireSale = {
  chainId: 31_337,
  address: toAddress('a'),
  kind: 'commit',
  state: 'open',
  cancelReason: null,
  deadReason: null,
  isPaused: false,
  isPrefunded: true,
  isFunded: true,
  pay: { address: toAddress('b'), symbol: 'BUSD', decimals: 18 },
  token: { address: toAddress('c'), symbol: 'KEEL', decimals: 18 },
  issuer: toAddress('d'),
  feeTo: toAddress('e'),
  signer: null,
  signerEpoch: 0,
  listRoot: null,
  listHash: null,
  openAt: sampleNow - day,
  closeAt: sampleNow + 2 * day,
  deliverBy: sampleNow + 20 * day,
  refundSeconds: 7 * day,
  softCap: '20000000000000000000000',
  latestTge: sampleNow + 30 * day,
  hardCap: '50000000000000000000000',
  minPerUser: '10000000000000000000',
  maxPerUser: '1000000000000000000000',
  maxWeight: 400,
  tokensPerPayE18: '25000000000000000000',
  feeBps: 300,
  tranches: [{ afterSeconds: 0, cumulativeBps: 10_000 }],
  stream: null,
  vesting: null,
  committed: '71600000000000000000000',
  buyerCount: 40,
  level: null,
  accepted: null,
  tgeAt: null,
};

function createSale(changes: Partial<WireSale> = {}): WireSale {
  return { ...sampleSale, ...changes };
}

export function createRound(
  sale: Partial<WireSale> = {},
  changes: Partial<WireProjectRound> = {},
): WireProjectRound {
  return {
    id: 1,
    name: 'Community',
    status: 3,
    allocation: null,
    chainId: 31_337,
    network: 'bep',
    onChain: { kind: 'known', sale: createSale(sale), blockNumber: 100, blockTimestamp: sampleNow },
    ...changes,
  };
}

const sampleProject: WireProject = {
  id: 7,
  name: 'Keel Protocol',
  unit: 'KEEL',
  symbol: 'KEEL',
  description:
    'Ballast for lending markets: reserves that move to where a market needs them, proved on chain.',
  logoUrl: null,
  backgroundUrl: null,
  socical: {
    telegram: 'https://telegram.example/keel',
    twitter: 'https://twitter.example/keel',
    medium: null,
    website: 'https://keel.example',
  },
  idoContract: toAddress('a'),
  swapAmount: '25',
  idoSupply: '1250000',
  totalSupply: '100000000',
  totalRaise: '50000',
  startDate: sampleNow - day,
  endDate: sampleNow + 2 * day,
  startOpenIdo: sampleNow - day,
  closeJoinIdo: sampleNow + 2 * day,
  percentProcess: '143.20',
  vesting: null,
  status: 3,
  network: 'bep',
  tokenNetwork: 'bep',
  decimals: 18,
  decimalUsd: 18,
  details: [createRound()],
  schedules: [{ round: 1, startDate: sampleNow - day }],
  showdisclaimer: false,
  showPopupClaim: false,
  enableKYC: false,
  pricePer: '0.04',
  currentPrice: null,
  referenceId: 'keel-protocol',
  created: 1_795_000_000_000,
  owner: toAddress('d'),
  nextClaim: null,
  allocation: null,
  claimed: null,
  claimable: null,
  contractAddress: toAddress('c'),
  contractDailyAddress: null,
  nextDate: null,
  chainId: 31_337,
  joined: '71600',
  buyerCount: 40,
  unknownRounds: [],
};

/** An open, oversubscribed sale; parsed as an answer of the API is. */
export function createProject(changes: Partial<WireProject> = {}): WireProject {
  return projectSchema.parse({ ...sampleProject, ...changes });
}

const nothing = {
  idoContract: null,
  swapAmount: null,
  idoSupply: null,
  totalRaise: null,
  startDate: null,
  endDate: null,
  startOpenIdo: null,
  closeJoinIdo: null,
  percentProcess: null,
  decimals: null,
  decimalUsd: null,
  pricePer: null,
  owner: null,
  contractAddress: null,
  joined: null,
  buyerCount: null,
} satisfies Partial<WireProject>;

/** Published, without a sale on chain. */
export function createComing(changes: Partial<WireProject> = {}): WireProject {
  return createProject({
    ...nothing,
    id: 8,
    name: 'Gannet',
    unit: 'GNT',
    symbol: 'GNT',
    status: 1,
    details: [createRound({}, { status: 1, onChain: { kind: 'none' } })],
    schedules: [{ round: 1, startDate: null }],
    ...changes,
  });
}

/** Its chain has no index now. */
export function createUnknown(changes: Partial<WireProject> = {}): WireProject {
  return createProject({
    ...nothing,
    id: 9,
    name: 'Halyard',
    unit: 'HAL',
    symbol: 'HAL',
    status: null,
    network: 'erc',
    tokenNetwork: 'erc',
    chainId: 31_338,
    details: [
      createRound({}, { status: null, chainId: 31_338, network: 'erc', onChain: { kind: 'unknown' } }),
    ],
    schedules: [{ round: 1, startDate: null }],
    unknownRounds: [1],
    ...changes,
  });
}

/** Settled and delivered, with the amounts of an account that joined. */
export function createJoined(changes: Partial<WireProject> = {}): WireProject {
  return createProject({
    id: 10,
    name: 'Mast Network',
    unit: 'MAST',
    symbol: 'MAST',
    status: 4,
    details: [createRound({ state: 'delivered', tgeAt: sampleNow - day }, { status: 4 })],
    referenceId: 'mast',
    nextClaim: '625.5',
    allocation: '2502',
    claimed: '625.5',
    claimable: '0',
    nextDate: sampleNow + 10 * day,
    ...changes,
  });
}
