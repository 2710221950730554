import { maxUint256 } from 'viem';
import { findValue } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { parseAmountAnswer } from '../simulation/holding.ts';
import { verifyMovements } from '../simulation/verify-movements.ts';
import type { Simulation, PlannedWrite } from '../simulation/planned-write.ts';
import { useSimulatedWrite } from '../simulation/simulation.query.ts';
import { formatSymbol } from '../token-list/currency.ts';
import { shortenAddress } from '../ui/address.ts';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useWalletSession } from '../wallet/wallet-session.ts';
import { formatExactCurrency } from '../token-list/format-exact-currency.ts';
import { SimulationFindings } from '../simulation/simulation-findings.tsx';
import { type OwnedApproval, planApproval } from './planned-approval.ts';
import type { TokenCharge } from './spender.ts';

const text = messages.simulation;

export interface ApprovalSimulationProps {
  charge: TokenCharge;
  /** The amount to approve, once known. */
  amount: bigint | undefined;
}

/** The spender's allowance after an approval, as the simulation of the token reports it. */
export function ApprovalSimulation({ charge, amount }: ApprovalSimulationProps) {
  const owner = useWalletSession()?.account;
  if (!owner || amount === undefined) return null;
  return <SimulatedApproval owner={owner} charge={{ ...charge, amount }} />;
}

function SimulatedApproval(approval: OwnedApproval) {
  const planned = planApproval(approval);
  const { simulation } = useSimulatedWrite(planned);
  const known = findValue(simulation);
  return (
    <section aria-label={text.approvalTitle} aria-live="polite" className="mt-4 text-small">
      {known ? (
        <KnownApproval charge={approval.charge} planned={planned} simulation={known} />
      ) : simulation.state === 'loading' ? (
        <Spinner size={20} label={text.loading} />
      ) : (
        <InlineNotice tone="warning" title={text.unknownTitle}>
          {text.unknownText}
        </InlineNotice>
      )}
    </section>
  );
}

type KnownApprovalProps = { charge: TokenCharge; planned: PlannedWrite; simulation: Simulation };

function KnownApproval({ charge, planned, simulation }: KnownApprovalProps) {
  if (simulation.kind === 'reverted')
    return (
      <InlineNotice
        tone={charge.amount === maxUint256 ? 'warning' : 'error'}
        title={messages.payment.refusedApproval}
      >
        {planned.explain(simulation.refusals).message}
      </InlineNotice>
    );
  if (simulation.kind !== 'measured')
    return (
      <InlineNotice tone="warning" title={text.unknownTitle}>
        {text.unsupportedText}
      </InlineNotice>
    );
  const { findings } = verifyMovements(simulation, planned);
  return (
    <>
      <p>{toAllowedText(charge, parseAmountAnswer(simulation.answer))}</p>
      <SimulationFindings findings={findings} />
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
