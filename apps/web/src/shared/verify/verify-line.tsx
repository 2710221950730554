import type { ReactNode } from 'react';
import { messages } from '../message/messages.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { Verdict } from './verdict.ts';

const text = messages.verify;

const icons: Record<Verdict, IconName> = { good: 'check', bad: 'close', open: 'clock' };
const colours: Record<Verdict, string> = {
  good: 'bg-gain-soft text-gain',
  bad: 'bg-loss-soft text-loss',
  open: 'bg-warning-soft text-warning',
};

/** One check: a tick, a cross, or a clock while undecided, and the reason. */
export function VerifyLine({
  verdict,
  title,
  children,
}: {
  verdict: Verdict;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className="flex gap-3 py-4">
      <span
        className={`inline-flex size-8 shrink-0 items-center justify-center rounded-full ${colours[verdict]}`}
      >
        <Icon name={icons[verdict]} size={18} />
        <span className="sr-only">{text.verdicts[verdict]}</span>
      </span>
      <div className="min-w-0 grow text-small">
        <p className="font-semibold">{title}</p>
        <div className="mt-1 grid gap-1 text-muted">{children}</div>
      </div>
    </li>
  );
}
