import { messages } from '../../../shared/message/messages.ts';
import { QuickSwapSlot } from '../../../shared/token-list/quick-swap-slot.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { type TokenSummary, toTradePaths } from './token-summary.ts';

const text = messages.token;

interface TradeCardProps {
  token: TokenSummary;
}

/** Begins a trade of the token; an unlisted one is added on the exchange, after its warning. */
export function TradeCard({ token: { address, symbol, isKnown } }: TradeCardProps) {
  if (isKnown) return <QuickSwapSlot outputId={address} />;
  return (
    <Card as="section" aria-label={text.trade(symbol)} className="p-4 tablet:p-6">
      <h2 className="font-semibold">{text.trade(symbol)}</h2>
      <p className="mt-1 mb-4 text-small text-muted">{text.tradeText}</p>
      <TradeLinks address={address} symbol={symbol} />
    </Card>
  );
}

/** The same on a narrow screen, always in view above the bar of the site. */
export function TradeBar({ token: { address, symbol } }: TradeCardProps) {
  return (
    <section
      aria-label={text.trade(symbol)}
      className="sticky bottom-(--bottom-bar) z-10 -mx-4 mt-4 border-t border-line bg-surface px-4 py-2"
    >
      <TradeLinks address={address} symbol={symbol} />
    </section>
  );
}

/** To the exchange, which has the token chosen. */
function TradeLinks({ address, symbol }: Pick<TokenSummary, 'address' | 'symbol'>) {
  const { buy, sell } = toTradePaths(address);
  return (
    <div className="flex gap-2 *:grow *:basis-0">
      <Link to={buy} className={buttonClass('primary', 'medium')}>
        {text.buy(symbol)}
      </Link>
      <Link to={sell} className={buttonClass('secondary', 'medium')}>
        {text.sell(symbol)}
      </Link>
    </div>
  );
}
