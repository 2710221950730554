import type { exchangeSpender as english } from '../../en/exchange/spender.ts';
import type { German } from '../german.ts';

export const exchangeSpender = { name: 'Tradewind-Router' } satisfies German<typeof english>;
