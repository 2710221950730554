import { saleAbi as abi } from '@tradewind/abi/launchpad/sale.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { encodeFunctionData } from 'viem';
import type { SaleCalls } from './sale-leveller.ts';

export type FailerParts = {
  /** Chain seconds of the head. */
  getTime: () => Promise<number>;
  /** Sales that the index takes for dead; the chain decides. */
  listDead: (time: number) => Promise<Hex[]>;
  callsOf: (sale: Hex) => Pick<SaleCalls, 'wouldSucceed' | 'request' | 'isPending'>;
  /** Receives the number of dead sales. */
  seen: (count: number) => void;
};

/** Maximum sales in one run. */
const perLook = 20;
const data = encodeFunctionData({ abi, functionName: 'fail' });

/** Cancels the sales that cannot end well, so that their buyers get everything back. */
export function createSaleFailer({ getTime, listDead, callsOf, seen }: FailerParts) {
  return async (): Promise<'idle' | 'busy'> => {
    const dead = await listDead(await getTime());
    seen(dead.length);
    let result: 'idle' | 'busy' = 'idle';
    for (const sale of dead.slice(0, perLook)) {
      const { isPending, wouldSucceed, request } = callsOf(sale);
      if ((await isPending()) || !(await wouldSucceed(data))) continue;
      if (await request(`fail:${sale}`, data)) result = 'busy';
    }
    return result;
  };
}
