import { useState } from 'react';
import type { Address } from 'viem';
import { findPayee } from '../../../shared/ens/recipient.ts';
import { useRecipient } from '../../../shared/ens/recipient.query.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { readCreateForm } from './create-rules.ts';
import type { TermText } from './term-rules.ts';

/** The texts of the form, before they are read. */
type CreateTexts = {
  readonly depositId: string | undefined;
  readonly earnId: string | undefined;
  readonly minimumStake: string;
  readonly cap: string;
  readonly owner: string;
  readonly treasury: string;
  readonly periods: readonly TermText[];
  readonly fees: readonly TermText[];
};

function toEmpty(owner: Address): CreateTexts {
  return {
    depositId: undefined,
    earnId: undefined,
    minimumStake: '',
    cap: '',
    owner,
    treasury: '',
    periods: [{ id: 0, days: '', rate: '' }],
    fees: [],
  };
}

/** The form of a new pool: its texts, and the terms that follow from them, or their faults. */
export function useCreateForm(account: Address) {
  const [texts, setTexts] = useState(() => toEmpty(account));
  const { find } = useCurrencies();
  const owner = useRecipient(texts.owner);
  const treasury = useRecipient(texts.treasury);
  const [deposit, earn] = [find(texts.depositId), find(texts.earnId)];
  const { minimumStake, cap, periods, fees } = texts;
  const terms = readCreateForm({
    deposit,
    earn,
    minimumStake,
    cap,
    owner: findPayee(owner)?.address,
    treasury: findPayee(treasury)?.address,
    periods,
    fees,
  });
  return {
    texts,
    terms,
    deposit,
    earn,
    owner,
    treasury,
    set: (part: Partial<CreateTexts>) => setTexts({ ...texts, ...part }),
    clear: () => setTexts(toEmpty(account)),
  };
}
