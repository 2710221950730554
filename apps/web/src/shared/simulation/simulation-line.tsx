import { Fragment } from 'react';
import { findValue } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { ExactText } from '../ui/exact-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { SimulationProblem, type SimulationProblemProps } from './simulation-problem.tsx';
import { isAsAgreed, verifyMovements } from './verify-movements.ts';

const text = messages.simulation;

export interface SimulationLineProps extends SimulationProblemProps {
  /** The agreed limit: the least that arrives, the most that leaves, or nothing. */
  label: string;
  /** The agreed amounts, each also with every digit. */
  amounts: readonly { readonly shown: string; readonly exact: string }[];
}

/** The worst case of a write in one line, and whether the simulation keeps it; a problem is open below. */
export function SimulationLine({ label, amounts, planned, simulation }: SimulationLineProps) {
  const known = findValue(simulation);
  const isKept = known?.kind === 'measured' && isAsAgreed(verifyMovements(known, planned));
  return (
    <section aria-label={text.title} aria-live="polite" className="grid gap-2">
      <dl className="flex flex-wrap items-center justify-between gap-x-2 text-small max-[22rem]:text-caption">
        <dt className="inline-flex items-center gap-2 text-muted">
          {label}
          {isKept && (
            <span className="inline-flex items-center gap-0.5 text-caption text-gain">
              <Icon name="check" size={16} />
              {text.kept}
            </span>
          )}
          {simulation.state === 'loading' && <span className="text-caption">{text.underWay}</span>}
        </dt>
        <dd className="figures ml-auto min-h-6 text-right font-medium">
          {amounts.map(({ shown, exact }, index) => (
            <Fragment
              // Two tokens of one symbol can have the same text.
              key={index}
            >
              {index > 0 && ' + '}
              <ExactText exact={exact} className="whitespace-nowrap">
                {shown}
              </ExactText>
            </Fragment>
          ))}
        </dd>
      </dl>
      <SimulationProblem planned={planned} simulation={simulation} />
    </section>
  );
}
