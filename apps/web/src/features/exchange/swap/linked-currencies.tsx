import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { toCurrencyId } from '../../../shared/token-list/currency.ts';
import type { SwapField } from '../quote/quote.ts';
import { listLinkedAddresses } from './swap-url.ts';

const LinkedTokens = lazy(() =>
  import('../../../shared/token-list/linked-tokens.tsx').then((module) => ({ default: module.LinkedTokens })),
);

export interface LinkedCurrenciesProps {
  onSelect: (field: SwapField, currencyId: string) => void;
}

/** Unlisted tokens of the link: chosen only after the warning. */
export function LinkedCurrencies({ onSelect }: LinkedCurrenciesProps) {
  const { search } = useLocation();
  const { findId } = useCurrencies();
  const [linked] = useState(() => listLinkedAddresses(search, findId));
  if (linked.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LinkedTokens
        addresses={[...new Set(linked.map(({ address }) => address))]}
        onImport={(token) => {
          const id = toCurrencyId(token);
          const field = linked.find(({ address }) => address === id)?.field;
          if (field) onSelect(field, id);
        }}
      />
    </Suspense>
  );
}
