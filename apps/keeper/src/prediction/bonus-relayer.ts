import { bonusDistributorAbi as abi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { CollectRequest } from '@tradewind/db/collect/collect-request';
import type { CollectRefusal } from '@tradewind/db/collect/tables';
import type { RankedAccount } from '@tradewind/rules/prediction/rank-week';
import { leaderboardKinds } from '@tradewind/rules/prediction/rank-week';
import { type BonusKey, parseReceiveId } from '@tradewind/rules/prediction/receive-id';
import { encodeFunctionData } from 'viem';
import type { RelayDecision, RelayParts } from '../collect/collect-relayer.ts';

/** A ranked account of a published week, with its proof. */
export type ProvenAccount = { ranked: RankedAccount; proof: readonly Hex[] };

export type BonusRelayerParts = RelayParts & {
  /** Undefined where nothing is published for it. */
  findRankedAccount: (key: BonusKey) => Promise<ProvenAccount | undefined>;
};

/** Maximum requests in one run. */
const perLook = 20;
/**
 * More than any wallet needs to receive a coin. The distributor forwards all gas, so a payment to a receiver
 * that burns it may still fail.
 */
const mostGas = 500_000n;

/**
 * Sends the requested bonuses, one transaction each. It refuses one whose gas costs more than the bonus and the
 * allowance.
 */
export function createBonusRelayer(parts: BonusRelayerParts): () => Promise<'idle' | 'busy'> {
  return async () => {
    const requests = await parts.listWaiting(perLook);
    for (const request of requests) await parts.keep(await decideBonus(parts, request));
    return requests.length > 0 ? 'busy' : 'idle';
  };
}

async function decideBonus(parts: BonusRelayerParts, request: CollectRequest): Promise<RelayDecision> {
  const refuse = (reason: CollectRefusal) => ({ refused: [{ request, reason }], batch: undefined });
  const key = parseReceiveId(Number(request.item));
  const found = key && (await parts.findRankedAccount(key));
  if (key === undefined || found === undefined || found.ranked.account.toLowerCase() !== request.account)
    return refuse('nothing');
  const data = encodeClaim(key.week, found);
  const gas = await parts.estimateGas(data);
  // Not active yet, claimed already, expired, or rejected by its account.
  if (gas === undefined) return refuse('nothing');
  const cost = gas * (await parts.getGasPrice());
  if (gas > mostGas || cost > found.ranked.bonus + parts.allowance) return refuse('too_dear');
  return { refused: [], batch: { requests: [request], data } };
}

function encodeClaim(week: number, { ranked, proof }: ProvenAccount): Hex {
  const { kind, rank, account, bonus, volume } = ranked;
  const args = [
    BigInt(week),
    leaderboardKinds.indexOf(kind),
    BigInt(rank),
    account,
    bonus,
    volume,
    proof,
  ] as const;
  return encodeFunctionData({ abi, functionName: 'claimFor', args });
}
