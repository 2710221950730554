import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { findPayee } from '../../../shared/ens/recipient.ts';
import { RecipientField } from '../../../shared/ens/recipient-field.tsx';
import { useRecipient } from '../../../shared/ens/recipient.query.ts';
import { messages } from '../../../shared/message/messages.ts';
import { usePayment } from '../../../shared/payment/use-payment.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { AmountField } from '../../../shared/ui/amount-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { readAccount, readWithdrawal } from './amount-rules.ts';
import type { PoolFormProps } from './pool-form-props.ts';
import { PoolDialogSlot } from './pool-dialog-slot.tsx';
import type { PoolOrder } from './pool-order.ts';

const text = messages.operatorPools;

/** Withdraws rewards that are not set aside, to any account. */
export function WithdrawForm({ session, pool, token, name }: PoolFormProps) {
  const chain = useChain();
  const [typed, setTyped] = useState('');
  const [receiver, setReceiver] = useState<string>(session.account);
  const [order, setOrder] = useState<PoolOrder>();
  const paid = usePayment(session, []);
  const recipient = useRecipient(receiver);
  const amount = readWithdrawal(typed, token.decimals, pool.freeRewards);
  const to = readAccount(findPayee(recipient)?.address, pool.address);
  const isAddressWrong = !to.isValid && to.fault !== 'enterAccount';
  const review = () => {
    if (!amount.isValid || !to.isValid) return;
    const call = { kind: 'withdraw', token, amount: amount.value, to: to.value } as const;
    setOrder({ chain, account: session.account, target: pool.address, ...call });
  };
  return (
    <>
      <AmountField
        label={text.amount}
        value={typed}
        onValueChange={setTyped}
        error={amount.isValid || typed === '' ? undefined : text.problem[amount.fault]}
        token={<span className="font-semibold">{formatSymbol(token.symbol)}</span>}
        balance={<WithdrawAll free={pool.freeRewards} decimals={token.decimals} onAll={setTyped} />}
      />
      <RecipientField
        label={text.receiver}
        value={receiver}
        onValueChange={setReceiver}
        recipient={recipient}
        error={isAddressWrong ? text.problem[to.fault] : undefined}
      />
      <Button
        size="large"
        isFullWidth
        disabled={!amount.isValid || !to.isValid}
        onClick={review}
        aria-haspopup="dialog"
      >
        {text.withdraw}
      </Button>
      <PoolDialogSlot
        session={session}
        title={text.withdrawOf(name)}
        summary={text.withdrawSummary(
          formatSummaryAmount(order?.kind === 'withdraw' ? order.amount : 0n, token),
          name,
        )}
        order={order}
        paid={paid}
        onSent={() => setTyped('')}
        onClose={() => setOrder(undefined)}
      />
    </>
  );
}

type WithdrawAllProps = { free: bigint | undefined; decimals: number; onAll: (typed: string) => void };

/** An unknown amount is not offered, and 0 is said. */
function WithdrawAll({ free, decimals, onAll }: WithdrawAllProps) {
  if (free === undefined) return null;
  if (free === 0n) return <span>{text.nothingFree}</span>;
  return (
    <Button size="small" tone="secondary" onClick={() => onAll(formatExactAmount(free, decimals))}>
      {text.allFree}
    </Button>
  );
}
