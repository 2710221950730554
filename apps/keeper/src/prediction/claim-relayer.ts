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

/** What is decided about requests at once: all of it is kept, or nothing. */
export type RelayDecision = {
  refused: { request: ClaimRequest; reason: ClaimRefusal }[];
  /** One call for all of them; `leastGas` where receivers may use more than a node estimates. */
  batch: { requests: ClaimRequest[]; data: Hex; leastGas?: bigint } | undefined;
};

export type RelayerParts = {
  /** Wei that a claim may cost beyond what was earned on it. */
  allowance: bigint;
  listWaiting: (limit: number) => Promise<ClaimRequest[]>;
  readClaim: (request: ClaimRequest) => Promise<ClaimSight>;
  getGasPrice: () => Promise<bigint>;
  /** Of a call of the market; undefined where it would revert. */
  estimateGas: (data: Hex) => Promise<bigint | undefined>;
  /** False where another keeper was faster. */
  keep: (decision: RelayDecision) => Promise<boolean>;
};

/** Claims in one transaction, and transactions asked for in one look, at most. */
const perBatch = 20;
const batchesPerLook = 5;

type Candidate = PricedClaim & { request: ClaimRequest };

/** Sends what accounts asked to have collected, many in one transaction, as far as it is worth its gas; the rest is refused, and they can do it themselves. */
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
  // A receiver may take the coin where it is tried, and burn gas where it is paid: that must not end the claims of others.
  const leastGas = batchGas + mostClaimGas * BigInt(chosen.length);
  return { refused, batch: { requests: chosen, data: encodeBatch(chosen), leastGas } };
}

/** Where the batch needs more gas than usual, some receiver does more than to take the coin: then each is asked what it needs. */
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
