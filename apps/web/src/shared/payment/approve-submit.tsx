import { useSimulatedWrite } from '../simulation/simulation.query.ts';
import { messages } from '../message/messages.ts';
import { formatSymbol } from '../token-list/currency.ts';
import { Button } from '../ui/button.tsx';
import { useWalletSession } from '../wallet/wallet-session.ts';
import { type OwnedApproval, planApproval } from './planned-approval.ts';
import type { TokenCharge } from './spender.ts';

const text = messages.payment;

export interface ApproveSubmitProps {
  charge: TokenCharge;
  /** The amount to approve; undefined while it is invalid or less than needed. */
  amount: bigint | undefined;
  onApprove: () => void;
}

/** Sends an approval, unless the simulation shows that it would take something. */
export function ApproveSubmit({ charge, amount, onApprove }: ApproveSubmitProps) {
  const owner = useWalletSession()?.account;
  if (owner && amount !== undefined)
    return <SimulatedSubmit owner={owner} charge={{ ...charge, amount }} onApprove={onApprove} />;
  return (
    <Button size="large" isFullWidth disabled>
      {text.approve(formatSymbol(charge.asset.symbol))}
    </Button>
  );
}

function SimulatedSubmit({ onApprove, ...approval }: OwnedApproval & { onApprove: () => void }) {
  const { isAwaited, isBlocked } = useSimulatedWrite(planApproval(approval));
  return (
    <Button size="large" isFullWidth disabled={isBlocked} isBusy={isAwaited} onClick={onApprove}>
      {text.approve(formatSymbol(approval.charge.asset.symbol))}
    </Button>
  );
}
