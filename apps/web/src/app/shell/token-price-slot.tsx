import { lazy } from 'react';
import { OptionalPart } from '../../shared/ui/optional-part.tsx';

const TokenPrice = lazy(() => import('./token-price.tsx').then((m) => ({ default: m.TokenPrice })));

/** The placeholder of the price, whose code loads after the first paint. */
export function TokenPriceSlot() {
  return (
    <OptionalPart fallback={<span className="h-9 w-26" />}>
      <TokenPrice />
    </OptionalPart>
  );
}
