import type { Bench } from '../frame/bench.ts';
import { measureAnswers } from './answers.ts';
import { measureLists } from './lists.ts';
import { measureSaleGas } from './sale-gas.ts';
import { measureWholeSale } from './whole-sale.ts';

/** The launchpad: gas of a sale's calls, what a browser computes to verify a sale, the API's answers, a whole sale. */
export const launchpadBench: Bench = {
  name: 'launchpad',
  summary:
    "gas of a sale's calls beside OpenZeppelin's VestingWallet, time to verify a list and a level, answers beside a bare server, 10,000 buyers beside plain transfers",
  run: async (load) => [
    ...(await measureSaleGas()),
    ...measureLists(load),
    ...(await measureAnswers(load)),
    ...(await measureWholeSale(load)),
  ],
};
