import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { useState } from 'react';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PaidButton } from '../../../shared/payment/paid-button.tsx';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { type Balances, useBalances } from '../../../shared/token-list/balances.query.ts';
import { CurrencyLogo } from '../../../shared/token-list/currency-logo.tsx';
import { formatSymbol, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { SideBalance } from '../../../shared/token-list/side-balance.tsx';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { AmountField } from '../../../shared/ui/amount-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DisabledAction } from '../../../shared/ui/disabled-action.tsx';
import type { OwnView } from '../round/sale-view.ts';
import { toSaleTag } from '../write/sale-tag.ts';
import type { Admission } from './admission.ts';
import { ClosingEstimateText } from './closing-estimate-text.tsx';
import { computeMostJoin } from './join-bounds.ts';
import { JoinDialog } from './join-dialog.tsx';
import { findJoinProblem, type JoinForm, parseJoin } from './join-form.ts';
import type { JoinAdmission, JoinOrder } from './join-order.ts';
import { usePermit } from './permit.mutation.ts';
import { toSaleSpender } from './sale-spender.ts';

const text = messages.launchpadWrite;

type Opened = { readonly order: JoinOrder; readonly prefersApproval: boolean };

export interface JoinFormPartProps {
  view: OwnView;
  admission: Extract<Admission, { kind: 'admitted' }>;
  /** Called with whether the dialog of a join is open. */
  onWriting: (isWriting: boolean) => void;
}

/** Amount, what it would get now, and the button: `Approve` first where the sale may not take it yet. */
export function JoinFormPart({ view, admission, onWriting }: JoinFormPartProps) {
  const { sale, buyer, session } = view;
  const chain = useChain();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<Opened>();
  const permit = usePermit(sale, session);
  const balances = useBalances(session.account, [sale.pay]);
  const balance = findValue(balances)?.get(toCurrencyId(sale.pay));
  const isPending = useIsTagPending(toSaleTag(sale.address), session.account);
  const form = { sale, typed, balance, committed: buyer.committed, cap: admission.cap };
  const amount = parseJoin(form);
  const raw = amount.isValid ? amount.raw : 0n;
  const open = (prefersApproval: boolean) => {
    const own: JoinAdmission = { listing: admission.listing, permit: permit.value };
    const order = { chain, account: session.account, sale, amount: raw, admission: own };
    setOpened({ order, prefersApproval });
    onWriting(true);
  };
  const close = () => {
    setOpened(undefined);
    onWriting(false);
  };
  return (
    <div className="grid gap-3">
      <JoinAmount form={form} balances={balances} onTyped={setTyped} />
      <ClosingEstimateText sale={sale} buyer={buyer} weight={admission.weight} amount={raw} />
      {permit.isMissing ? (
        <PermitButton permit={permit} />
      ) : (
        <JoinButton
          view={view}
          problem={isPending ? text.pending : findJoinProblem(form)}
          amount={raw}
          onOpen={open}
        />
      )}
      {opened && (
        <JoinDialog
          {...opened}
          session={session}
          onSent={() => {
            setTyped('');
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

interface JoinAmountProps {
  form: JoinForm;
  balances: Reading<Balances>;
  onTyped: (typed: string) => void;
}

function JoinAmount({ form, balances, onTyped }: JoinAmountProps) {
  const { pay } = form.sale;
  const { balance } = form;
  const most = computeMostJoin(form);
  const problem = findJoinProblem(form);
  const max = balance !== undefined && balance < most ? balance : most;
  return (
    <AmountField
      label={text.amount}
      value={form.typed}
      onValueChange={onTyped}
      error={problem === text.enterAmount ? undefined : problem}
      token={
        <span className="inline-flex items-center gap-2 font-semibold">
          <CurrencyLogo currency={pay} />
          {formatSymbol(pay.symbol)}
        </span>
      }
      balance={
        <SideBalance
          currency={pay}
          balances={balances}
          gas={0n}
          onMax={() => onTyped(formatExactAmount(max, pay.decimals))}
        />
      }
    />
  );
}

function PermitButton({ permit }: { permit: ReturnType<typeof usePermit> }) {
  return (
    <div className="grid gap-2">
      <Button size="large" isFullWidth isBusy={permit.isPending} onClick={permit.request}>
        {permit.needsSaleChain ? messages.account.signIn : text.needsPermit}
      </Button>
      <p className="text-center text-small text-muted">{permit.failure ?? text.permitText}</p>
    </div>
  );
}

interface JoinButtonProps {
  view: OwnView;
  /** Why nothing can be sent. */
  problem: string | undefined;
  amount: bigint;
  onOpen: (prefersApproval: boolean) => void;
}

function JoinButton({ problem, ...props }: JoinButtonProps) {
  const { kind } = props.view.sale;
  if (problem === undefined) return <SendButton {...props} />;
  return <DisabledAction label={problem === text.enterAmount ? text.action[kind] : problem} />;
}

function SendButton({ view: { sale, session }, amount, onOpen }: Omit<JoinButtonProps, 'problem'>) {
  const charge = { spender: toSaleSpender(sale), asset: sale.pay, amount };
  const paid = usePayment(session, [usePaymentSide(session, charge)]);
  return (
    <PaidButton
      paid={paid}
      label={paid.payment.kind === 'approve' ? text.approve : text.action[sale.kind]}
      onClick={() => onOpen(false)}
      onApprove={() => onOpen(true)}
    />
  );
}
