import { amountDigits } from '@tradewind/rules/amount/format-amount';
import type { ReactNode } from 'react';
import { findValue } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { formatCurrencyAmount } from '../token-list/format-currency-amount.ts';
import { formatExactCurrency } from '../token-list/format-exact-currency.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { MovementList } from './movement-list.tsx';
import { NetworkFee } from './network-fee.tsx';
import { SimulationLine } from './simulation-line.tsx';
import { SimulationPanel, type SimulationPanelProps } from './simulation-panel.tsx';
import { verifyMovements } from './verify-movements.ts';
import { findWorstCase, type WorstCase } from './worst-case.ts';

const text = messages.simulation;

export interface SimulationSummaryProps extends SimulationPanelProps {
  /** Further terms, before the amounts behind `Details`. */
  details?: ReactNode;
}

/** The worst case of a write in one line, its fee, and every amount behind `Details`; all open where no line can say it. */
export function SimulationSummary({ planned, simulation, details }: SimulationSummaryProps) {
  const worst = findWorstCase(planned);
  if (!worst)
    return (
      <>
        {details}
        <SimulationPanel planned={planned} simulation={simulation} />
      </>
    );
  const known = findValue(simulation);
  const movements = known?.kind === 'measured' && worst.kind !== 'nothing-leaves' && (
    <MovementList verification={verifyMovements(known, planned)} account={planned.write.account} />
  );
  const rounding = worst.kind === 'pays-at-most' ? 'up' : 'down';
  return (
    <>
      <div className="rows">
        <SimulationLine
          label={text[labels[worst.kind]]}
          amounts={worst.flows.map(({ limit, currency }) => ({
            shown: formatCurrencyAmount(limit, currency, amountDigits, rounding),
            exact: formatExactCurrency(limit, currency),
          }))}
          planned={planned}
          simulation={simulation}
        />
        <NetworkFee simulation={simulation} />
      </div>
      {(details !== undefined || movements) && (
        <div className="-mt-2">
          <Disclosure label={messages.transaction.details}>
            {details}
            {movements}
          </Disclosure>
        </div>
      )}
    </>
  );
}

const labels = {
  'receives-at-least': 'atLeast',
  'pays-at-most': 'atMost',
  'nothing-leaves': 'nothingLeaves',
} as const satisfies Record<WorstCase['kind'], string>;
