import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'accent' | 'warning' | 'gain' | 'loss';

const toneClass: Record<BadgeTone, string> = {
  neutral: 'border-line bg-sunken text-muted',
  accent: 'border-transparent bg-accent-soft text-accent',
  warning: 'border-transparent bg-warning-soft text-warning',
  gain: 'border-transparent bg-accent-soft text-gain',
  loss: 'border-transparent bg-loss-soft text-loss',
};

/** A label of one or two words. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1 rounded-full border px-2.5 text-caption font-semibold whitespace-nowrap',
        toneClass[tone],
      )}
    >
      {children}
    </span>
  );
}
