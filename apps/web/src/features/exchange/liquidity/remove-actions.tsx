import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ApproveDialog } from '../../../shared/payment/approve-dialog.tsx';
import type { TokenCharge } from '../../../shared/payment/spender.ts';
import { useApproval } from '../../../shared/payment/use-payment.ts';
import { getRouterSpender } from '../router-spender.ts';
import type { LiquidityPool } from './liquidity-pool.ts';
import type { Permit } from '../../../shared/transaction/permit.ts';
import { usePermit } from './permit.mutation.ts';
import type { Removal } from './removal.ts';
import { toShareToken } from './share-token.ts';

const text = messages.liquidity;

export interface RemoveActionsProps {
  session: WalletSession;
  pool: LiquidityPool;
  removal: Removal;
  /** With the signature where there is one; without, the on-chain approval counts. */
  onRemove: (permit: Permit | undefined) => void;
}

/** A signature, or an approval where the wallet can't sign one, and then the removal. */
export function RemoveActions({ session, pool, removal, onRemove }: RemoveActionsProps) {
  const chain = useChain();
  const { liquidity } = removal;
  const charge: TokenCharge = {
    spender: getRouterSpender(chain),
    asset: toShareToken(chain, pool.address),
    amount: liquidity,
  };
  const approval = useApproval(session, charge);
  const { permit, isSigning, sign } = usePermit(session, pool.address);
  const [isApproving, setIsApproving] = useState(false);
  const isSigned = permit?.value === liquidity;
  const isApproved = approval.state === 'APPROVED';
  const promptForSignature = async () => {
    if ((await sign(liquidity)) === 'impossible') setIsApproving(true);
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Button
          size="large"
          disabled={isApproved || isSigned || approval.state === 'UNKNOWN'}
          isBusy={isSigning || approval.state === 'PENDING' || approval.isRunning}
          onClick={() => void promptForSignature()}
        >
          {toSignLabel(isSigning, isApproved || isSigned)}
        </Button>
        <Button
          size="large"
          disabled={!isApproved && !isSigned}
          onClick={() => onRemove(isApproved ? undefined : permit)}
          aria-haspopup="dialog"
        >
          {text.remove}
        </Button>
      </div>
      {isApproving && (
        <ApproveDialog
          charge={charge}
          approval={approval}
          onClose={() => {
            approval.reset();
            setIsApproving(false);
          }}
        />
      )}
    </>
  );
}

function toSignLabel(isSigning: boolean, isAllowed: boolean): string {
  if (isAllowed) return text.signed;
  return isSigning ? text.signing : text.sign;
}
