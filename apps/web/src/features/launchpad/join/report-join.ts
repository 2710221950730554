import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { joinSchema } from '@tradewind/schema/launchpad/join';
import type { Hash } from 'viem';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { waitUntilIndexed } from '../../../shared/live/wait-until-indexed.ts';
import type { JoinOrder } from './join-order.ts';

const patienceMs = 10_000;
/** A server node may lag behind the node that showed us the block. */
const passing = new Set(['JOIN_UNKNOWN', 'JOIN_UNCHECKED']);

/** Reports an included join to the server until it has it. The join counts in any case: the page reads the chain. */
export async function reportJoin(order: JoinOrder, sentHash: Hash): Promise<void> {
  await waitUntilIndexed(sentHash, async (hash) => {
    try {
      return (await report(order, hash)).state === 'joined';
    } catch (error) {
      if (error instanceof ApiError && passing.has(error.code)) return false;
      throw error;
    }
  });
}

function report({ chain, account, sale, amount }: JoinOrder, txnhash: Hash) {
  return fetchFromApi({
    chain,
    path: '/Ido/join_pool',
    schema: joinSchema,
    body: {
      ido_Id: sale.project,
      ownerAddress: account,
      balance: formatExactAmount(amount, sale.pay.decimals),
      txnhash,
    },
    timeoutMs: patienceMs,
  });
}
