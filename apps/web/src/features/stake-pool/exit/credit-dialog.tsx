import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PlainWriteDialog } from '../../../shared/payment/plain-write-dialog.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { StakePool } from '../pool/pool.ts';
import { createCreditPlan } from './credit-plan.ts';

export interface CreditDialogProps {
  pool: Pick<StakePool, 'address' | 'earn'>;
  session: WalletSession;
  /** Raw units of the earn token. */
  credit: bigint;
  onClose: () => void;
}

/** Withdraws a credit. The shown amount is that of the opening. */
export function CreditDialog({ pool, session, credit, onClose }: CreditDialogProps) {
  const chain = useChain();
  const [plan] = useState(() => createCreditPlan(chain, pool, session.account, credit));
  return (
    <PlainWriteDialog session={session} title={messages.stakePool.withdraw} plan={plan} onClose={onClose} />
  );
}
