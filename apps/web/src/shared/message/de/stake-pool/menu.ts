import type { stakePoolMenu as english } from '../../en/stake-pool/menu.ts';
import type { German } from '../german.ts';

export const stakePoolMenu = {
  launchPools: 'Launch-Pools',
  tileText: 'Token für einen festen Zins sperren',
} satisfies German<typeof english>;
