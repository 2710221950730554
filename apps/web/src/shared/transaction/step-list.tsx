import type { ReactNode } from 'react';
import { messages } from '../message/messages.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { TurningRing } from '../ui/spinner.tsx';
import type { ShownStep } from './transaction-plan.ts';

const text = messages.transaction;

/** The steps of a write, each with its state. */
export function StepList({ steps }: { steps: readonly ShownStep[] }) {
  return (
    <ol aria-label={text.steps} className="grid gap-1.5 text-small">
      {steps.map(({ label, state }, index) => (
        <li
          // Approvals of two tokens with one symbol have one label.
          key={index}
          aria-current={state === 'active' ? 'step' : undefined}
          className={classNames('flex items-start gap-3', state === 'waiting' && 'text-muted')}
        >
          <span className="flex size-5 shrink-0 items-center justify-center">{marks[state]}</span>
          <span className={classNames('min-w-0 wrap-anywhere', state === 'active' && 'font-semibold')}>
            {label}
            <span className="sr-only">: {text.step.state[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const marks: Record<ShownStep['state'], ReactNode> = {
  waiting: <span className="size-2.5 rounded-full border border-muted" />,
  active: (
    <span className="text-accent">
      <TurningRing size={18} />
    </span>
  ),
  done: <Icon name="check" size={18} className="text-gain" />,
  failed: <Icon name="error" size={18} className="text-loss" />,
};
