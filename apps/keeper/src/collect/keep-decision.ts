import type { Hex } from '@tradewind/db/column/hex-bytes';
import { addIntent } from '@tradewind/db/keeper/add-intent.query';
import type { CollectRequest } from '@tradewind/db/collect/collect-request';
import { updateCollectRequest } from '@tradewind/db/collect/update-collect-request.query';
import { keccak256, stringToHex } from 'viem';
import type { Write } from '../write.ts';
import type { RelayDecision } from './collect-relayer.ts';

/** Another keeper has decided about one of the requests. */
class Overtaken extends Error {}

/**
 * Stores a decision and requests its transaction. Where another keeper has decided about one of its requests,
 * it changes nothing and returns false. The batch's key is derived from its requests, so no two transactions
 * contain the same ones.
 */
export async function keepDecision(
  write: Write,
  { chainId, area, recipient }: { chainId: number; area: string; recipient: Hex },
  { refused, batch }: RelayDecision,
): Promise<boolean> {
  const intentKey = `${area}:claim:${hashRequests(batch?.requests ?? [])}`;
  const changes = [
    ...refused.map(({ request, reason }) => ({ request, change: { state: 'refused', reason } as const })),
    ...(batch?.requests ?? []).map((request) => ({ request, change: { state: 'sent', intentKey } as const })),
  ];
  try {
    await write(async (transaction) => {
      // The same order in every keeper prevents deadlocks.
      for (const { request, change } of changes.toSorted((a, b) =>
        compare(nameOf(a.request), nameOf(b.request)),
      )) {
        if (!(await updateCollectRequest(transaction, request, change))) throw new Overtaken();
      }
      if (batch) {
        const { data, leastGas } = batch;
        await addIntent(transaction, { chainId, intentKey, recipient, data, ...(leastGas && { leastGas }) });
      }
    });
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

function hashRequests(requests: readonly CollectRequest[]): Hex {
  return keccak256(stringToHex(requests.map(nameOf).toSorted(compare).join('\n')));
}

/** With the time of the request: the number of attempts begins again after a collection. */
function nameOf({ kind, account, item, attempts, requestedAt }: CollectRequest): string {
  return `${kind} ${account} ${item} ${attempts} ${requestedAt.getTime()}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
