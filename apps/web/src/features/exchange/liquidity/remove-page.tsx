import { Navigate, useParams } from 'react-router';
import { messages } from '../../../shared/message/messages.ts';
import { TradePage } from '../../../shared/settings/trade-page.tsx';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { findCurrencyId } from './currency.query.ts';
import { findRemoveRedirect } from './liquidity-routes.ts';
import { UnreachableNotice } from '../reserves/unreachable-notice.tsx';
import { PositionSummary } from './position-summary.tsx';
import { RemoveCard } from './remove-card.tsx';

/** `/remove/:a/:b`. */
export function RemovePage() {
  const { a, b } = useParams();
  const currencies = useCurrencies();
  const ids = { a: findCurrencyId(currencies, a), b: findCurrencyId(currencies, b) };
  return (
    <TradePage
      title={messages.liquidity.removeTitle}
      subtitle={messages.liquidity.removeHelp}
      back={{ to: '/pool', label: messages.liquidity.backToPositions }}
    >
      <UnreachableNotice />
      <RemoveCard ids={ids} />
      <PositionSummary ids={ids} />
    </TradePage>
  );
}

/** `/remove/:tokens`: an address of older links. */
export function RemoveRedirect() {
  const { tokens = '' } = useParams();
  return <Navigate to={findRemoveRedirect(tokens)} replace />;
}
