import { maxUint256 } from 'viem';
import { findValue } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { parseAmountAnswer } from '../simulation/holding.ts';
import { verifyOutcome } from '../simulation/verify-outcome.ts';
import type { Outcome, PlannedWrite } from '../simulation/planned-write.ts';
import { useSimulatedWrite } from '../simulation/simulation.query.ts';
import { formatSymbol } from '../token-list/currency.ts';
import { shortenAddress } from '../ui/address.ts';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useWalletSession } from '../wallet/wallet-session.ts';
import { formatExactCurrency } from '../token-list/format-exact-currency.ts';
import { OutcomeFindings } from '../simulation/outcome-findings.tsx';
import { type OwnedApproval, planApproval } from './planned-approval.ts';
import type { TokenCharge } from './spender.ts';

const text = messages.simulation;

export interface ApprovalOutcomeProps {
  charge: TokenCharge;
  /** The amount to approve, once known. */
  amount: bigint | undefined;
}

/** The spender's allowance after an approval, as the simulation of the token reports it. */
export function ApprovalOutcome({ charge, amount }: ApprovalOutcomeProps) {
  const owner = useWalletSession()?.account;
  if (!owner || amount === undefined) return null;
  return <SimulatedApproval owner={owner} charge={{ ...charge, amount }} />;
}

function SimulatedApproval(approval: OwnedApproval) {
  const planned = planApproval(approval);
  const { outcome } = useSimulatedWrite(planned);
  const known = findValue(outcome);
  return (
    <section aria-label={text.approvalTitle} aria-live="polite" className="mt-4 text-small">
      {known ? (
        <KnownApproval charge={approval.charge} planned={planned} outcome={known} />
      ) : outcome.state === 'loading' ? (
        <Spinner size={20} label={text.loading} />
      ) : (
        <InlineNotice tone="warning" title={text.unknownTitle}>
          {text.unknownText}
        </InlineNotice>
      )}
    </section>
  );
}

type KnownApprovalProps = { charge: TokenCharge; planned: PlannedWrite; outcome: Outcome };

function KnownApproval({ charge, planned, outcome }: KnownApprovalProps) {
  if (outcome.kind === 'reverted')
    return (
      <InlineNotice
        tone={charge.amount === maxUint256 ? 'warning' : 'error'}
        title={messages.payment.refusedApproval}
      >
        {planned.explain(outcome.refusals).message}
      </InlineNotice>
    );
  if (outcome.kind !== 'measured')
    return (
      <InlineNotice tone="warning" title={text.unknownTitle}>
        {text.unsupportedText}
      </InlineNotice>
    );
  const { findings } = verifyOutcome(outcome.changes, planned.expected);
  return (
    <>
      <p>{toAllowedText(charge, parseAmountAnswer(outcome.answer))}</p>
      <OutcomeFindings findings={findings} />
    </>
  );
}

/** A larger allowance counts as unlimited. */
const endless = 2n ** 128n;

function toAllowedText({ asset, spender }: TokenCharge, allowed: bigint | undefined): string {
  const { address, text: own } = spender;
  if (allowed === undefined) return own.unknownAllowance;
  if (allowed >= endless) return own.couldTakeAll(formatSymbol(asset.symbol), shortenAddress(address));
  return own.couldTake(formatExactCurrency(allowed, asset), shortenAddress(address));
}
