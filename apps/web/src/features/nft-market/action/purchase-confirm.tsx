import { type ReactNode, useState } from 'react';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { usePayment } from '../../../shared/payment/use-payment.ts';
import { PlannedDialog } from '../../../shared/payment/write-dialog.tsx';
import type {
  ExactOutput,
  ExactOutputOffer,
  ExactOutputPart,
} from '../../../shared/site/exact-output-part.ts';
import { useBalances } from '../../../shared/token-list/balances.query.ts';
import { formatSymbol, toCurrencyId } from '../../../shared/token-list/currency.ts';
import type { TransactionProgress } from '../../../shared/transaction/transaction-plan.ts';
import { warnUnsent } from '../../../shared/transaction/warn-unsent.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { Purchase, PurchaseOrder } from './purchase-order.ts';
import { createPurchasePlan, planPurchase, toPurchasePayment } from './purchase-plan.ts';
import type { OtherCurrency } from './use-pay-choice.tsx';

const text = messages.nftMarketPay;

export interface PurchaseConfirmProps extends OtherCurrency {
  session: WalletSession;
  bought: Purchase;
  /** The choice of the currency. */
  choice: ReactNode;
  /** Why it must not be sent, in any currency. */
  obstacle?: string | undefined;
  /** More of the purchase. */
  children?: ReactNode;
  /** The run begins, and ends: between them the purchase must not change. */
  onStart?: (() => void) | undefined;
  onEnd?: (end: TransactionProgress | undefined) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Confirms a purchase in another currency, from the offer of the swap to its end. */
export function PurchaseConfirm({ part, ...rest }: PurchaseConfirmProps) {
  const { bought, input } = rest;
  const known = part && findValue(part);
  // A wallet with an open prompt may not answer; the purchase under way stays on the screen.
  const [used, setUsed] = useState(known);
  if (used === undefined && known !== undefined) setUsed(known);
  const { Offer } = used ?? {};
  if (!Offer) return <OpenPurchase {...rest} offered={part} />;
  return (
    <Offer account={bought.account} input={input} output={bought.quote} amountOut={bought.price}>
      {(offered) => {
        const answer = findValue(offered);
        return answer?.kind === 'offer' ? (
          <OfferedPurchase {...rest} isAble={part !== undefined} offer={answer.offer} />
        ) : (
          <OpenPurchase {...rest} offered={offered} />
        );
      }}
    </Offer>
  );
}

type OpenPurchaseProps = Pick<PurchaseConfirmProps, 'bought' | 'input' | 'choice' | 'children' | 'onBack'> & {
  offered: Reading<ExactOutput | ExactOutputPart> | undefined;
};

/** Without an offer: the choice, and why. */
function OpenPurchase({ bought, input, choice, offered, children, onBack }: OpenPurchaseProps) {
  return (
    <Dialog isOpen height="short" title={bought.title} onClose={onBack}>
      <div className="grid gap-4">
        {choice}
        {offered?.state === 'loading' && <Spinner label={messages.ui.loading} />}
        {offered?.state === 'unknown' && <InlineNotice tone="warning" title={text.noOffer} />}
        {offered && findValue(offered) && (
          <InlineNotice tone="warning" title={text.noRoute(formatSymbol(input.symbol))} />
        )}
        {children}
      </div>
    </Dialog>
  );
}

type OfferedPurchaseProps = Omit<PurchaseConfirmProps, 'part'> & {
  offer: ExactOutputOffer;
  isAble: boolean;
};

function OfferedPurchase({ session, bought, input, offer, isAble, ...rest }: OfferedPurchaseProps) {
  const order = { bought, input, offer };
  const quoteSymbol = formatSymbol(bought.quote.symbol);
  const isShort = useIsShort(order);
  const paid = { ...usePayment(session, []), payment: toPurchasePayment(order) };
  return (
    <PlannedDialog
      session={session}
      title={bought.title}
      confirmLabel={messages.nftMarketWrite.button.buy}
      plan={createPurchasePlan(order)}
      planned={{ state: 'value', value: planPurchase(order) }}
      paid={paid}
      obstacle={
        !isAble
          ? text.noBatch(quoteSymbol)
          : isShort
            ? text.tooLittle(formatSymbol(input.symbol))
            : (rest.obstacle ?? offer.obstacle)
      }
      onStart={rest.onStart}
      onEnd={(end) => {
        rest.onEnd?.(end);
        warnEnd(end, quoteSymbol);
      }}
      onSent={rest.onClose}
      onClose={rest.onBack}
    >
      {rest.choice}
      <p className="text-small text-muted">{bought.about}</p>
      <OfferNotices offer={offer} />
      {rest.children}
    </PlannedDialog>
  );
}

/** Whether the account has less than the most that leaves; not while that is unknown. */
function useIsShort({ bought, input, offer }: PurchaseOrder): boolean {
  const balance = findValue(useBalances(bought.account, [input]))?.get(toCurrencyId(input));
  return balance !== undefined && balance < offer.mostIn;
}

function OfferNotices({ offer: { warning, renew } }: { offer: ExactOutputOffer }) {
  return (
    <output className="grid gap-2 empty:hidden">
      {warning !== undefined && <InlineNotice tone="warning">{warning}</InlineNotice>}
      {renew && (
        <InlineNotice
          tone="warning"
          title={text.moved}
          action={
            <Button size="small" tone="secondary" onClick={renew}>
              {text.accept}
            </Button>
          }
        />
      )}
    </output>
  );
}

/** A wallet that announces batches may refuse them: its dialog closes, and nothing else may be sent in its place. */
function warnEnd(end: TransactionProgress | undefined, symbol: string): void {
  if (end?.stage === 'limited') showNotice({ tone: 'warning', title: text.noBatch(symbol) });
  else warnUnsent(end, messages.nftMarketWrite.warning);
}
