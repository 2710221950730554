import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { buyersSchema } from '@tradewind/schema/launchpad/buyers';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import type { Sale, SaleBuyer } from '../sale/sale.ts';
import { buyerSchema } from '../sale/sale-answers.ts';

const pageSize = 2_000;
const perRead = 500;

const recordsSchema = z.array(buyerSchema);

export type BuyerAccounts = {
  /** In rising order and each once. */
  readonly accounts: readonly Address[];
  /** The server has more than were read. */
  readonly hasMore: boolean;
  /** The block of the server's index. */
  readonly blockNumber: number;
};

/** The accounts that the server names as buyers of a sale, page by page until there are more than `most`. */
export async function fetchBuyerAccounts(
  chain: Chain,
  { address }: Sale,
  most: number,
  signal: AbortSignal,
): Promise<BuyerAccounts> {
  const accounts = new Set<Address>();
  let after: Address | null = null;
  let blockNumber = Infinity;
  do {
    const query = new URLSearchParams({ pageSize: String(pageSize), ...(after && { after }) });
    const page: z.infer<typeof buyersSchema> = await fetchFromApi({
      chain: null,
      path: `/launchpad/sale/${chain.chainId}/${address}/buyers?${query}`,
      schema: buyersSchema,
      signal,
    });
    for (const { account } of page.buyers) accounts.add(toLower(account));
    after = page.nextAfter;
    blockNumber = Math.min(blockNumber, page.blockNumber);
  } while (after !== null && accounts.size <= most);
  const sorted = [...accounts].toSorted((a, b) => (a < b ? -1 : 1));
  return { accounts: sorted, hasMore: after !== null, blockNumber };
}

/** What the sale knows of these accounts, in their order. */
export async function fetchBuyerRecords(
  chain: Chain,
  sale: Sale,
  accounts: readonly Address[],
  signal: AbortSignal,
): Promise<readonly SaleBuyer[]> {
  const chunks = Array.from({ length: Math.ceil(accounts.length / perRead) }, (_, index) =>
    accounts.slice(index * perRead, (index + 1) * perRead),
  );
  const views = chunks.map((chunk) => ({
    address: sale.address,
    abi: saleAbi,
    functionName: 'buyersOf',
    args: [chunk],
  }));
  const answers = await readAnswers(chain.client, views, signal);
  return answers.flatMap((answer) => recordsSchema.parse(answer));
}

function toLower(account: Address): Address {
  return `0x${account.slice(2).toLowerCase()}`;
}
