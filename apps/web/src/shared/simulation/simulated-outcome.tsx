import type { Address } from '@tradewind/rules/network/address';
import type { ReactNode } from 'react';
import { findValue, type Reading } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { MovementList } from './movement-list.tsx';
import { OutcomeProblem } from './outcome-problem.tsx';
import type { Outcome, PlannedWrite } from './planned-write.ts';
import { isAsAgreed, type Verification, verifyOutcome } from './verify-outcome.ts';

const text = messages.simulation;

export interface SimulatedOutcomeProps {
  planned: PlannedWrite;
  outcome: Reading<Outcome>;
}

/** The simulated result of a write: outgoing and incoming amounts, the worst case, or the failure reason. */
export function SimulatedOutcome({ planned, outcome }: SimulatedOutcomeProps) {
  const known = findValue(outcome);
  return (
    <section aria-label={text.title} aria-live="polite">
      {outcome.state === 'loading' && (
        <div className="flex min-h-32 items-center justify-center text-muted">
          <Spinner label={text.loading} />
        </div>
      )}
      {known?.kind === 'measured' ? (
        <Movements
          verification={verifyOutcome(known.changes, planned.expected)}
          account={planned.write.account}
        >
          <OutcomeProblem planned={planned} outcome={outcome} />
        </Movements>
      ) : (
        <OutcomeProblem planned={planned} outcome={outcome} />
      )}
    </section>
  );
}

type MovementsProps = { verification: Verification; account: Address; children: ReactNode };

function Movements({ verification, account, children }: MovementsProps) {
  const { findings } = verification;
  const isGood = isAsAgreed(verification);
  return (
    <div className="rounded-control border border-line p-3">
      <h3 className="mb-2 flex items-center gap-1.5 text-small font-semibold">
        <Icon
          name={isGood ? 'check' : 'warning'}
          size={16}
          className={isGood ? 'text-gain' : findings.length > 0 ? 'text-loss' : 'text-warning'}
        />
        {text.title}
      </h3>
      <MovementList verification={verification} account={account} />
      <p className="mt-2 text-small text-muted">{text.networkFee}</p>
      {children}
    </div>
  );
}
