import { Link } from 'react-router';
import { messages } from '../../../shared/message/messages.ts';
import { QuickSwapSlot } from '../../../shared/token-list/quick-swap-slot.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { type TokenSummary, toTradePaths } from './token-summary.ts';

const text = messages.token;

/** Begins a trade of the token; an unlisted one is added on the exchange, after its warning. */
export function TradeCard({ token: { address, symbol, isKnown } }: { token: TokenSummary }) {
  if (isKnown) return <QuickSwapSlot outputId={address} />;
  const { buy, sell } = toTradePaths(address);
  return (
    <Card as="section" aria-label={text.trade(symbol)} className="p-4 tablet:p-6">
      <h2 className="font-semibold">{text.trade(symbol)}</h2>
      <p className="mt-1 text-small text-muted">{text.tradeText}</p>
      <div className="mt-4 flex gap-2 *:grow *:basis-0">
        <Link to={buy} className={buttonClass('secondary', 'medium')}>
          {text.buy}
        </Link>
        <Link to={sell} className={buttonClass('quiet', 'medium')}>
          {text.sell}
        </Link>
      </div>
    </Card>
  );
}
