import { findValue } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { ExactText } from '../ui/exact-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { SimulationProblem, type SimulationProblemProps } from './simulation-problem.tsx';
import { isAsAgreed, verifyMovements } from './verify-movements.ts';

const text = messages.simulation;

export interface SimulationLineProps extends SimulationProblemProps {
  /** The agreed worst case. */
  promise: string;
  /** The same with every digit. */
  exactPromise: string;
}

/** The worst case of a write in one line, and whether the simulation keeps it; a problem is open below. */
export function SimulationLine({ promise, exactPromise, planned, simulation }: SimulationLineProps) {
  const known = findValue(simulation);
  const isKept = known?.kind === 'measured' && isAsAgreed(verifyMovements(known, planned));
  return (
    <section aria-label={text.title} aria-live="polite" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-1.5 text-small">
        <ExactText exact={exactPromise} className="figures">
          {promise}
        </ExactText>
        {isKept && (
          <span className="inline-flex items-center gap-1 text-gain">
            · {text.kept}
            <Icon name="check" size={16} />
          </span>
        )}
        {simulation.state === 'loading' && <span className="text-muted">· {text.underWay}</span>}
      </p>
      <SimulationProblem planned={planned} simulation={simulation} />
    </section>
  );
}
