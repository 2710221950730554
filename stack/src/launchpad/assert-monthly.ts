import { monthlySaleAbi } from '@tradewind/abi/launchpad/monthly-sale.abi';
import { readContract } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { StackError } from '../stack-error.ts';
import type { PlannedMonthly } from './plan-monthly.ts';

/** Checks the terms of the sale with monthly release, its tokens, and each of its orders. */
export async function assertMonthly(
  client: ChainClient,
  { sale: address, terms, orders, free, reserved }: PlannedMonthly,
): Promise<void> {
  const contract = { address, abi: monthlySaleAbi } as const;
  const [tokensPerCoin, firstBps, months, minimum, freeTokens, reservedTokens, isStopped] = await Promise.all(
    [
      readContract(client, { ...contract, functionName: 'tokensPerCoin' }),
      readContract(client, { ...contract, functionName: 'firstBps' }),
      readContract(client, { ...contract, functionName: 'months' }),
      readContract(client, { ...contract, functionName: 'minimum' }),
      readContract(client, { ...contract, functionName: 'freeTokens' }),
      readContract(client, { ...contract, functionName: 'reserved' }),
      readContract(client, { ...contract, functionName: 'isStopped' }),
    ],
  );
  const found = [tokensPerCoin, firstBps, months, minimum, freeTokens, reservedTokens];
  const expected = [terms.tokensPerCoin, terms.firstBps, terms.months, terms.minimum, free, reserved];
  if (isStopped || found.join() !== expected.join())
    throw new StackError(
      `The demo data did not come out as planned: the monthly sale has ${found.join()}, not ${expected.join()}.`,
    );
  await Promise.all(
    orders.map(async (order, place) => {
      const args = [BigInt(place + 1)] as const;
      const made = await readContract(client, { ...contract, functionName: 'orders', args });
      const isAsPlanned =
        made.userId === order.account &&
        made.amountBNB === order.coin &&
        made.amountBSCS === order.tokens &&
        made.amountBSCSBlock === order.locked &&
        made.numWithDraw === order.paidMonths;
      if (!isAsPlanned)
        throw new StackError(
          `The demo data did not come out as planned: monthly order ${place + 1} differs.`,
        );
    }),
  );
}
