import { type ParsedAmount, parseAmount } from '@tradewind/rules/amount/parse-amount';
import { isSameAddress } from '@tradewind/rules/network/address';
import { useState } from 'react';
import type { Address } from 'viem';
import { useChain } from '../../chain/use-chain.ts';
import { findPayee, type Payee, type Recipient } from '../../ens/recipient.ts';
import { useRecipient } from '../../ens/recipient.query.ts';
import { findValue, type Reading } from '../../chain/reading.ts';
import { type Balances, useBalances } from '../../token-list/balances.query.ts';
import { useCurrencies } from '../../token-list/currencies.ts';
import { type Currency, nativeId, toCurrencyId } from '../../token-list/currency.ts';
import { listSiteContracts } from '../site-contracts.ts';
import { useRecipientKind } from './recipient.query.ts';
import {
  type BlockedRecipient,
  findBlockedRecipient,
  findSendProblem,
  type SendProblem,
} from './send-problem.ts';

type SendForm = { readonly currencyId: string; readonly amount: string; readonly recipient: string };
/** A hint, not an error. */
export type RecipientWarning = 'self' | 'contract' | 'unchecked';

/** The state of a transfer form with everything derived from it, the wallet and the chain. */
export type SendView = {
  readonly form: SendForm;
  readonly change: (changes: Partial<SendForm>) => void;
  readonly currency: Currency;
  readonly amount: ParsedAmount;
  readonly balances: Reading<Balances>;
  readonly recipient: Recipient;
  /** The recipient, once it is known. */
  readonly payee: Payee | null;
  readonly blocked: BlockedRecipient | undefined;
  readonly warning: RecipientWarning | undefined;
  readonly problem: SendProblem | undefined;
};

export function useSend(account: Address): SendView {
  const [form, setForm] = useState<SendForm>({ currencyId: nativeId, amount: '', recipient: '' });
  const { find, native } = useCurrencies();
  const currency = find(form.currencyId) ?? native;
  const balances = useBalances(account, [currency]);
  const amount = parseAmount(form.amount, currency.decimals);
  const recipient = useRecipient(form.recipient);
  const payee = findPayee(recipient);
  const address = payee?.address;
  const kind = useRecipientKind(address);
  const blocked = useBlockedRecipient(address, currency, kind);
  return {
    form,
    change: (changes) => setForm((current) => ({ ...current, ...changes })),
    currency,
    amount,
    balances,
    recipient,
    payee,
    blocked,
    warning: address && !blocked ? findWarning(address, account, kind) : undefined,
    problem: findSendProblem({
      amount,
      balance: findValue(balances)?.get(toCurrencyId(currency)),
      recipient,
      blocked,
      isCheckingRecipient: kind.state === 'loading',
    }),
  };
}

function useBlockedRecipient(
  address: Address | undefined,
  currency: Currency,
  kind: ReturnType<typeof useRecipientKind>,
): BlockedRecipient | undefined {
  const { all } = useCurrencies();
  const { chainId } = useChain();
  if (!address) return undefined;
  const tokens = [currency, ...all].flatMap((known) => (known.kind === 'token' ? [known.address] : []));
  return findBlockedRecipient(address, { tokens, contracts: listSiteContracts(chainId) }, findValue(kind));
}

function findWarning(
  address: Address,
  account: Address,
  kind: ReturnType<typeof useRecipientKind>,
): RecipientWarning | undefined {
  if (isSameAddress(address, account)) return 'self';
  if (kind.state === 'unknown') return 'unchecked';
  return findValue(kind) === 'contract' ? 'contract' : undefined;
}
