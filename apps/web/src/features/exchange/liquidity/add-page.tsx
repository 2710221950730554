import { Navigate, useParams } from 'react-router';
import { messages } from '../../../shared/message/messages.ts';
import { TradePage } from '../../../shared/settings/trade-page.tsx';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { nativeId } from '../../../shared/token-list/currency.ts';
import { AddCard } from './add-card.tsx';
import { findCurrencyId } from './currency.query.ts';
import { findAddRedirect } from './liquidity-routes.ts';
import { UnreachableNotice } from '../reserves/unreachable-notice.tsx';
import { PositionSummary } from './position-summary.tsx';

/** `/add`, `/add/:a` and `/add/:a/:b`: without a first currency it is the native coin. */
export function AddPage() {
  const { a, b } = useParams();
  const currencies = useCurrencies();
  const redirect = findAddRedirect({ a, b });
  if (redirect !== undefined) return <Navigate to={redirect} replace />;
  const ids = {
    a: a === undefined ? nativeId : findCurrencyId(currencies, a),
    b: findCurrencyId(currencies, b),
  };
  return (
    <TradePage
      title={messages.liquidity.addTitle}
      subtitle={messages.liquidity.addHelp}
      back={{ to: '/pool', label: messages.liquidity.backToPositions }}
    >
      <UnreachableNotice />
      <AddCard ids={ids} />
      <PositionSummary ids={ids} />
    </TradePage>
  );
}
