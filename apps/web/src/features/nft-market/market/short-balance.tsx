import type { ReactNode } from 'react';
import type { Address } from '@tradewind/rules/network/address';
import { messages } from '../../../shared/message/messages.ts';
import { BuySlot } from '../../../shared/token-list/buy-slot.tsx';
import type { Token } from '../../../shared/token-list/currency.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { useShortBalance } from './use-short-balance.ts';

export interface ShortBalanceProps {
  account: Address;
  quote: Token;
  /** What the account needs. */
  needed: bigint;
  /** Another way to pay. */
  children?: ReactNode;
}

/** The way to the quote token, for an account that has less than it needs. */
export function ShortBalance({ account, quote, needed, children }: ShortBalanceProps) {
  const balance = useShortBalance(account, quote, needed);
  if (balance === undefined) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-small text-muted">
      <p>{messages.nftMarket.shortBalance(formatExactCurrency(balance, quote))}</p>
      <div className="flex flex-wrap gap-2">
        {children}
        <BuySlot token={quote} size="small" />
      </div>
    </div>
  );
}
