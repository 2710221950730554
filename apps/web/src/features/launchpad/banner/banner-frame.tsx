import type { ReactNode } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const text = messages.launchpad;

interface BannerFrameProps {
  tier: ReactNode;
  staked: ReactNode;
  boost: ReactNode;
  /** Beside the figures. */
  note?: string;
}

/** IDO-13: what the account's stakes count for sales. */
export function BannerFrame({ tier, staked, boost, note }: BannerFrameProps) {
  return (
    <Card
      as="section"
      aria-label={text.banner}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-4 tablet:p-6"
    >
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure label={text.tier}>{tier}</Figure>
        <Figure label={text.staked}>{staked}</Figure>
        <Figure label={text.nftBoost}>{boost}</Figure>
      </dl>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {note !== undefined && <p className="text-small text-muted">{note}</p>}
        <Link to="/StakePool" className={`${buttonClass('secondary', 'medium')} grow`}>
          {text.stakeNow}
        </Link>
      </div>
    </Card>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="figures min-h-7 text-title font-semibold">{children}</dd>
    </div>
  );
}

/** The banner without an account, or on a network without tiers. */
export function EmptyBanner({ note }: { note: string }) {
  return <BannerFrame tier={text.noTier} staked="–" boost="–" note={note} />;
}

/** The banner before its code, in the size of what follows. */
export function UnreadBanner() {
  const figure = <Skeleton className="h-6 w-24" />;
  return <BannerFrame tier={figure} staked={figure} boost={figure} />;
}
