import type { AccountPart } from '../../../shared/site/account-part.ts';
import { ExchangeExports } from '../export/exchange-exports.tsx';
import { exchangeSpenders } from './exchange-spenders.ts';
import { PoolPositions } from './pool-positions.tsx';

export const accountPart: AccountPart = {
  Positions: PoolPositions,
  Exports: ExchangeExports,
  spenders: exchangeSpenders,
};
