import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import type { SaleState } from '@tradewind/rules/launchpad/status';
import { readContract } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { StackError } from '../stack-error.ts';
import type { PlannedSale } from './planned-sale.ts';

/** In the order of `ISale.State`. */
export const saleStates: readonly SaleState[] = ['open', 'levelled', 'delivered', 'cancelled'];

/** Checks that the factory lists the sales, and list, state, sums and buyers of each. */
export async function assertSales(
  client: ChainClient,
  factory: `0x${string}`,
  sales: readonly PlannedSale[],
): Promise<void> {
  const list = { address: factory, abi: saleFactoryAbi, functionName: 'salesPage' } as const;
  const listed = await readContract(client, { ...list, args: [0n, BigInt(sales.length + 1)] });
  const expected = sales.map(({ address }) => address);
  if (listed.join() !== expected.join()) {
    throw new StackError('The demo data did not come out as planned: the factory lists other sales.');
  }
  await Promise.all(sales.map((sale) => assertSale(client, sale)));
}

async function assertSale(client: ChainClient, sale: PlannedSale): Promise<void> {
  const { address, state, committed, accepted, buyers } = sale;
  const contract = { address, abi: saleAbi } as const;
  const [book, terms] = await Promise.all([
    readContract(client, { ...contract, functionName: 'book' }),
    readContract(client, { ...contract, functionName: 'terms' }),
  ]);
  if (terms.listRoot !== sale.listRoot || terms.listHash !== sale.listHash)
    throw new StackError(`The demo data did not come out as planned: sale ${address} has another list.`);
  const found = [saleStates[book.state], book.committed, book.accepted, book.buyers];
  const isAsPlanned = [state, committed, accepted, buyers.length].every(
    (value, place) => value === found[place],
  );
  const areBuyers = await Promise.all(
    buyers.map(async (buyer) => {
      const args = [buyer.address] as const;
      const [info, claimed] = await Promise.all([
        readContract(client, { ...contract, functionName: 'userInfo', args }),
        readContract(client, { ...contract, functionName: 'totalClaimed', args }),
      ]);
      return (
        info.committed === buyer.committed &&
        info.isChangeTaken === buyer.isChangeTaken &&
        info.isRefunded === buyer.isRefunded &&
        claimed === buyer.claimed
      );
    }),
  );
  if (!isAsPlanned || areBuyers.includes(false)) {
    throw new StackError(`The demo data did not come out as planned: sale ${address} has another book.`);
  }
}
