import { type ReactNode, useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useBalances } from '../../../shared/token-list/balances.query.ts';
import { type Token, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { findLeadingBid, type TokenState } from '../work/token.ts';
import { FormButtons } from './form-buttons.tsx';
import { PriceField } from './price-field.tsx';
import { findLeastBid, findPriceProblem, parsePrice, type PriceForm as Form } from './work-form.ts';

const text = messages.nftMarketWrite;
const warningMs = 3_000;

export interface PriceFormProps {
  session: WalletSession;
  quote: Token;
  state: TokenState;
  action: Form['action'];
  /** Below the field. */
  children?: ReactNode;
  onPrice: (price: bigint) => void;
  onClose: () => void;
}

/** A price in the quote token: of a listing, or of a bid. */
export function PriceForm({ session, quote, state, action, children, onPrice, onClose }: PriceFormProps) {
  const [typed, setTyped] = useState('');
  const balances = useBalances(session.account, [quote]);
  const balance = findValue(balances)?.get(toCurrencyId(quote));
  const { ask, ownBid } = state;
  const leading = findLeadingBid(state)?.price;
  const isBid = action === 'bid' || action === 'raise';
  const problem = findPriceProblem({ action, typed, quote, ask, leading, before: ownBid, balance });
  const amount = parsePrice(typed, quote);
  const submit = () => amount.isValid && onPrice(amount.raw);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title[action]}
      height="short"
      footer={
        <FormButtons
          problem={problem === text.insufficient ? undefined : problem}
          onSubmit={problem === text.insufficient ? warnBalance : submit}
          onCancel={onClose}
        />
      }
    >
      <div className="grid gap-4">
        <PriceField
          label={isBid ? text.yourBid : text.price}
          value={typed}
          onValueChange={setTyped}
          quote={quote}
          balances={isBid ? balances : undefined}
        />
        {isBid && ask && (
          <p className="text-small text-muted">
            {text.least(formatExactCurrency(findLeastBid({ ask, leading }), quote))}
          </p>
        )}
        {problem === text.insufficient && <p className="text-small text-loss">{text.insufficient}</p>}
        {children}
        <p className="text-small text-muted">
          {isBid && ask?.kind === 'auction' ? text.about.bidAuction : text.about[action]}
        </p>
      </div>
    </Dialog>
  );
}

/** NFT-05: a bid above the balance does nothing but say so. */
function warnBalance(): void {
  showNotice({ tone: 'warning', title: text.bidAboveBalance, durationMs: warningMs, key: 'nft-balance' });
}
