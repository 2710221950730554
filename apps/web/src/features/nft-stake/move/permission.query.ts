import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { useQuery } from '@tanstack/react-query';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readContract } from '../../../shared/chain/read-contract.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import type { WorksOrder } from './works-order.ts';

type Permission = Pick<WorksOrder, 'chain' | 'account' | 'staking' | 'collection'>;

/** Whether the staking contract may take the account's works of a collection. */
export function usePermission(order: Permission): Reading<boolean> {
  const { chain, account, staking, collection } = order;
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'nft-permission', account, staking, collection.address),
      queryFn: () => readPermission(order),
    }),
  );
}

/** The same now. */
export async function readPermission({ chain, account, staking, collection }: Permission): Promise<boolean> {
  return readContract(chain.client, {
    address: collection.address,
    abi: erc721Abi,
    functionName: 'isApprovedForAll',
    args: [account, staking],
  });
}
