import { messages } from '../message/messages.ts';
import { classNames } from '../ui/class-names.ts';
import type { ShownStep } from './transaction-plan.ts';

const text = messages.transaction.step;

/** The steps of a write as one bar, with the current and the next one by name; in the end one line. */
export function StepList({ steps }: { steps: readonly ShownStep[] }) {
  const current = steps.findIndex(({ state }) => state !== 'done');
  const isDone = current < 0;
  const hasFailed = steps[current]?.state === 'failed';
  return (
    <div className="relative text-small">
      <p className="flex gap-1" aria-hidden>
        {isDone ? (
          <span className="text-muted">{messages.transaction.steps}</span>
        ) : (
          steps.map(({ state }, index) => (
            <span key={index} className={classNames('mb-1.5 h-1 grow rounded-full', barClass[state])} />
          ))
        )}
      </p>
      <ol aria-label={messages.transaction.steps}>
        {steps.map(({ label, state }, index) => (
          <li
            // Approvals of two tokens with one symbol have one label.
            key={index}
            aria-current={state === 'active' ? 'step' : undefined}
            className={toStepClass(index - current, isDone, hasFailed)}
          >
            {!isDone && !hasFailed && index === current + 1 ? (
              `${text.state[state]}: ${label}`
            ) : (
              <>
                {label}
                <span className={state === 'failed' ? 'text-loss' : 'sr-only'}>: {text.state[state]}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      <p
        className={classNames('figures absolute right-0 text-muted', isDone ? 'top-0' : 'top-2.5')}
        aria-hidden
      >
        {isDone ? text.allDone(steps.length) : text.place(current + 1, steps.length)}
      </p>
    </div>
  );
}

const barClass: Record<ShownStep['state'], string> = {
  waiting: 'bg-line',
  active: 'bg-accent opacity-50',
  done: 'bg-accent',
  failed: 'bg-loss',
};

/** `distance`: of the step to the current one. Nothing follows one that failed. */
function toStepClass(distance: number, isDone: boolean, hasFailed: boolean): string {
  if (isDone || distance < 0 || distance > (hasFailed ? 0 : 1)) return 'sr-only';
  return distance === 0 ? 'pr-14 font-semibold wrap-anywhere' : 'text-caption text-muted wrap-anywhere';
}
