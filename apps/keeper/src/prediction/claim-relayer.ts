import { predictionMarketAbi as abi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { ClaimRequest } from '@tradewind/db/prediction/claim-request';
import type { ClaimRefusal } from '@tradewind/db/prediction/relay-tables';
import { encodeFunctionData } from 'viem';
import {
  batchGas,
  chooseAffordable,
  mostClaimGas,
  type PricedClaim,
  usualClaimGas,
} from './choose-affordable.ts';
import type { ClaimSight } from './claim-reader.ts';

/** A decision about several requests; it is stored as a whole or not at all. */
export type RelayDecision = {
  refused: { request: ClaimRequest; reason: ClaimRefusal }[];
  /** One call for all of them; `leastGas` where receivers may use more gas than a node estimates. */
  batch: { requests: ClaimRequest[]; data: Hex; leastGas?: bigint } | undefined;
};

export type RelayerParts = {
  /** Maximum cost of a claim in wei beyond its earnings. */
  allowance: bigint;
  listWaiting: (limit: number) => Promise<ClaimRequest[]>;
  readClaim: (request: ClaimRequest) => Promise<ClaimSight>;
  getGasPrice: () => Promise<bigint>;
  /** Estimates a call of the market; undefined where it would revert. */
  estimateGas: (data: Hex) => Promise<bigint | undefined>;
  /** False where another keeper was faster. */
  keep: (decision: RelayDecision) => Promise<boolean>;
};

/** Maximum claims in one transaction, and maximum transactions requested in one run. */
const perBatch = 20;
const batchesPerLook = 5;

type Candidate = PricedClaim & { request: ClaimRequest };

/**
 * Sends the requested claims, many in one transaction, as far as they are worth their gas. It refuses the rest,
 * which accounts can still collect themselves.
 */
export function createClaimRelayer(parts: RelayerParts): () => Promise<'idle' | 'busy'> {
  return async () => {
    for (let batch = 0; batch < batchesPerLook; batch += 1) {
      const requests = await parts.listWaiting(perBatch);
      const isKept = requests.length > 0 && (await parts.keep(await decideClaims(parts, requests)));
      if (!isKept || requests.length < perBatch) return isKept || batch > 0 ? 'busy' : 'idle';
    }
    return 'busy';
  };
}

async function decideClaims(parts: RelayerParts, requests: readonly ClaimRequest[]): Promise<RelayDecision> {
  const refused: RelayDecision['refused'] = [];
  const candidates: Candidate[] = [];
  const sights = await Promise.all(
    requests.map(async (request) => ({ request, ...(await parts.readClaim(request)) })),
  );
  for (const { request, claimable, isSelfClaimOnly, earned } of sights) {
    if (claimable === 0n) refused.push({ request, reason: 'nothing' });
    else if (isSelfClaimOnly) refused.push({ request, reason: 'self_claim_only' });
    else candidates.push({ request, earned, gas: usualClaimGas });
  }
  const { affordable, tooDear } = await chooseClaims(parts, candidates);
  refused.push(...tooDear.map(({ request }) => ({ request, reason: 'too_dear' as const })));
  const chosen = affordable.map(({ request }) => request);
  if (chosen.length === 0) return { refused, batch: undefined };
  // A receiver may accept the coin in the estimate and burn gas in the transaction. The other claims must still
  // succeed.
  const leastGas = batchGas + mostClaimGas * BigInt(chosen.length);
  return { refused, batch: { requests: chosen, data: encodeBatch(chosen), leastGas } };
}

/** Where the batch needs more gas than usual, a receiver runs code: then each claim is estimated alone. */
async function chooseClaims({ allowance, getGasPrice, estimateGas }: RelayerParts, candidates: Candidate[]) {
  const policy = { gasPrice: await getGasPrice(), allowance };
  const first = chooseAffordable(candidates, policy);
  if (first.affordable.length === 0) return first;
  const expected = batchGas + usualClaimGas * BigInt(first.affordable.length);
  const needed = await estimateGas(encodeBatch(first.affordable.map(({ request }) => request)));
  if (needed !== undefined && needed <= (expected * 6n) / 5n) return first;
  const measured = await Promise.all(
    first.affordable.map(async (candidate) => {
      const alone = (await estimateGas(encodeBatch([candidate.request]))) ?? batchGas * 100n;
      return { ...candidate, gas: alone > batchGas ? alone - batchGas : 0n };
    }),
  );
  const second = chooseAffordable(measured, policy);
  return { affordable: second.affordable, tooDear: [...first.tooDear, ...second.tooDear] };
}

function encodeBatch(requests: readonly ClaimRequest[]): Hex {
  return encodeFunctionData({
    abi,
    functionName: 'claimBatch',
    args: [requests.map(({ account }) => account), requests.map(({ item }) => BigInt(item))],
  });
}
