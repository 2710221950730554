import type { Area } from '../../shared/site/area.ts';

/** The areas with a part on `/take-back`, without their pages. */
export const areas: readonly Area[] = [
  {
    pages: [],
    local: undefined,
    account: () => import('../../features/stake-pool/account/account-part.ts').then((m) => m.accountPart),
  },
  {
    pages: [],
    local: undefined,
    account: () => import('../../features/nft-stake/account/account-part.ts').then((m) => m.accountPart),
  },
  {
    pages: [],
    local: undefined,
    account: () => import('../../features/prediction/account/account-part.ts').then((m) => m.accountPart),
  },
  {
    pages: [],
    local: undefined,
    account: () => import('../../features/launchpad/account/account-part.ts').then((m) => m.accountPart),
  },
];
