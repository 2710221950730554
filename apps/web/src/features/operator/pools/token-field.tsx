import { useState } from 'react';
import type { Address } from 'viem';
import { CurrencyButton } from '../../../shared/token-list/currency-button.tsx';
import { CurrencyChoice } from '../../../shared/token-list/currency-choice.tsx';
import type { Currency } from '../../../shared/token-list/currency.ts';

export interface TokenFieldProps {
  label: string;
  account: Address;
  currency: Currency | undefined;
  error: string | undefined;
  onSelect: (id: string) => void;
}

/** A token that is chosen in the dialog of tokens. */
export function TokenField({ label, account, currency, error, onSelect }: TokenFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div data-fault={error === undefined ? undefined : ''}>
      <p className="mb-1.5 text-small font-medium">{label}</p>
      <CurrencyButton side={label} currency={currency} onClick={() => setIsOpen(true)} />
      {error !== undefined && (
        <p role="alert" className="mt-1.5 text-small text-loss">
          {error}
        </p>
      )}
      {isOpen && (
        <CurrencyChoice
          account={account}
          selectedId={undefined}
          onSelect={onSelect}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
