import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import type { Database } from '@tradewind/db/database';
import { findSaleBuyer } from '@tradewind/db/launchpad/find-sale-buyer.query';
import { findSale } from '@tradewind/db/launchpad/find-sale.query';
import { toAddressKey } from '@tradewind/rules/network/address';
import { buyersSchema } from '@tradewind/schema/launchpad/buyers';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { type Address, erc20Abi } from 'viem';
import { getBlockNumber, readContract } from 'viem/actions';
import { requestFromApi } from '../chaos/request-from-api.ts';
import type { ChainClient } from '../chain/connect.ts';
import type { Joiner } from './join-in-turn.ts';
import { StackError } from '../stack-error.ts';

/** What contract, index and API must agree on, in raw payment tokens; `own` is the account's commitment. */
export type JoinSums = { readonly committed: bigint; readonly buyers: number; readonly own: bigint };

const buyersAnswerSchema = successSchema(buyersSchema);

/** The sale of a project on a chain. */
export async function findSaleOf(client: ChainClient, factory: Address, project: number): Promise<Address> {
  const list = { address: factory, abi: saleFactoryAbi } as const;
  const count = await readContract(client, { ...list, functionName: 'saleCount' });
  for (const address of await readContract(client, {
    ...list,
    functionName: 'salesPage',
    args: [0n, count],
  })) {
    const terms = await readContract(client, { address, abi: saleAbi, functionName: 'terms' });
    if (terms.project === project) return address;
  }
  throw new StackError(`Project ${project} has no sale on this chain.`);
}

/** The contract's sums. Throws where its escrow is another amount than all commitments. */
export async function readJoinsOfContract({ client, sale, account }: Joiner): Promise<JoinSums> {
  const at = { address: sale, abi: saleAbi, blockNumber: await getBlockNumber(client) } as const;
  const [book, { committed: own }, { pay }] = await Promise.all([
    readContract(client, { ...at, functionName: 'book' }),
    readContract(client, { ...at, functionName: 'userInfo', args: [account] }),
    readContract(client, { ...at, functionName: 'terms' }),
  ]);
  const { blockNumber } = at;
  const balance = {
    address: pay,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [sale],
    blockNumber,
  } as const;
  const escrow = await readContract(client, balance);
  if (escrow !== book.committed) throw new StackError(`The sale holds ${escrow} of ${book.committed}.`);
  return { committed: book.committed, buyers: book.buyers, own };
}

export async function readJoinsOfIndex(
  database: Database,
  chainId: number,
  { sale, account }: Joiner,
): Promise<JoinSums> {
  const [row, buyer] = await Promise.all([
    findSale(database, { chainId, address: toAddressKey(sale) }),
    findSaleBuyer(database, { chainId, sale: toAddressKey(sale), account: toAddressKey(account) }),
  ]);
  if (row === undefined) throw new StackError('The index does not have the sale.');
  return { committed: row.committed, buyers: row.buyerCount, own: buyer?.committed ?? 0n };
}

/** The same from the list of buyers, which anybody settles a sale from. */
export async function readJoinsOfApi(
  apiUrl: string,
  chainId: number,
  { sale, account }: Joiner,
): Promise<JoinSums> {
  const path = `/launchpad/sale/${chainId}/${sale}/buyers?pageSize=2000`;
  const { data } = await requestFromApi(apiUrl, path, buyersAnswerSchema);
  const own = data.buyers.find((buyer) => buyer.account === toAddressKey(account));
  return {
    committed: data.buyers.reduce((sum, buyer) => sum + BigInt(buyer.committed), 0n),
    buyers: data.buyers.length,
    own: BigInt(own?.committed ?? 0),
  };
}
