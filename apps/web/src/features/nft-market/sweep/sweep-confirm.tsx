import type { Address } from '@tradewind/rules/network/address';
import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { WriteDialog } from '../../../shared/payment/write-dialog.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { toMarketSpender } from '../action/market-spender.ts';
import { PurchaseConfirm, type PurchaseConfirmProps } from '../action/purchase-confirm.tsx';
import { usePayChoice } from '../action/use-pay-choice.tsx';
import { useBasketStates } from '../basket/basket.query.ts';
import { toListingKey } from '../basket/basket-store.ts';
import { toWorkName } from '../list/work-labels.ts';
import { useReferrer } from '../work/referrer.query.ts';
import {
  computeTotal,
  isCheaper,
  isPassedOver,
  type Sweep,
  type SweepOrder,
  type SweepWork,
} from './sweep-order.ts';
import { createSweepPlan, planSweep } from './sweep-plan.ts';
import { toSweepPurchase } from './sweep-purchase.ts';

const text = messages.nftMarketBasket;

export interface SweepConfirmProps {
  session: WalletSession;
  /** With the prices that the basket showed. */
  sweep: Sweep;
  /** Begins with the native coin in place of the token of the market. */
  beginsWithNative: boolean;
  onBack: () => void;
  onClose: () => void;
}

/** Confirms a purchase of several works and follows it to its end. One that is sold or dearer meanwhile is left out. */
export function SweepConfirm({ session, sweep, beginsWithNative, onBack, onClose }: SweepConfirmProps) {
  const { account } = session;
  const { left, lost, hasCheaper } = useStillForSale(sweep.works, account);
  // Without any, the market refuses, and the dialog says so.
  const works = left.length === 0 ? sweep.works : left;
  const present: SweepOrder = { ...sweep, works, chain: useChain(), account, referrer: useReferrer() };
  // A run keeps its order: another one would replace the dialog that follows it.
  const [started, setStarted] = useState<SweepOrder>();
  const order = started ?? present;
  const price = computeTotal(order.works);
  const { choice, other } = usePayChoice(session, { quote: sweep.quote, price, beginsWithNative });
  const obstacle = started === undefined && left.length === 0 ? text.nothing : undefined;
  const shared = { session, choice, obstacle, onBack, onClose };
  const children = <LeftOut works={lost} />;
  if (!other)
    return (
      <QuoteConfirm {...shared} order={order}>
        {children}
      </QuoteConfirm>
    );
  return (
    <PurchaseConfirm
      {...shared}
      {...other}
      // The swap brings the sum that the dialog showed.
      obstacle={obstacle ?? (started === undefined && hasCheaper ? messages.nftMarketPay.lowered : undefined)}
      bought={toSweepPurchase(order)}
      onStart={() => setStarted(present)}
      onEnd={(end) => {
        if (end?.stage !== 'done') setStarted(undefined);
      }}
    >
      {children}
    </PurchaseConfirm>
  );
}

function LeftOut({ works }: { works: readonly SweepWork[] }) {
  return (
    <div aria-live="polite">
      {works.length > 0 && (
        <InlineNotice tone="warning" title={text.leftOut(works.length)}>
          {works.map(({ work }) => toWorkName(work)).join(', ')}
        </InlineNotice>
      )}
    </div>
  );
}

interface QuoteConfirmProps extends Pick<
  PurchaseConfirmProps,
  'session' | 'choice' | 'obstacle' | 'children'
> {
  order: SweepOrder;
  onBack: () => void;
  onClose: () => void;
}

/** The purchase in the token of the market. */
function QuoteConfirm({ session, order, choice, obstacle, children, onBack, onClose }: QuoteConfirmProps) {
  const { market, quote, works } = order;
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
      obstacle={obstacle}
      onSent={onClose}
      onClose={onBack}
    >
      {choice}
      <p className="text-small text-muted">{text.about}</p>
      {children}
    </WriteDialog>
  );
}

/** The works that the market would sell at their prices now, and those that it would pass over. */
function useStillForSale(works: readonly SweepWork[], account: Address) {
  const listed = works.map(({ work }) => work);
  const states = findValue(useBasketStates(listed, account));
  const findState = ({ work }: SweepWork) => states?.get(toListingKey(work));
  const isLost = (each: SweepWork) => isPassedOver(each, findState(each));
  const left = works.filter((each) => !isLost(each));
  const hasCheaper = left.some((each) => isCheaper(each, findState(each)));
  return { left, lost: works.filter(isLost), hasCheaper };
}
