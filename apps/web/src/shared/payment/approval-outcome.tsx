import { maxUint256 } from 'viem';
import { getExchange } from '../chain/chain-client.ts';
import { findValue } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { parseAmountAnswer } from '../simulation/holding.ts';
import { judgeOutcome } from '../simulation/judge-outcome.ts';
import type { PlannedWrite } from '../simulation/planned-write.ts';
import type { Outcome } from '../simulation/simulated-write.ts';
import { useSimulatedWrite } from '../simulation/simulation.query.ts';
import { formatSymbol, type Token } from '../token-list/currency.ts';
import { shortenAddress } from '../ui/address.ts';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useWalletSession } from '../wallet/wallet-session.ts';
import { formatExactCurrency } from '../token-list/format-exact-currency.ts';
import { OutcomeFindings } from '../simulation/outcome-findings.tsx';
import { type OwnedApproval, planApproval } from './planned-approval.ts';

const text = messages.simulation;

export interface ApprovalOutcomeProps {
  token: Token;
  /** The amount to approve, once known. */
  amount: bigint | undefined;
}

/** The router's allowance after an approval, as the simulation of the token reports it. */
export function ApprovalOutcome({ token, amount }: ApprovalOutcomeProps) {
  const owner = useWalletSession()?.account;
  return owner && amount !== undefined ? <SimulatedApproval {...{ owner, token, amount }} /> : null;
}

function SimulatedApproval({ owner, token, amount }: OwnedApproval) {
  const planned = planApproval({ owner, token, amount });
  const { outcome } = useSimulatedWrite(planned);
  const known = findValue(outcome);
  return (
    <section aria-label={text.title} aria-live="polite" className="mt-4 text-small">
      {known ? (
        <KnownApproval token={token} amount={amount} planned={planned} outcome={known} />
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

type KnownApprovalProps = { token: Token; amount: bigint; planned: PlannedWrite; outcome: Outcome };

function KnownApproval({ token, amount, planned, outcome }: KnownApprovalProps) {
  if (outcome.kind === 'reverted')
    return (
      <InlineNotice tone={amount === maxUint256 ? 'warning' : 'error'} title={text.refusedApproval}>
        {planned.explain(outcome.refusals).message}
      </InlineNotice>
    );
  if (outcome.kind !== 'measured')
    return (
      <InlineNotice tone="warning" title={text.unknownTitle}>
        {text.unsupportedText}
      </InlineNotice>
    );
  const { findings } = judgeOutcome(outcome.changes, planned.expected);
  return (
    <>
      <p>{toAllowedText(token, parseAmountAnswer(outcome.answer))}</p>
      <OutcomeFindings findings={findings} />
    </>
  );
}

/** A larger allowance counts as unlimited. */
const endless = 2n ** 128n;

function toAllowedText(token: Token, allowed: bigint | undefined): string {
  const router = shortenAddress(getExchange().router);
  if (allowed === undefined) return text.approvalUnknown;
  if (allowed >= endless) return text.couldTakeAll(formatSymbol(token.symbol), router);
  return text.couldTake(formatExactCurrency(allowed, token), router);
}
