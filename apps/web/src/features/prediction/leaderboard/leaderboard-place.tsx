import { isSameAddress } from '@tradewind/rules/network/address';
import type { WireLeaderboardEntry } from '@tradewind/schema/prediction/leaderboard';
import type { Address } from 'viem';
import { Avatar } from '../../../shared/account/avatar.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { toE18 } from '../amount.ts';
import { NativeText } from '../native-text.tsx';
import { DollarText } from '../pnl/dollar-text.tsx';
import type { BoardKind, BoardWeek } from './board.ts';
import { BonusAction } from './bonus-action.tsx';

const text = messages.predictionLeaderboard;

export interface LeaderboardPlaceProps {
  place: WireLeaderboardEntry;
  rank: number;
  kind: BoardKind;
  week: BoardWeek;
  /** The connected one. */
  account: Address | undefined;
}

/** One of the ten: account, amount and bonus; the connected account is marked and can collect its bonus. */
export function LeaderboardPlace({ place, rank, kind, week, account }: LeaderboardPlaceProps) {
  const isOwn = account !== undefined && isSameAddress(account, place.address);
  const bonus = toE18(place.bonus);
  return (
    <li
      className={`px-4 py-3 tablet:px-6 ${isOwn ? 'bg-accent-soft' : ''}`}
      aria-current={isOwn ? 'true' : undefined}
    >
      <div className="flex items-center gap-3">
        <span
          className={`figures inline-flex size-8 shrink-0 items-center justify-center rounded-full text-small font-semibold ${rank <= 3 ? 'bg-accent text-on-accent' : 'bg-sunken text-muted'}`}
        >
          <span className="sr-only">{text.rank} </span>
          {rank}
        </span>
        <span className="shrink-0 max-[24rem]:hidden">
          <Avatar account={place.address} size={32} />
        </span>
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 text-small font-medium whitespace-nowrap">
          <AddressText address={place.address} />
          {isOwn && <Badge tone="accent">{text.you}</Badge>}
        </span>
        <span className="shrink-0 text-right text-small">
          <span className="block font-semibold">
            <NativeText wei={toE18(place.balance)} form={kind === 'winners' ? 'signed' : 'plain'} />
          </span>
          <span className="block text-caption text-muted">
            {kind === 'winners' ? text.wonNet : text.staked}
          </span>
        </span>
      </div>
      {bonus > 0n && (
        <div className="mt-2 flex items-center justify-between gap-3 pl-11 text-small">
          <span className="min-w-0 text-muted">
            {week === 'thisWeek' ? text.bonusSoFar : text.bonus}{' '}
            <span className="font-medium text-text">
              <NativeText wei={bonus} />
            </span>{' '}
            {place.bonusPrice !== null && (
              <>
                (<DollarText price={place.bonusPrice} />)
              </>
            )}
          </span>
          {isOwn && <BonusAction place={place} rank={rank} />}
        </div>
      )}
    </li>
  );
}
