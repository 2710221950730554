import { useState } from 'react';
import { useChain } from '../../shared/chain/use-chain.ts';
import { messages } from '../../shared/message/messages.ts';
import type { WalletSession } from '../../shared/wallet/wallet-session.ts';
import { createClaimPlan } from './claim/claim-plan.ts';
import { ClaimRowsDialog } from './claim/claim-rows-dialog.tsx';
import { ExitDialog } from './collect/exit-dialog.tsx';
import { DisclaimerDialog } from './disclaimer/disclaimer-dialog.tsx';
import { formatClaim } from './format-claim.ts';
import { createRefundPlan } from './refund/refund-plan.ts';
import { ClosingDialog } from './closing/closing-dialog.tsx';
import type { OpenedSaleAction, SaleAction } from './write/sale-action.ts';

const text = messages.launchpadWrite;

export interface SaleDialogProps extends OpenedSaleAction {
  session: WalletSession;
  onOpen: (action: SaleAction) => void;
  onClose: () => void;
}

/** The dialogs of a panel, which load together with the first one. */
export function SaleDialog({ action, onOpen, ...shown }: SaleDialogProps) {
  const { buyer } = shown;
  if (action.kind === 'claim') return <ClaimDialog {...shown} action={action} />;
  if (action.kind === 'refund') return <RefundDialog {...shown} action={action} />;
  if (action.kind === 'settle') return <ClosingDialog {...shown} way={action.way} />;
  if (action.kind === 'disclaimer')
    return <DisclaimerDialog {...shown} symbol={action.symbol} chainId={shown.sale.chainId} />;
  return buyer ? <ClaimRowsDialog {...shown} kind={action.kind} buyer={buyer} onClaim={onOpen} /> : null;
}

type ActionProps<Kind extends SaleAction['kind']> = Omit<SaleDialogProps, 'action' | 'onOpen'> & {
  action: Extract<SaleAction, { kind: Kind }>;
};

function ClaimDialog({ action, sale, session, onClose }: ActionProps<'claim'>) {
  const chain = useChain();
  const { account } = session;
  const { endsRefund } = action;
  const [plan] = useState(() => createClaimPlan({ ...action, chain, account, sale }));
  return (
    <ExitDialog
      session={session}
      title={text.claimTitle}
      sale={sale}
      plan={plan}
      isFree={!endsRefund}
      onClose={onClose}
    >
      <p className={endsRefund ? 'text-small text-warning' : 'text-small text-muted'}>
        {endsRefund ? text.claimGivesUp : text.claimAfterWindow}
      </p>
    </ExitDialog>
  );
}

function RefundDialog({ action, sale, session, onClose }: ActionProps<'refund'>) {
  const chain = useChain();
  const { way, amount, tokens } = action;
  const { account } = session;
  const [plan] = useState(() => createRefundPlan({ chain, account, sale, way, amount }));
  const terms =
    way === 'window' ? text.refundTerms.window(formatClaim(tokens, sale.token)) : text.refundTerms[way];
  return (
    <ExitDialog
      session={session}
      title={text.refundTitle[way]}
      sale={sale}
      plan={plan}
      isFree={way !== 'window'}
      onClose={onClose}
    >
      <p className={way === 'window' ? 'text-small text-warning' : 'text-small text-muted'}>{terms}</p>
    </ExitDialog>
  );
}
