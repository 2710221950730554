import { useState } from 'react';
import { findValue, mapReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PaidButton } from '../../../shared/payment/paid-button.tsx';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { useBalances } from '../../../shared/token-list/balances.query.ts';
import { formatSymbol, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { SideBalance } from '../../../shared/token-list/side-balance.tsx';
import { AmountField } from '../../../shared/ui/amount-field.tsx';
import { readFunding } from './amount-rules.ts';
import type { PoolFormProps } from './pool-form-props.ts';
import { PoolDialogSlot } from './pool-dialog-slot.tsx';
import type { PoolOrder } from './pool-order.ts';
import { toPoolSpender } from './pool-spender.ts';

const text = messages.operatorPools;

type FundOrder = Extract<PoolOrder, { kind: 'fund' }>;

/** Adds rewards: an approval of the amount, then the funding. */
export function FundForm({ session, pool, token, name }: PoolFormProps) {
  const chain = useChain();
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState<{ order: FundOrder; prefersApproval: boolean }>();
  const balances = useBalances(session.account, [token]);
  const balance = findValue(mapReading(balances, (all) => all.get(toCurrencyId(token))));
  const funding = readFunding(typed, token.decimals, balance);
  const amount = funding.isValid ? funding.value : 0n;
  const side = usePaymentSide(session, { spender: toPoolSpender(pool.address), asset: token, amount });
  const paid = usePayment(session, [side]);
  const open = (prefersApproval: boolean) => {
    const order = {
      chain,
      account: session.account,
      target: pool.address,
      kind: 'fund',
      token,
      amount,
    } as const;
    if (funding.isValid) setStep({ order, prefersApproval });
  };
  return (
    <>
      <p className="text-small text-muted">{text.fundText}</p>
      <AmountField
        label={text.amount}
        value={typed}
        onValueChange={setTyped}
        error={funding.isValid || typed === '' ? undefined : text.problem[funding.fault]}
        token={<span className="font-semibold">{formatSymbol(token.symbol)}</span>}
        balance={<SideBalance currency={token} balances={balances} gas={0n} onMax={setTyped} />}
      />
      <PaidButton
        paid={paid}
        label={text.fund}
        disabled={!funding.isValid}
        onClick={() => open(false)}
        onApprove={() => open(true)}
      />
      <PoolDialogSlot
        session={session}
        title={text.fundOf(name)}
        summary={text.fundSummary(formatSummaryAmount(step?.order.amount ?? 0n, token), name)}
        order={step?.order}
        paid={paid}
        prefersApproval={step?.prefersApproval ?? false}
        onSent={() => setTyped('')}
        onClose={() => setStep(undefined)}
      />
    </>
  );
}
