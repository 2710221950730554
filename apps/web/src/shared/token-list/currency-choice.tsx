import { lazy, Suspense } from 'react';
import type { Address } from 'viem';
import { toCurrencyId } from './currency.ts';
import type { TokenDialogProps } from './token-dialog.tsx';

const TokenDialog = lazy(() =>
  import('./token-dialog.tsx').then((module) => ({ default: module.TokenDialog })),
);

export interface CurrencyChoiceProps extends Pick<TokenDialogProps, 'hasNoLinks'> {
  account: Address | undefined;
  selectedId: string | undefined;
  onSelect: (currencyId: string) => void;
  onClose: () => void;
}

/** The token dialog; its code loads on first use, and a choice closes it. */
export function CurrencyChoice({ onSelect, onClose, ...rest }: CurrencyChoiceProps) {
  return (
    <Suspense fallback={null}>
      <TokenDialog
        {...rest}
        onSelect={(currency) => {
          onSelect(toCurrencyId(currency));
          onClose();
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
