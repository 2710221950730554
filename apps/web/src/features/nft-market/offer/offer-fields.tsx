import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useBalances } from '../../../shared/token-list/balances.query.ts';
import { type Token, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { DaysChoice, type Days } from '../action/days-choice.tsx';
import { FormButtons } from '../action/form-buttons.tsx';
import { PriceField } from '../action/price-field.tsx';
import { parsePrice } from '../action/work-form.ts';
import type { Offer } from '../offers/offer.ts';
import { findOfferProblem, findOfferTotal, parseCount } from './offer-form.ts';
import type { OfferTerms } from './offer-order.ts';

const text = messages.nftMarketOffer;
const daySeconds = 86_400n;

export interface OfferFieldsProps {
  session: WalletSession;
  quote: Token;
  /** The offer that it replaces. */
  before: Offer | undefined;
  onTerms: (terms: OfferTerms) => void;
  onClose: () => void;
}

/** Price, number of works and end of an offer. */
export function OfferFields({ session, quote, before, onTerms, onClose }: OfferFieldsProps) {
  const [price, setPrice] = useState(before ? formatExactAmount(before.price, quote.decimals) : '');
  const [count, setCount] = useState(String(before?.count ?? 1));
  const [days, setDays] = useState<Days>(7);
  const [opened] = useState(before);
  const isChanged = opened?.price !== before?.price || opened?.count !== before?.count;
  const time = useChainTime();
  const balances = useBalances(session.account, [quote]);
  const balance = findValue(balances)?.get(toCurrencyId(quote));
  const problem = findOfferProblem({ price, count, quote, balance, before });
  const total = findOfferTotal({ price, count, quote });
  const submit = () => {
    const amount = parsePrice(price, quote);
    const works = parseCount(count);
    if (!amount.isValid || works === undefined || time === undefined) return;
    // The end is counted from the clock of the chain.
    onTerms({ price: amount.raw, count: works, until: BigInt(time) + BigInt(days) * daySeconds });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={before === undefined ? text.make : text.change}
      footer={
        <FormButtons
          problem={problem ?? (time === undefined ? text.unknown : undefined)}
          onSubmit={submit}
          onCancel={onClose}
        />
      }
    >
      <div className="grid gap-4">
        {isChanged && <InlineNotice tone="warning" title={text.changedMeanwhile} />}
        <PriceField
          label={text.price}
          value={price}
          onValueChange={setPrice}
          quote={quote}
          balances={balances}
        />
        <TextField
          label={text.count}
          value={count}
          onValueChange={setCount}
          inputMode="numeric"
          autoComplete="off"
          error={parseCount(count) === undefined ? text.badCount : undefined}
        />
        <DaysChoice label={text.runsFor} selected={days} onSelect={setDays} />
        <dl className="text-small">
          <Detail label={text.total}>{total === undefined ? '–' : formatExactCurrency(total, quote)}</Detail>
        </dl>
        <p className="text-small text-muted">{before === undefined ? text.makeAbout : text.changeAbout}</p>
      </div>
    </Dialog>
  );
}
