import { lazy, Suspense } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PaidButton } from '../../../shared/payment/paid-button.tsx';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { getExchange } from '../get-exchange.ts';
import { getRouterSpender } from '../router-spender.ts';
import type { Deposit } from './deposit.ts';
import type { AddView } from './use-add.ts';
import { useWriteStep, type WriteEvents } from './use-write-step.ts';

const SupplyDialog = lazy(() =>
  import('./supply-dialog.tsx').then((module) => ({ default: module.SupplyDialog })),
);

export interface SupplyActionsProps extends WriteEvents {
  session: WalletSession;
  view: Pick<AddView, 'pool' | 'share'>;
  a: Currency;
  b: Currency;
  deposit: Deposit;
}

/** The button of a deposit, and its dialog with the approvals of both tokens. */
export function SupplyActions({ session, view, a, b, deposit, ...events }: SupplyActionsProps) {
  const chain = useChain();
  const { slippageBps } = useSettings();
  const spender = getRouterSpender(chain);
  const sideA = usePaymentSide(session, { spender, asset: a, amount: deposit.amountA });
  const sideB = usePaymentSide(session, { spender, asset: b, amount: deposit.amountB });
  const paid = usePayment(session, [sideA, sideB]);
  const { step, open, close } = useWriteStep(events);
  const { router } = getExchange(chain);
  return (
    <>
      <PaidButton
        paid={paid}
        label={messages.liquidity.supply}
        onClick={() => open('confirm')}
        onApprove={() => open('approve')}
      />
      <Suspense fallback={null}>
        {step !== 'closed' && (
          <SupplyDialog
            session={session}
            order={{ chain, a, b, deposit, slippageBps, recipient: session.account, router }}
            paid={paid}
            prefersApproval={step === 'approve'}
            pair={view.pool?.address}
            share={view.share}
            onSent={events.onSent}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
