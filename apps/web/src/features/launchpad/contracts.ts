import { monthlySaleAbi } from '@tradewind/abi/launchpad/monthly-sale.abi';
import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleDeskAbi } from '@tradewind/abi/launchpad/sale-desk.abi';

/** The contracts that its writes call. */
export const contracts = [saleAbi, saleDeskAbi, monthlySaleAbi];
