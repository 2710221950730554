import { monthlySaleAbi } from '@tradewind/abi/launchpad/monthly-sale.abi';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { getMonthlySale } from './find-monthly-sale.ts';
import { countSchema, monthlyFactsSchema, ordersSchema } from './monthly-answers.ts';
import type { MonthlySale, OwnOrder } from './monthly-sale.ts';

export type ReadToken = (address: Address) => Promise<Token>;

const viewNames = [
  'token',
  'tokensPerCoin',
  'firstBps',
  'months',
  'minimum',
  'isStopped',
  'freeTokens',
] as const;

/** The chain's sale with monthly release. Its address is compiled into the page: no server names it. */
export async function fetchMonthlySale(
  chain: Chain,
  readToken: ReadToken,
  signal?: AbortSignal,
): Promise<MonthlySale> {
  const address = getMonthlySale(chain);
  const views = viewNames.map((functionName) => ({ address, abi: monthlySaleAbi, functionName }));
  const answers = await readContracts(chain.client, views, (answer) => answer, signal);
  const [token, tokensPerCoin, firstBps, months, minimum, isStopped, free] =
    monthlyFactsSchema.parse(answers);
  return {
    chainId: chain.chainId,
    address,
    token: await readToken(token),
    tokensPerCoin,
    firstBps,
    months,
    minimum,
    isStopped,
    free,
  };
}

const pageSize = 200n;
/** More than an account makes: each has a least purchase. */
const mostOrders = 10_000n;

/** The orders of an account in the chain's sale, the last one first, from the contract alone. */
export async function fetchOwnOrders(
  chain: Chain,
  account: Address,
  signal?: AbortSignal,
): Promise<readonly OwnOrder[]> {
  const contract = { address: getMonthlySale(chain), abi: monthlySaleAbi };
  const countView = { ...contract, functionName: 'orderCountOf', args: [account] };
  const [answer] = await readAnswers(chain.client, [countView], signal);
  const count = countSchema.parse(answer);
  const views = [];
  for (let from = 0n; from < count && from < mostOrders; from += pageSize)
    views.push({ ...contract, functionName: 'ordersOf', args: [account, from, pageSize] });
  if (views.length === 0) return [];
  const pages = await readAnswers(chain.client, views, signal);
  const orders = pages.flatMap((page) => ordersSchema.parse(page));
  return orders
    .map(({ id, createdDate, amountBNB, amountBSCS, amountBSCSBlock, numWithDraw }) => ({
      id,
      createdAt: createdDate,
      coin: amountBNB,
      tokens: amountBSCS,
      locked: amountBSCSBlock,
      paidMonths: numWithDraw,
    }))
    .toReversed();
}
