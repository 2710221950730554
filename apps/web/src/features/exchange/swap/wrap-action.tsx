import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useNetworkState } from '../../../shared/chain/network-state.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useFeeObstacle } from '../../../shared/simulation/fee-obstacle.ts';
import { useSimulatedWrite } from '../../../shared/simulation/simulation.query.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { isBeforeSubmission, isSubmitted } from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { TransactionDialog } from '../../../shared/transaction/transaction-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import type { WrapKind } from '../quote/quote.ts';
import { SimulationPanel } from '../../../shared/simulation/simulation-panel.tsx';
import { planWrap } from './wrap-write.ts';
import { createWrapCall, createWrapPlan } from './wrap-plan.ts';

const text = messages.exchange;

export interface WrapActionProps {
  session: WalletSession;
  kind: WrapKind;
  amount: bigint;
  input: Currency;
  output: Currency;
  onSent: () => void;
  /** From the confirmation of the transaction until its dialog is closed. */
  onStart: () => void;
  onEnd: () => void;
}

export function WrapAction({ session, kind, amount, input, output, ...events }: WrapActionProps) {
  const chain = useChain();
  const { wrappedNative } = chain.contracts;
  const { progress, run, reset } = useTransaction();
  const isReconnecting = useNetworkState() !== 'answering';
  const [summary, setSummary] = useState('');
  const call = createWrapCall(kind, amount, wrappedNative);
  const planned = planWrap(session.account, call, amount, { input, output });
  const simulated = useSimulatedWrite(planned);
  const feeObstacle = useFeeObstacle(planned, simulated.simulation);
  const start = () => {
    const line = text.summary[kind](formatSummaryAmount(amount, input), formatSummaryAmount(amount, output));
    setSummary(line);
    events.onStart();
    const plan = createWrapPlan(chain, { kind, amount, planned, summary: line });
    void run(plan, toTransactionWallet(session));
  };
  return (
    <>
      <div className="mb-3">
        <SimulationPanel planned={planned} simulation={simulated.simulation} />
      </div>
      {feeObstacle !== undefined && <p className="mb-2 text-center text-small text-muted">{feeObstacle}</p>}
      <Button
        size="large"
        isFullWidth
        tone={simulated.isAlarming ? 'danger' : 'primary'}
        onClick={start}
        disabled={simulated.isBlocked || isReconnecting || feeObstacle !== undefined}
        isBusy={simulated.isAwaited || isBeforeSubmission(progress)}
      >
        {isReconnecting ? text.reconnecting : text[kind]}
      </Button>
      <TransactionDialog
        progress={progress}
        summary={summary}
        onClose={() => {
          if (isSubmitted(progress)) events.onSent();
          reset();
          events.onEnd();
        }}
      />
    </>
  );
}
