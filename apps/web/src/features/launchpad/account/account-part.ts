import type { AccountPart } from '../../../shared/site/account-part.ts';
import { SaleTakeBack } from '../take-back/sale-take-back.tsx';
import { SalePositions } from './sale-positions.tsx';
import { saleSpenders } from './sale-spenders.ts';

export const accountPart: AccountPart = {
  Positions: SalePositions,
  // Not lazy: each chunk costs 50 bytes in the HTML of every page, and this part is smaller than a request.
  TakeBack: SaleTakeBack,
  spenders: saleSpenders,
};
