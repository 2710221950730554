import { useQuery } from '@tanstack/react-query';
import { roundListSchema, type WireRound } from '@tradewind/schema/prediction/round';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { toE18 } from '../amount.ts';
import { predictionKey } from '../prediction-key.ts';
import type { Position, Round } from './round.ts';

/** Without the hub nobody says when there is something new. */
const pollMs = 15_000;

/** The rounds as the index knows them; none where the market is under maintenance. Asked again when the hub says so. */
export function useIndexedRounds(account: Address | undefined): Reading<readonly Round[]> {
  return toReading(
    useQuery({
      queryKey: [predictionKey, 'rounds', account],
      queryFn: ({ signal }) => fetchRounds(account, signal),
      refetchInterval: pollMs,
    }),
  );
}

async function fetchRounds(account: Address | undefined, signal: AbortSignal): Promise<readonly Round[]> {
  const body = account ? { ownerAddress: account } : {};
  const rounds = await fetchFromApi({ path: '/prediction/all', schema: roundListSchema, body, signal });
  return rounds.map(toRound);
}

function toRound(wire: WireRound): Round {
  return {
    epoch: wire.id,
    totalUp: toE18(wire.totalUp),
    totalDown: toE18(wire.totalDown),
    outcome: wire.outcome,
    lockPrice: wire.lockedPrice === null ? undefined : toE18(wire.lockedPrice),
    closePrice: wire.closedPrice === null ? undefined : toE18(wire.closedPrice),
    position: toPosition(wire),
    isCollecting: wire.isCollecting,
  };
}

function toPosition({ yourPosition, joinedStatus }: WireRound): Position | undefined {
  if (yourPosition === null) return undefined;
  const staked = toE18(yourPosition);
  const isUp = staked > 0n;
  const isClaimed = joinedStatus === 4 || joinedStatus === 6;
  return { isUp, amount: isUp ? staked : -staked, isClaimed };
}
