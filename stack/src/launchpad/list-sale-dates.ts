import { findLaunchpadDeployment } from '@tradewind/abi/deployment';
import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import { readContract } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';

/** Lists the dates of all sales: opening, end, last delivery; after a delivery those of refunds and tokens too. */
export async function listSaleDates(client: ChainClient, chainId: number): Promise<readonly number[]> {
  const factory = findLaunchpadDeployment(chainId)?.factory;
  if (factory === undefined) return [];
  const list = { address: factory, abi: saleFactoryAbi } as const;
  const count = await readContract(client, { ...list, functionName: 'saleCount' });
  const sales = await readContract(client, { ...list, functionName: 'salesPage', args: [0n, count] });
  return (await Promise.all(sales.map((sale) => readDates(client, sale)))).flat();
}

async function readDates(client: ChainClient, address: `0x${string}`): Promise<readonly number[]> {
  const sale = { address, abi: saleAbi } as const;
  const [{ openAt, closeAt, deliverBy, refundSeconds }, tranches, stream, { tgeAt }] = await Promise.all([
    readContract(client, { ...sale, functionName: 'terms' }),
    readContract(client, { ...sale, functionName: 'tranches' }),
    readContract(client, { ...sale, functionName: 'stream' }),
    readContract(client, { ...sale, functionName: 'outcome' }),
  ]);
  const ends = [openAt, closeAt, deliverBy];
  if (tgeAt === 0) return ends;
  const begin = tgeAt + stream.cliffSeconds;
  const steps = Array.from(
    { length: stream.periods },
    (_, step) => begin + (step + 1) * stream.periodSeconds,
  );
  return [
    ...ends,
    tgeAt,
    tgeAt + refundSeconds,
    ...tranches.map(({ afterSeconds }) => tgeAt + afterSeconds),
    ...steps,
  ];
}
