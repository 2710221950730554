import type { exchangeMenu as english } from '../../en/exchange/menu.ts';
import type { German } from '../german.ts';

export const exchangeMenu = {
  exchange: 'Börse',
  tileText: 'Token sofort tauschen',
  liquidity: 'Liquidität',
  pools: 'Alle Pools',
  tokens: 'Token',
} satisfies German<typeof english>;
