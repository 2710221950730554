import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';

export type ExchangeDeps = Pick<ApiDeps, 'database'> & Pick<Chain, 'chainId' | 'index'>;
