import { amountDigits } from '@tradewind/rules/amount/format-amount';
import { findValue } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import type { Currency } from '../token-list/currency.ts';
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

/** The worst case of a write in one line, its fee, and every amount behind `Details`; all open where no line can say it. */
export function SimulationSummary({ planned, simulation }: SimulationPanelProps) {
  const worst = findWorstCase(planned);
  if (!worst) return <SimulationPanel planned={planned} simulation={simulation} />;
  const known = findValue(simulation);
  const rounding = worst.kind === 'pays-at-most' ? 'up' : 'down';
  return (
    <>
      <SimulationLine
        promise={toPromise(worst, (raw, currency) =>
          formatCurrencyAmount(raw, currency, amountDigits, rounding),
        )}
        exactPromise={toPromise(worst, formatExactCurrency)}
        planned={planned}
        simulation={simulation}
      />
      <NetworkFee simulation={simulation} />
      {known?.kind === 'measured' && worst.kind !== 'nothing-leaves' && (
        <Disclosure label={messages.transaction.details}>
          <MovementList verification={verifyMovements(known, planned)} account={planned.write.account} />
        </Disclosure>
      )}
    </>
  );
}

function toPromise({ kind, flows }: WorstCase, format: (raw: bigint, currency: Currency) => string): string {
  const amounts = flows.map(({ limit, currency }) => format(limit, currency)).join(' + ');
  if (kind === 'nothing-leaves') return text.nothingLeaves;
  return kind === 'receives-at-least' ? text.receiveAtLeast(amounts) : text.payAtMost(amounts);
}
