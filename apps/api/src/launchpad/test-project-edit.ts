import { chainId as home } from '../../test/seed-index.ts';
import { erc } from './test-seed.ts';

/** The body that stores a project without a sale. */
export const newProject = {
  version: null,
  id: 20,
  symbol: 'NEW',
  name: 'New project',
  unit: 'NEW',
  description: 'First line.\nSecond line: ünï 🚀',
  telegram: 'https://t.me/new',
  twitter: null,
  medium: null,
  website: 'https://new.example/path?query=1',
  network: 'bep',
  referenceId: 'new-token',
  totalSupply: '1000000.5',
  showsDisclaimer: false,
  showsClaimPopup: true,
  needsKyc: false,
  state: 'published',
  rounds: [
    { round: 1, name: 'Seed', chainId: home },
    { round: 2, name: 'Public', chainId: erc },
  ],
};
