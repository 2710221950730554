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
import { type Currency, formatSymbol, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import type { TransactionProgress } from '../../../shared/transaction/transaction-plan.ts';
import { warnUnsent } from '../../../shared/transaction/warn-unsent.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { BuyOrder, PurchaseOrder } from './purchase-order.ts';
import { createPurchasePlan, planPurchase, toPurchasePayment } from './purchase-plan.ts';

const text = messages.nftMarketPay;
const { title, button } = messages.nftMarketWrite;

export interface PurchaseConfirmProps {
  session: WalletSession;
  buy: BuyOrder;
  /** Another currency than the quote token. */
  input: Currency;
  /** Undefined before the wallet says that it can do it. */
  part: Reading<ExactOutputPart> | undefined;
  /** The choice of the currency. */
  choice: ReactNode;
  onBack: () => void;
  onClose: () => void;
}

/** Confirms a purchase in another currency, from the offer of the swap to its end. */
export function PurchaseConfirm({ part, ...rest }: PurchaseConfirmProps) {
  const { buy, input } = rest;
  const known = part && findValue(part);
  // A wallet with an open prompt may not answer; the purchase under way stays on the screen.
  const [used, setUsed] = useState(known);
  if (used === undefined && known !== undefined) setUsed(known);
  const { Offer } = used ?? {};
  if (!Offer) return <OpenPurchase {...rest} offered={part} />;
  return (
    <Offer account={buy.account} input={input} output={buy.quote} amountOut={buy.terms.price}>
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

type OpenPurchaseProps = Pick<PurchaseConfirmProps, 'input' | 'choice' | 'onBack'> & {
  offered: Reading<ExactOutput | ExactOutputPart> | undefined;
};

/** Without an offer: the choice, and why. */
function OpenPurchase({ input, choice, offered, onBack }: OpenPurchaseProps) {
  return (
    <Dialog isOpen height="short" title={title.buy} onClose={onBack}>
      <div className="grid gap-4">
        {choice}
        {offered?.state === 'loading' && <Spinner label={messages.ui.loading} />}
        {offered?.state === 'unknown' && <InlineNotice tone="warning" title={text.noOffer} />}
        {offered && findValue(offered) && (
          <InlineNotice tone="warning" title={text.noRoute(formatSymbol(input.symbol))} />
        )}
      </div>
    </Dialog>
  );
}

type OfferedPurchaseProps = Omit<PurchaseConfirmProps, 'part'> & {
  offer: ExactOutputOffer;
  isAble: boolean;
};

function OfferedPurchase({ session, buy, input, offer, isAble, choice, ...events }: OfferedPurchaseProps) {
  const order = { buy, input, offer };
  const quoteSymbol = formatSymbol(buy.quote.symbol);
  const isShort = useIsShort(order);
  const paid = { ...usePayment(session, []), payment: toPurchasePayment(order) };
  return (
    <PlannedDialog
      session={session}
      title={title.buy}
      confirmLabel={button.buy}
      plan={createPurchasePlan(order)}
      planned={{ state: 'value', value: planPurchase(order) }}
      paid={paid}
      obstacle={
        !isAble
          ? text.noBatch(quoteSymbol)
          : isShort
            ? text.tooLittle(formatSymbol(input.symbol))
            : offer.obstacle
      }
      onEnd={(end) => warnEnd(end, quoteSymbol)}
      onSent={events.onClose}
      onClose={events.onBack}
    >
      {choice}
      <p className="text-small text-muted">{text.about(formatExactCurrency(buy.terms.price, buy.quote))}</p>
      <OfferNotices offer={offer} />
    </PlannedDialog>
  );
}

/** Whether the account has less than the most that leaves; not while that is unknown. */
function useIsShort({ buy, input, offer }: PurchaseOrder): boolean {
  const balance = findValue(useBalances(buy.account, [input]))?.get(toCurrencyId(input));
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
