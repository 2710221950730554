import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { type Address, erc20Abi } from 'viem';
import * as z from 'zod/mini';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { getHead } from '../../../shared/chain/latest-block.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { fetchBuyerAccounts, fetchBuyerRecords } from '../closing/fetch-buyers.ts';
import type { Sale, SaleBuyer } from '../sale/sale.ts';
import type { SaleEvidence } from './verify-sale.ts';

/** An account, with what the page read of it. */
export type EvidenceOrder = Pick<SaleEvidence, 'sale' | 'time'> & {
  readonly chain: Chain;
  readonly account: Address | undefined;
  readonly buyer: SaleBuyer | undefined;
};

const amountSchema = z.bigint();
/** A worker computes as many in seconds. */
const mostBuyers = 100_000;

/** What a sale is verified from. The server names buyers, and nothing else: every figure is the chain's. */
export async function fetchEvidence(order: EvidenceOrder, signal: AbortSignal): Promise<SaleEvidence> {
  const { chain, sale, time, account, buyer } = order;
  const isOwn = account !== undefined && buyer !== undefined && buyer.committed > 0n;
  const balanceOf = (address: Address) =>
    ({ address, abi: erc20Abi, functionName: 'balanceOf', args: [sale.address] }) as const;
  const views = [
    balanceOf(sale.pay.address),
    balanceOf(sale.token.address),
    ...(isOwn ? [{ address: sale.address, abi: saleAbi, functionName: 'accepted', args: [account] }] : []),
  ];
  const [named, answers] = await Promise.all([
    fetchBuyers(chain, sale, signal),
    readAnswers(chain.client, views, signal),
  ]);
  const [pay = 0n, token = 0n, accepted = 0n] = answers.map((answer) => amountSchema.parse(answer));
  return { sale, time, ...named, own: isOwn ? { record: buyer, accepted } : undefined, held: { pay, token } };
}

async function fetchBuyers(
  chain: Chain,
  sale: Sale,
  signal: AbortSignal,
): Promise<Pick<SaleEvidence, 'buyers' | 'isBehind'>> {
  const head = getHead(chain.client).getRequired();
  try {
    const named = await fetchBuyerAccounts(chain, sale, mostBuyers, signal);
    if (named.hasMore) return { buyers: undefined, isBehind: false };
    const buyers = await fetchBuyerRecords(chain, sale, named.accounts, signal);
    return { buyers, isBehind: BigInt(named.blockNumber) < head };
  } catch (error) {
    // Without the server the other checks go on; without the chain none does.
    if (error instanceof ApiError) return { buyers: undefined, isBehind: false };
    throw error;
  }
}
