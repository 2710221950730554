import type { CollectRequest } from '@tradewind/db/collect/collect-request';
import type { CollectRefusal } from '@tradewind/db/collect/tables';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { chooseAffordable, type CollectGas, type PricedCollect } from './choose-affordable.ts';

/** A decision about several requests; it is stored as a whole or not at all. */
export type RelayDecision = {
  refused: { request: CollectRequest; reason: CollectRefusal }[];
  /** One call for all of them; `leastGas` where receivers may use more gas than a node estimates. */
  batch: { requests: CollectRequest[]; data: Hex; leastGas?: bigint } | undefined;
};

/**
 * A request as of the head: why it cannot be relayed, or the wei that the keeper may spend for what it earned. `gas` is
 * that of its part of a batch, where the reader has measured it.
 */
export type CollectSight =
  | { kind: 'refused'; reason: CollectRefusal }
  | { kind: 'due'; earned: bigint; gas?: bigint };

/** The parts of any relay. */
export type RelayParts = {
  /** Maximum cost of a collection in wei beyond its earnings. */
  allowance: bigint;
  listWaiting: (limit: number) => Promise<CollectRequest[]>;
  getGasPrice: () => Promise<bigint>;
  /** Estimates a call of the paying contract; undefined where it would revert. */
  estimateGas: (data: Hex) => Promise<bigint | undefined>;
  /** False where another keeper was faster. */
  keep: (decision: RelayDecision) => Promise<boolean>;
};

/** What a contract pays in batches. */
export type BatchParts = {
  gas: CollectGas;
  readCollect: (request: CollectRequest) => Promise<CollectSight>;
  encodeBatch: (requests: readonly CollectRequest[]) => Hex;
};

/** Maximum collections in one transaction, and maximum transactions requested in one run. */
const perBatch = 20;
const batchesPerLook = 5;

type Candidate = PricedCollect & { request: CollectRequest; isMeasured: boolean };

/**
 * Sends the requested collections, many in one transaction, as far as they are worth their gas. It refuses the rest,
 * which accounts can still collect themselves.
 */
export function createCollectRelayer(parts: RelayParts & BatchParts): () => Promise<'idle' | 'busy'> {
  return async () => {
    for (let batch = 0; batch < batchesPerLook; batch += 1) {
      const requests = await parts.listWaiting(perBatch);
      const isKept = requests.length > 0 && (await parts.keep(await decideCollects(parts, requests)));
      if (!isKept || requests.length < perBatch) return isKept || batch > 0 ? 'busy' : 'idle';
    }
    return 'busy';
  };
}

async function decideCollects(
  parts: RelayParts & BatchParts,
  requests: readonly CollectRequest[],
): Promise<RelayDecision> {
  const { gas, readCollect, encodeBatch } = parts;
  const refused: RelayDecision['refused'] = [];
  const candidates: Candidate[] = [];
  const sights = await Promise.all(
    requests.map(async (request) => ({ request, sight: await readCollect(request) })),
  );
  for (const { request, sight } of sights) {
    if (sight.kind === 'refused') refused.push({ request, reason: sight.reason });
    else {
      const { earned, gas: measured } = sight;
      candidates.push({ request, earned, gas: measured ?? gas.usual, isMeasured: measured !== undefined });
    }
  }
  const { affordable, tooDear } = await chooseCollects(parts, candidates);
  refused.push(...tooDear.map(({ request }) => ({ request, reason: 'too_dear' as const })));
  const chosen = affordable.map(({ request }) => request);
  if (chosen.length === 0) return { refused, batch: undefined };
  // A receiver may accept the payment in the estimate and burn gas in the transaction. The others must still succeed.
  const leastGas = gas.batch + gas.most * BigInt(chosen.length);
  return { refused, batch: { requests: chosen, data: encodeBatch(chosen), leastGas } };
}

/** Where a batch that was not measured needs more gas than usual, a receiver runs code: each is estimated alone. */
async function chooseCollects(
  { gas, allowance, getGasPrice, estimateGas, encodeBatch }: RelayParts & BatchParts,
  candidates: Candidate[],
) {
  const policy = { gasPrice: await getGasPrice(), allowance, batchGas: gas.batch };
  const first = chooseAffordable(candidates, policy);
  if (first.affordable.every(({ isMeasured }) => isMeasured)) return first;
  const expected = gas.batch + gas.usual * BigInt(first.affordable.length);
  const needed = await estimateGas(encodeBatch(first.affordable.map(({ request }) => request)));
  if (needed !== undefined && needed <= (expected * 6n) / 5n) return first;
  const measured = await Promise.all(
    first.affordable.map(async (candidate) => {
      const alone = (await estimateGas(encodeBatch([candidate.request]))) ?? gas.batch * 100n;
      return { ...candidate, gas: alone > gas.batch ? alone - gas.batch : 0n };
    }),
  );
  const second = chooseAffordable(measured, policy);
  return { affordable: second.affordable, tooDear: [...first.tooDear, ...second.tooDear] };
}
