import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { findSaleFactory } from '../find-launchpad.ts';
import { fetchSale, type ReadSaleToken } from '../sale/fetch-sale.ts';
import { addressesSchema, buyerSchema } from '../sale/sale-answers.ts';
import type { Sale, SaleBuyer } from '../sale/sale.ts';

const pageSize = 500;
/** More than a lister creates for many years. */
const mostSales = 5_000;

/** A sale with the part of an account that joined it. */
export type HeldSale = { readonly sale: Sale; readonly buyer: SaleBuyer };

/** Every sale of a chain's factory that an account joined, from the contracts alone. */
export async function fetchJoinedSales(
  chain: Chain,
  account: Address,
  signal: AbortSignal,
): Promise<readonly Address[]> {
  const sales = await fetchAllSales(chain, signal);
  const views = sales.map((address) => ({
    address,
    abi: saleAbi,
    functionName: 'userInfo',
    args: [account],
  }));
  const buyers = (await readAnswers(chain.client, views, signal)).map((answer) => buyerSchema.parse(answer));
  return sales.filter((_, index) => (buyers[index]?.committed ?? 0n) > 0n);
}

export async function fetchAllSales(chain: Chain, signal: AbortSignal): Promise<readonly Address[]> {
  const factory = findSaleFactory(chain);
  if (factory === undefined) return [];
  const sales: Address[] = [];
  for (let from = 0; from < mostSales; from += pageSize) {
    const args = [BigInt(from), BigInt(pageSize)];
    const view = { address: factory, abi: saleFactoryAbi, functionName: 'salesPage', args };
    // A page follows the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const page = addressesSchema.parse((await readAnswers(chain.client, [view], signal))[0]);
    sales.push(...page);
    if (page.length < pageSize) break;
  }
  return sales;
}

/** These sales with the account's part in them. */
export async function fetchHeldSales(
  chain: Chain,
  sales: readonly Address[],
  account: Address,
  readToken: ReadSaleToken,
  signal: AbortSignal,
): Promise<readonly HeldSale[]> {
  const read = await Promise.all(
    sales.map((address) => fetchSale(chain, { address }, account, readToken, signal)),
  );
  return read.flatMap((named) =>
    named.kind === 'known' && named.buyer ? [{ sale: named.sale, buyer: named.buyer }] : [],
  );
}
