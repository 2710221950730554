import { lazy, Suspense } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PaidButton } from '../../../shared/payment/paid-button.tsx';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { getExchange } from '../get-exchange.ts';
import type { LiquidityPool } from './liquidity-pool.ts';
import type { Removal } from './removal.ts';
import { getRemovalSpender } from './removal-spender.ts';
import { toShareToken } from './share-token.ts';
import { useWriteStep, type WriteEvents } from './use-write-step.ts';

const RemoveDialog = lazy(() =>
  import('./remove-dialog.tsx').then((module) => ({ default: module.RemoveDialog })),
);

export interface RemoveActionsProps extends WriteEvents {
  session: WalletSession;
  pool: LiquidityPool;
  a: Currency;
  b: Currency;
  removal: Removal;
}

/** The button of a withdrawal, and its dialog with the signature, or the approval where the wallet can't sign. */
export function RemoveActions({ session, pool, a, b, removal, ...events }: RemoveActionsProps) {
  const chain = useChain();
  const { slippageBps } = useSettings();
  const asset = toShareToken(chain, pool.address);
  const charge = { spender: getRemovalSpender(chain), asset, amount: removal.liquidity };
  const paid = usePayment(session, [usePaymentSide(session, charge)]);
  const { step, open, close } = useWriteStep(events);
  const { router } = getExchange(chain);
  const { account: recipient } = session;
  return (
    <>
      <PaidButton
        paid={paid}
        label={messages.liquidity.remove}
        onClick={() => open('confirm')}
        onApprove={() => open('approve')}
      />
      <Suspense fallback={null}>
        {step !== 'closed' && (
          <RemoveDialog
            session={session}
            order={{ chain, pair: pool.address, a, b, removal, slippageBps, recipient, router }}
            paid={paid}
            prefersApproval={step === 'approve'}
            onSent={events.onSent}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
