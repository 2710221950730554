import { routerAbi } from '@tradewind/abi/exchange/router.abi';

/** The contracts that its writes call. */
export const contracts = [routerAbi];
