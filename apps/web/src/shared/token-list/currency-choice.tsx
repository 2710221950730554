import { lazy, Suspense } from 'react';
import type { Address } from 'viem';
import { toCurrencyId } from './currency.ts';

const TokenDialog = lazy(() =>
  import('./token-dialog.tsx').then((module) => ({ default: module.TokenDialog })),
);

export interface CurrencyChoiceProps {
  account: Address | undefined;
  selectedId: string | undefined;
  onSelect: (currencyId: string) => void;
  onClose: () => void;
}

/** The token dialog; its code loads on first use, and a choice closes it. */
export function CurrencyChoice({ account, selectedId, onSelect, onClose }: CurrencyChoiceProps) {
  return (
    <Suspense fallback={null}>
      <TokenDialog
        account={account}
        selectedId={selectedId}
        onSelect={(currency) => {
          onSelect(toCurrencyId(currency));
          onClose();
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
