import { useFeeObstacle } from '../simulation/fee-obstacle.ts';
import { useSimulatedWrite } from '../simulation/simulation.query.ts';
import { messages } from '../message/messages.ts';
import { formatSymbol } from '../token-list/currency.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Button } from '../ui/button.tsx';
import { useWalletSession } from '../wallet/wallet-session.ts';
import { type OwnedApproval, planApproval } from './planned-approval.ts';
import type { TokenCharge } from './spender.ts';
import type { Approval } from './use-payment.ts';

const text = messages.payment;

export interface ApproveSubmitProps {
  charge: TokenCharge;
  approval: Approval;
}

/** Sends an approval, unless the simulation shows that it would take something. */
export function ApproveSubmit({ charge, approval }: ApproveSubmitProps) {
  const owner = useWalletSession()?.account;
  const { approvable } = approval.choice;
  if (!owner || approvable === undefined)
    return (
      <Button size="large" isFullWidth disabled>
        {text.approve(formatSymbol(charge.asset.symbol))}
      </Button>
    );
  return (
    <SimulatedSubmit
      owner={owner}
      charge={{ ...charge, amount: approvable }}
      isPending={approval.state === 'PENDING'}
      onApprove={approval.approve}
    />
  );
}

type SimulatedSubmitProps = OwnedApproval & { isPending: boolean; onApprove: () => void };

function SimulatedSubmit({ isPending, onApprove, ...approval }: SimulatedSubmitProps) {
  const planned = planApproval(approval);
  const { simulation, isAwaited, isBlocked } = useSimulatedWrite(planned);
  const feeObstacle = useFeeObstacle(planned, simulation);
  const symbol = formatSymbol(approval.charge.asset.symbol);
  return (
    <ConfirmButton
      label={isPending ? text.approving(symbol) : text.approve(symbol)}
      tone="primary"
      isBusy={isAwaited || isPending}
      obstacle={isBlocked ? messages.simulation.blockedTitle : feeObstacle}
      onConfirm={onApprove}
    />
  );
}
