import type { WireProject, WireProjectRound } from '@tradewind/schema/launchpad/project';
import type { WireSale } from '@tradewind/schema/launchpad/sale';
import { createSale } from './sample-sale.ts';

const { address, pay, token, issuer } = createSale();

/** As a server names it; the page takes its address alone, and reads the rest from the chain. */
const wireSale: WireSale = {
  chainId: 31337,
  address,
  kind: 'commit',
  state: 'open',
  cancelReason: null,
  deadReason: null,
  isPaused: false,
  isPrefunded: false,
  isFunded: false,
  pay: { address: pay.address, symbol: pay.symbol, decimals: pay.decimals },
  token: { address: token.address, symbol: token.symbol, decimals: token.decimals },
  issuer,
  feeTo: issuer,
  signer: null,
  signerEpoch: 0,
  listRoot: null,
  listHash: null,
  openAt: 1,
  closeAt: 2,
  deliverBy: 3,
  latestTge: 4,
  refundSeconds: 5,
  softCap: '1',
  hardCap: '2',
  minPerUser: '1',
  maxPerUser: '2',
  maxWeight: 1,
  tokensPerPayE18: '1',
  feeBps: 0,
  tranches: [],
  stream: null,
  vesting: null,
  committed: '0',
  buyerCount: 0,
  level: null,
  accepted: null,
  tgeAt: null,
};

/** A round whose sale the server names. */
export function createRound(changes: Partial<WireProjectRound> = {}): WireProjectRound {
  return {
    id: 1,
    name: 'Public round',
    status: 3,
    allocation: null,
    chainId: 31337,
    network: 'bep',
    onChain: { kind: 'known', sale: wireSale, blockNumber: 1, blockTimestamp: 1 },
    ...changes,
  };
}

const sample: WireProject = {
  id: 1,
  name: 'Keel Protocol',
  unit: 'KEEL',
  symbol: 'KEEL',
  description: 'Insurance for ships that pays by the weather report.',
  logoUrl: null,
  backgroundUrl: null,
  socical: {
    telegram: 'https://t.me/keel',
    twitter: 'https://twitter.com/keel',
    medium: null,
    website: 'https://keel.example',
  },
  idoContract: address,
  swapAmount: '40',
  idoSupply: '2000000',
  totalSupply: '100000000',
  totalRaise: '50000',
  startDate: 1,
  endDate: 2,
  startOpenIdo: 1,
  closeJoinIdo: 2,
  percentProcess: '60.00',
  vesting: '40% at TGE, then 30% after 10 and 40 days',
  status: 3,
  network: 'bep',
  tokenNetwork: 'bep',
  decimals: 18,
  decimalUsd: 18,
  details: [createRound()],
  schedules: [],
  showdisclaimer: false,
  showPopupClaim: false,
  enableKYC: false,
  pricePer: '0.025',
  currentPrice: null,
  referenceId: null,
  created: 1,
  owner: issuer,
  nextClaim: null,
  allocation: null,
  claimed: null,
  claimable: null,
  contractAddress: token.address,
  contractDailyAddress: null,
  nextDate: null,
  chainId: 31337,
  joined: '30000',
  buyerCount: 4,
  unknownRounds: [],
};

/** A project with one open round. */
export function createProject(changes: Partial<WireProject> = {}): WireProject {
  return { ...sample, ...changes };
}
