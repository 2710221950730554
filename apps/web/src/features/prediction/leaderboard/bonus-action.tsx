import type { WireLeaderboardEntry } from '@tradewind/schema/prediction/leaderboard';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useClaimBonus } from './claim-bonus.mutation.ts';

const text = messages.predictionLeaderboard;

export interface BonusActionProps {
  place: WireLeaderboardEntry;
  rank: number;
}

/** `Collect`, or `Collected` afterwards; nothing while there is no bonus. */
export function BonusAction({ place: { receiveId, statusBonus }, rank }: BonusActionProps) {
  const claim = useClaimBonus();
  if (receiveId === null || statusBonus === null) return null;
  if (statusBonus === 2)
    return (
      <Button size="small" disabled>
        {text.collected}
      </Button>
    );
  return (
    <Button
      size="small"
      isBusy={claim.isPending}
      aria-label={claim.isPending ? undefined : text.collectBonus(String(rank))}
      onClick={() => claim.mutate(receiveId)}
    >
      {claim.isPending ? text.collecting : text.collect}
    </Button>
  );
}
