import { predictionMarketAbi as abi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { CollectRequest } from '@tradewind/db/collect/collect-request';
import { encodeFunctionData } from 'viem';
import type { CollectGas } from '../collect/choose-affordable.ts';
import { type CollectSight, createCollectRelayer, type RelayParts } from '../collect/collect-relayer.ts';
import type { ClaimSight } from './claim-reader.ts';

/** `most`: the 60,000 that the market forwards to a receiver, and a credit of the sum. */
const claimGas: CollectGas = { batch: 33_000n, usual: 23_000n, most: 120_000n };

export type ClaimRelayerParts = RelayParts & { readClaim: (request: CollectRequest) => Promise<ClaimSight> };

/** Relays the requested claims of positions, many in one transaction of the market. */
export function createClaimRelayer({ readClaim, ...parts }: ClaimRelayerParts) {
  return createCollectRelayer({
    ...parts,
    gas: claimGas,
    readCollect: async (request) => toCollectSight(await readClaim(request)),
    encodeBatch: (requests) =>
      encodeFunctionData({
        abi,
        functionName: 'claimBatch',
        args: [requests.map(({ account }) => account), requests.map(({ item }) => BigInt(item))],
      }),
  });
}

function toCollectSight({ claimable, isSelfClaimOnly, earned }: ClaimSight): CollectSight {
  if (claimable === 0n) return { kind: 'refused', reason: 'nothing' };
  return isSelfClaimOnly ? { kind: 'refused', reason: 'self_claim_only' } : { kind: 'due', earned };
}
