import type { stakePoolSpender as english } from '../../en/stake-pool/spender.ts';
import type { German } from '../german.ts';

export const stakePoolSpender = { name: 'Launch-Pool' } satisfies German<typeof english>;
