import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { ReactNode } from 'react';
import type { Reading } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { type Verification, verifyOutcome, type Movement } from './verify-outcome.ts';
import type { Outcome, PlannedWrite } from './planned-write.ts';
import { shortenAddress } from '../ui/address.ts';
import { Detail } from '../ui/detail.tsx';
import { Icon } from '../ui/icon.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { formatExactCurrency } from '../token-list/format-exact-currency.ts';
import { OutcomeFindings } from './outcome-findings.tsx';

const text = messages.simulation;

export interface SimulatedOutcomeProps {
  planned: PlannedWrite;
  outcome: Reading<Outcome>;
}

/** The simulated result of a write: outgoing and incoming amounts, the worst case, or the failure reason. */
export function SimulatedOutcome({ planned, outcome }: SimulatedOutcomeProps) {
  return (
    <section aria-label={text.title} aria-live="polite">
      {outcome.state === 'loading' ? (
        <div className="flex min-h-32 items-center justify-center text-muted">
          <Spinner label={text.loading} />
        </div>
      ) : outcome.state === 'unknown' ? (
        <Unknown>{text.unknownText}</Unknown>
      ) : (
        <KnownOutcome outcome={outcome.value} planned={planned} />
      )}
    </section>
  );
}

function KnownOutcome({ outcome, planned }: { outcome: Outcome; planned: PlannedWrite }) {
  if (outcome.kind === 'reverted')
    return (
      <InlineNotice tone="error" title={text.failsTitle}>
        {planned.explain(outcome.refusals).message}
      </InlineNotice>
    );
  if (outcome.kind === 'unsupported') return <Unknown>{text.unsupportedText}</Unknown>;
  if (outcome.kind === 'unmeasured') return <Unknown>{text.unmeasuredText}</Unknown>;
  return (
    <Movements
      verification={verifyOutcome(outcome.changes, planned.expected)}
      account={planned.write.account}
    />
  );
}

function Unknown({ children }: { children: ReactNode }) {
  return (
    <InlineNotice tone="warning" title={text.unknownTitle}>
      {children}
    </InlineNotice>
  );
}

function Movements({ verification, account }: { verification: Verification; account: Address }) {
  const { leaves, arrives, findings } = verification;
  const isGood = findings.length === 0 && [...leaves, ...arrives].every(({ amount }) => amount !== undefined);
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
      <dl className="grid gap-1.5 text-small">
        {leaves.map((movement) => (
          <MovementLines
            key={`out ${movement.currency.symbol}`}
            movement={movement}
            label={text.leaves}
            limitLabel={text.atMost}
          />
        ))}
        {arrives.map((movement) => (
          <MovementLines
            key={`in ${movement.currency.symbol}`}
            movement={movement}
            label={
              isSameAddress(account, movement.owner)
                ? text.arrives
                : text.arrivesAt(shortenAddress(movement.owner))
            }
            limitLabel={text.atLeast}
          />
        ))}
      </dl>
      <p className="mt-2 text-small text-muted">{text.networkFee}</p>
      <OutcomeFindings findings={findings} />
    </div>
  );
}

/** The exact amount, and below it the agreed worst case where that differs. */
function MovementLines(props: { movement: Movement; label: string; limitLabel: string }) {
  const { movement, label, limitLabel } = props;
  const { amount, limit, currency } = movement;
  return (
    <>
      <Detail label={label}>
        {amount === undefined ? (
          <span title={messages.ui.unknownBecause(text.amountUnknown)}>–</span>
        ) : (
          formatExactCurrency(amount, currency)
        )}
      </Detail>
      {limit !== undefined && limit !== amount && (
        <Detail label={limitLabel}>
          <span className="text-muted">{formatExactCurrency(limit, currency)}</span>
        </Detail>
      )}
    </>
  );
}
