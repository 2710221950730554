import type { LocalChainId } from '@tradewind/abi/local/deployment-plan';
import type { NewProject } from '@tradewind/db/launchpad/put-project.query';

interface DemoProject {
  readonly id: number;
  readonly symbol: string;
  readonly name: string;
  /** The symbol of the sold token. */
  readonly unit: string;
  readonly description: string;
  readonly totalSupply: number;
  /** The id of its price in `coins/markets`. */
  readonly referenceId?: string;
  readonly hasDisclaimer?: boolean;
  readonly rounds: readonly { readonly name: string; readonly chainId: LocalChainId }[];
}

const [bep, erc, poly] = [31337, 31338, 31339] as const;
const onePublic = (chainId: LocalChainId) => [{ name: 'Public sale', chainId }];

/** The projects of the demo's sales, and two without a sale yet: one round, and two of a later one. */
export const demoProjects: readonly DemoProject[] = [
  {
    id: 1,
    symbol: 'KEEL',
    name: 'Keel Protocol',
    unit: 'KEEL',
    description:
      'Keel keeps loans steady: it moves collateral between markets before a fall of its price ends the loan.',
    totalSupply: 100_000_000,
    hasDisclaimer: true,
    rounds: onePublic(bep),
  },
  {
    id: 2,
    symbol: 'GULL',
    name: 'Gull Network',
    unit: 'GULL',
    description:
      'Gull carries messages between chains. Each message is proven on both sides before it counts.',
    totalSupply: 50_000_000,
    referenceId: 'gull',
    rounds: onePublic(bep),
  },
  {
    id: 3,
    symbol: 'HELM',
    name: 'Helm',
    unit: 'HELM',
    description:
      'Helm is a wallet for teams: several people steer one account, and nobody can steer it alone.',
    totalSupply: 20_000_000,
    rounds: onePublic(erc),
  },
  {
    id: 4,
    symbol: 'HELMT',
    name: 'Helm Treasury',
    unit: 'HELM',
    description:
      'The treasury of Helm sells tokens that are released over three months, half of them week by week.',
    totalSupply: 20_000_000,
    rounds: onePublic(erc),
  },
  {
    id: 5,
    symbol: 'TIDE',
    name: 'Tidemark',
    unit: 'TIDE',
    description:
      'Tidemark insures deposits against the failure of a pool. Its members settle each case in the open.',
    totalSupply: 400_000_000,
    rounds: onePublic(poly),
  },
  {
    id: 6,
    symbol: 'TIDEONE',
    name: 'Tidemark, first sale',
    unit: 'TIDE',
    description: 'The first sale of Tidemark. All of its tokens were paid out at one date.',
    totalSupply: 400_000_000,
    rounds: onePublic(poly),
  },
  {
    id: 7,
    symbol: 'XVS',
    name: 'Venus Reserve',
    unit: 'XVS',
    description:
      'A reserve of lending tokens, sold at a fixed price. Part of its supply trades in the pools here.',
    totalSupply: 30_000_000,
    referenceId: 'xvs',
    rounds: onePublic(bep),
  },
  {
    id: 8,
    symbol: 'MAST',
    name: 'Mast',
    unit: 'MAST',
    description: 'Mast rents computing time by the second. The date of its sale is not set yet.',
    totalSupply: 10_000_000,
    rounds: onePublic(bep),
  },
  {
    id: 9,
    symbol: 'BUOY',
    name: 'Buoy',
    unit: 'BUOY',
    description: 'Buoy marks safe routes for trades. A round for its community comes before the public one.',
    totalSupply: 75_000_000,
    rounds: [
      { name: 'Community', chainId: erc },
      { name: 'Public sale', chainId: poly },
    ],
  },
  {
    id: 10,
    symbol: 'KEELCREW',
    name: 'Keel Crew',
    unit: 'KEEL',
    description: 'A sale for those who tested Keel from its first day. The list of their accounts is public.',
    totalSupply: 100_000_000,
    rounds: [{ name: 'Community sale', chainId: bep }],
  },
  {
    id: 11,
    symbol: 'TIDETWO',
    name: 'Tidemark, second sale',
    unit: 'TIDE',
    description: 'Buyers confirm where they live, and our server then permits them to join.',
    totalSupply: 400_000_000,
    hasDisclaimer: true,
    rounds: onePublic(poly),
  },
  {
    id: 12,
    symbol: 'HELMFIRST',
    name: 'Helm for early teams',
    unit: 'HELM',
    description: 'The first tokens of Helm, for teams that tried the wallet before its release.',
    totalSupply: 20_000_000,
    rounds: onePublic(erc),
  },
];

const networks = { 31337: 'bep', 31338: 'erc', 31339: 'poly' } as const;
/** Milliseconds; each project is a day younger than the one before. */
const firstCreated = Date.UTC(2026, 0, 1);
const dayMs = 86_400_000;

/** The rows of a project of the demo; the same project gives the same rows. */
export function toNewProject({ rounds, hasDisclaimer = false, ...project }: DemoProject): NewProject {
  const { id, symbol, name, unit, description, totalSupply, referenceId = null } = project;
  const site = `https://${symbol.toLowerCase()}.example`;
  return {
    id,
    symbol,
    name,
    unit,
    description,
    logo: null,
    background: null,
    telegram: `${site}/telegram`,
    twitter: `${site}/twitter`,
    medium: `${site}/medium`,
    website: site,
    network: networks[rounds[0]?.chainId ?? bep],
    referenceId,
    totalSupply: String(totalSupply),
    showsDisclaimer: hasDisclaimer,
    showsClaimPopup: true,
    needsKyc: false,
    state: 'published',
    created: firstCreated + id * dayMs,
    rounds: rounds.map((round, place) => ({ ...round, round: place + 1 })),
  };
}
