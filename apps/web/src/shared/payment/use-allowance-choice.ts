import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { type ParsedAmount, parseAmount } from '@tradewind/rules/amount/parse-amount';
import { useState } from 'react';
import { maxUint256 } from 'viem';
import type { Charge } from './spender.ts';

export type AllowanceKind = 'exact' | 'unlimited' | 'custom';

export type AllowanceChoice = ReturnType<typeof useAllowanceChoice>;

/** The chosen allowance of a spender: exactly the charge's amount by default. */
export function useAllowanceChoice({ asset: { decimals }, amount: needed }: Charge) {
  const [kind, setKind] = useState<AllowanceKind>('exact');
  const [entered, setTyped] = useState<string>();
  const typed = entered ?? formatExactAmount(needed, decimals);
  const custom = parseAmount(typed, decimals);
  const isEnough = kind !== 'custom' || (custom.isValid && custom.raw >= needed);
  const allowed = toAllowed(kind, needed, custom);
  return {
    kind,
    setKind,
    typed,
    setTyped,
    isEnough,
    /** The resulting allowance; undefined while the typed amount is invalid. */
    allowed,
    /** The allowance to approve; undefined while it is too little. */
    approvable: isEnough ? allowed : undefined,
    /** Chooses the default again. */
    reset: () => {
      setKind('exact');
      setTyped(undefined);
    },
  };
}

function toAllowed(kind: AllowanceKind, needed: bigint, custom: ParsedAmount): bigint | undefined {
  if (kind !== 'custom') return kind === 'exact' ? needed : maxUint256;
  return custom.isValid ? custom.raw : undefined;
}
