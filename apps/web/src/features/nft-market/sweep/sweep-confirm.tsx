import type { Address } from '@tradewind/rules/network/address';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { WriteDialog } from '../../../shared/payment/write-dialog.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { toMarketSpender } from '../action/market-spender.ts';
import { useBasketStates } from '../basket/basket.query.ts';
import { toListingKey } from '../basket/basket-store.ts';
import { toWorkName } from '../list/work-labels.ts';
import { useReferrer } from '../work/referrer.query.ts';
import { computeTotal, isPassedOver, type Sweep, type SweepOrder, type SweepWork } from './sweep-order.ts';
import { createSweepPlan, planSweep } from './sweep-plan.ts';

const text = messages.nftMarketBasket;

export interface SweepConfirmProps {
  session: WalletSession;
  /** With the prices that the basket showed. */
  sweep: Sweep;
  onBack: () => void;
  onClose: () => void;
}

/** Confirms a purchase of several works and follows it to its end. One that is sold or dearer meanwhile is left out. */
export function SweepConfirm({ session, sweep, onBack, onClose }: SweepConfirmProps) {
  const { account } = session;
  const { left, lost } = useStillForSale(sweep.works, account);
  // Without any, the market refuses, and the dialog says so.
  const works = left.length === 0 ? sweep.works : left;
  const order: SweepOrder = { ...sweep, works, chain: useChain(), account, referrer: useReferrer() };
  const { market, quote } = sweep;
  const charge = { spender: toMarketSpender(market), asset: quote, amount: computeTotal(works) };
  const paid = usePayment(session, [usePaymentSide(session, charge)]);
  return (
    <WriteDialog
      session={session}
      title={text.buy(works.length)}
      confirmLabel={messages.nftMarketWrite.button.buy}
      plan={createSweepPlan(order, paid)}
      planned={planSweep(order, { isBatch: paid.payment.kind === 'batch' })}
      paid={paid}
      obstacle={left.length === 0 ? text.nothing : undefined}
      onSent={onClose}
      onClose={onBack}
    >
      <p className="text-small text-muted">{text.about}</p>
      <div aria-live="polite">
        {lost.length > 0 && (
          <InlineNotice tone="warning" title={text.leftOut(lost.length)}>
            {lost.map(({ work }) => toWorkName(work)).join(', ')}
          </InlineNotice>
        )}
      </div>
    </WriteDialog>
  );
}

/** The works that the market would sell at their prices now, and those that it would pass over. */
function useStillForSale(works: readonly SweepWork[], account: Address) {
  const listed = works.map(({ work }) => work);
  const states = findValue(useBasketStates(listed, account));
  const isLost = (each: SweepWork) => isPassedOver(each, states?.get(toListingKey(each.work)));
  return { left: works.filter((each) => !isLost(each)), lost: works.filter(isLost) };
}
