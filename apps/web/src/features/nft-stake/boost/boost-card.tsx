import { formatBps } from '@tradewind/rules/amount/format-percent';
import type { BoostStep } from '@tradewind/rules/nft-stake/boost';
import type { ReactNode } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { StakedWork } from '../works/work.ts';
import { type Boost, computeBoost, computeBoostInADay } from './compute-boost.ts';

const text = messages.nftStake;

export interface BoostCardProps {
  staked: readonly StakedWork[];
  steps: readonly BoostStep[];
  /** Chain seconds. */
  time: bigint;
}

/** NST-01: weight and boost of the staked works, now and from tomorrow, with the steps. */
export function BoostCard({ staked, steps, time }: BoostCardProps) {
  const now = computeBoost(staked, steps, time);
  const later = computeBoostInADay(staked, steps, time);
  return (
    <BoostFrame>
      <p className="figures text-heading font-semibold text-gain">+{formatBps(Number(now.boostBps))}</p>
      <p className="text-small text-muted">{text.boostAbout}</p>
      <dl className="grid gap-1.5 text-small">
        <Detail label={text.weight} about={text.weightAbout}>
          {String(now.weight)}
        </Detail>
        <Detail label={text.inADay}>{formatBoost(later)}</Detail>
      </dl>
      <Steps steps={steps} reached={now.weight} />
    </BoostFrame>
  );
}

/** For nobody: no figure is anybody's. */
export function BoostSteps({ steps }: Pick<BoostCardProps, 'steps'>) {
  return (
    <BoostFrame>
      <p className="text-small text-muted">{text.boostAbout}</p>
      <Steps steps={steps} reached={0n} />
    </BoostFrame>
  );
}

/** In the size of what follows, so that nothing moves. */
export function UnreadBoost() {
  return (
    <BoostFrame>
      <Skeleton className="h-9 w-24" />
      <Skeleton className="h-25 w-full" />
      <Skeleton className="h-14 w-full" />
    </BoostFrame>
  );
}

function BoostFrame({ children }: { children: ReactNode }) {
  return (
    <Card as="section" aria-label={text.boostTitle} className="grid gap-3 p-4 tablet:p-6">
      <h2 className="text-title font-semibold">{text.boostTitle}</h2>
      {children}
    </Card>
  );
}

function formatBoost({ weight, boostBps }: Boost): string {
  return text.weightAndBoost(String(weight), formatBps(Number(boostBps)));
}

function Steps({ steps, reached }: { steps: readonly BoostStep[]; reached: bigint }) {
  return (
    <ul aria-label={text.steps} className="flex flex-wrap gap-2">
      {steps.map(({ weight, boostBps }) => (
        <li
          key={String(weight)}
          className={classNames(
            'figures rounded-full px-3 py-1 text-caption',
            reached >= weight ? 'bg-accent-soft font-semibold text-accent' : 'bg-sunken text-muted',
          )}
        >
          {text.step(String(weight), formatBps(Number(boostBps)))}
        </li>
      ))}
    </ul>
  );
}
