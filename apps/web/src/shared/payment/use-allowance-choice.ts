import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { type ParsedAmount, parseAmount } from '@tradewind/rules/amount/parse-amount';
import { useState } from 'react';
import { maxUint256 } from 'viem';
import { toCurrencyId } from '../token-list/currency.ts';
import type { Charge } from './spender.ts';

export type AllowanceKind = 'exact' | 'unlimited' | 'custom';

export type AllowanceChoice = ReturnType<typeof useAllowanceChoice>;

type Chosen = { readonly id?: string; readonly kind: AllowanceKind; readonly entered?: string | undefined };

const exact: Chosen = { kind: 'exact' };

/** The chosen allowance of a spender: exactly the charge's amount by default, and again for another token or spender. */
export function useAllowanceChoice({ asset, spender, amount: needed }: Charge) {
  const { decimals } = asset;
  const id = `${toCurrencyId(asset)} ${spender.address}`;
  const [chosen, setChosen] = useState(exact);
  const { kind, entered } = chosen.id === id ? chosen : exact;
  const typed = entered ?? formatExactAmount(needed, decimals);
  const custom = parseAmount(typed, decimals);
  const isEnough = kind !== 'custom' || (custom.isValid && custom.raw >= needed);
  const allowed = toAllowed(kind, needed, custom);
  return {
    kind,
    setKind: (next: AllowanceKind) => setChosen({ id, kind: next, entered }),
    typed,
    setTyped: (text: string) => setChosen({ id, kind, entered: text }),
    isEnough,
    /** The resulting allowance; undefined while the typed amount is invalid. */
    allowed,
    /** The allowance to approve; undefined while it is too little. */
    approvable: isEnough ? allowed : undefined,
    /** Chooses the default again. */
    reset: () => setChosen(exact),
  };
}

function toAllowed(kind: AllowanceKind, needed: bigint, custom: ParsedAmount): bigint | undefined {
  if (kind !== 'custom') return kind === 'exact' ? needed : maxUint256;
  return custom.isValid ? custom.raw : undefined;
}
