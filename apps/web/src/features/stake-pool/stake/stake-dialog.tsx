import { computeReward } from '@tradewind/rules/stake-pool/reward';
import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PaidButton } from '../../../shared/payment/paid-button.tsx';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { WriteDialog } from '../../../shared/payment/write-dialog.tsx';
import { useBalances } from '../../../shared/token-list/balances.query.ts';
import { formatSymbol, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { DisabledAction } from '../../../shared/ui/disabled-action.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { OwnPart } from '../own/own-part.ts';
import { FeeLine, FeeText } from '../pool/fee-line.tsx';
import { formatPeriod } from '../pool/format-period.ts';
import type { StakePool } from '../pool/pool.ts';
import { formatRate } from '../pool/rates.ts';
import { RulesFooter } from '../rules-footer.tsx';
import { warnUnsent } from '../../../shared/transaction/warn-unsent.ts';
import { toPoolSpender } from './pool-spender.ts';
import { findStakeProblem, parseStake } from './stake-form.ts';
import { StakeFields } from './stake-fields.tsx';
import type { StakeOrder } from './stake-order.ts';
import { createStakePlan, planStake } from './stake-plan.ts';
import { StakeTerms } from './stake-terms.tsx';

const text = messages.stakePoolWrite;

export interface StakeDialogProps {
  pool: StakePool;
  session: WalletSession;
  own: OwnPart;
  /** Chain seconds of its opening. */
  time: bigint;
  onClose: () => void;
}

/** A stake, from its amount to its end. The form keeps its fields while its confirmation is open. */
export function StakeDialog({ pool, session, own, time, onClose }: StakeDialogProps) {
  const chain = useChain();
  const [typed, setTyped] = useState('');
  const [duration, setDuration] = useState(pool.periods[0]?.duration);
  const [hasRules, setHasRules] = useState(false);
  const [order, setOrder] = useState<StakeOrder & { readonly prefersApproval: boolean }>();
  const balances = useBalances(session.account, [pool.deposit]);
  const balance = findValue(balances)?.get(toCurrencyId(pool.deposit));
  const period = pool.periods.find((offered) => offered.duration === duration) ?? pool.periods[0];
  if (period === undefined) return null;
  const amount = parseStake(typed, pool);
  const raw = amount.isValid ? amount.raw : 0n;
  const openCount = own.stakes.length;
  const form = { pool, period, typed, balance, openCount, hasRules };
  const problem = findStakeProblem(form);
  const open = (prefersApproval: boolean) =>
    setOrder({ chain, account: session.account, pool, period, amount: raw, prefersApproval });
  if (order)
    return (
      <StakeConfirm
        session={session}
        order={order}
        time={time}
        onBack={() => setOrder(undefined)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.stakeTitle(formatSymbol(pool.deposit.symbol))}
      height="tall"
      footer={
        <RulesFooter rules={text.rules} isTicked={hasRules} onTick={setHasRules}>
          {problem === undefined ? (
            <StakeButton session={session} pool={pool} amount={raw} onOpen={open} />
          ) : (
            <DisabledAction label={problem} />
          )}
        </RulesFooter>
      }
    >
      <div className="grid gap-4">
        <StakeFields form={form} balances={balances} onTyped={setTyped} onPeriod={setDuration} />
        <StakeTerms
          pool={pool}
          period={period}
          reward={computeReward(raw, period.aprBps, period.duration)}
          time={time}
        />
        <section aria-label={messages.stakePool.feeByDay}>
          <h3 className="mb-1.5 text-small text-muted">{messages.stakePool.feeByDay}</h3>
          <FeeLine fees={pool.fees} />
        </section>
      </div>
    </Dialog>
  );
}

interface StakeButtonProps {
  session: WalletSession;
  pool: StakePool;
  amount: bigint;
  onOpen: (prefersApproval: boolean) => void;
}

function StakeButton({ session, pool, amount, onOpen }: StakeButtonProps) {
  const charge = { spender: toPoolSpender(pool), asset: pool.deposit, amount };
  const paid = usePayment(session, [usePaymentSide(session, charge)]);
  return (
    <PaidButton paid={paid} label={text.stake} onClick={() => onOpen(false)} onApprove={() => onOpen(true)} />
  );
}

interface StakeConfirmProps {
  session: WalletSession;
  order: StakeOrder & { readonly prefersApproval: boolean };
  time: bigint;
  onBack: () => void;
  onClose: () => void;
}

/** Closing it before the write leads back to the form; after it, to the page. */
function StakeConfirm({ session, order, time, onBack, onClose }: StakeConfirmProps) {
  const { pool, period, amount, prefersApproval } = order;
  const charge = { spender: toPoolSpender(pool), asset: pool.deposit, amount };
  const paid = usePayment(session, [usePaymentSide(session, charge)]);
  return (
    <WriteDialog
      session={session}
      title={text.stakeTitle(formatSymbol(pool.deposit.symbol))}
      confirmLabel={text.confirmStake}
      plan={createStakePlan(order, paid)}
      planned={planStake(order, { isBatch: paid.payment.kind === 'batch' })}
      paid={paid}
      prefersApproval={prefersApproval}
      onEnd={warnUnsent}
      onSent={onClose}
      onClose={onBack}
    >
      <p className="text-small text-muted">
        {text.option(formatPeriod(period.duration), formatRate(period))} {messages.stakePool.apr}
      </p>
      <StakeTerms
        pool={pool}
        period={period}
        reward={computeReward(amount, period.aprBps, period.duration)}
        time={time}
      />
      <div>
        <h3 className="text-small text-muted">{messages.stakePool.feeByDay}</h3>
        <FeeText fees={pool.fees} />
      </div>
    </WriteDialog>
  );
}
