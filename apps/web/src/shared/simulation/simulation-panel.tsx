import type { Address } from '@tradewind/rules/network/address';
import type { ReactNode } from 'react';
import { findValue, type Reading } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { NetworkFee } from './network-fee.tsx';
import { MovementList } from './movement-list.tsx';
import { SimulationProblem } from './simulation-problem.tsx';
import type { Simulation, PlannedWrite } from './planned-write.ts';
import { isAsAgreed, type Verification, verifyMovements } from './verify-movements.ts';

const text = messages.simulation;

export interface SimulationPanelProps {
  planned: PlannedWrite;
  simulation: Reading<Simulation>;
}

/** The simulated result of a write: outgoing and incoming amounts, the worst case, or the failure reason. */
export function SimulationPanel({ planned, simulation }: SimulationPanelProps) {
  const known = findValue(simulation);
  return (
    <section aria-label={text.title} aria-live="polite">
      {simulation.state === 'loading' && (
        <div className="flex min-h-32 items-center justify-center text-muted">
          <Spinner label={text.loading} />
        </div>
      )}
      {known?.kind === 'measured' ? (
        <Movements
          verification={verifyMovements(known, planned)}
          simulation={simulation}
          account={planned.write.account}
        >
          <SimulationProblem planned={planned} simulation={simulation} />
        </Movements>
      ) : (
        <>
          <SimulationProblem planned={planned} simulation={simulation} />
          {known && known.kind !== 'reverted' && (
            <div className="mt-2">
              <NetworkFee simulation={simulation} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

type MovementsProps = {
  verification: Verification;
  simulation: Reading<Simulation>;
  account: Address;
  children: ReactNode;
};

function Movements({ verification, simulation, account, children }: MovementsProps) {
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
      <div className="mt-2 border-t border-line pt-2">
        <NetworkFee simulation={simulation} />
      </div>
      {children}
    </div>
  );
}
