import { createChains } from '../shared/chain/create-chains.ts';
import { getRuntimeConfig } from '../shared/chain/runtime-config.ts';

/** The chains of this page. */
export const chains = createChains(getRuntimeConfig);
