import type { ReactNode } from 'react';
import { checksumAddress } from 'viem';
import { NetworkLogo } from '../../chain/network-logo.tsx';
import { useChain } from '../../chain/use-chain.ts';
import { messages } from '../../message/messages.ts';
import { useFeeObstacle } from '../../simulation/fee-obstacle.ts';
import { useSimulatedWrite } from '../../simulation/simulation.query.ts';
import { SimulationSummary } from '../../simulation/simulation-summary.tsx';
import { listShownSteps } from '../../transaction/shown-steps.ts';
import { TransactionDialog } from '../../transaction/transaction-dialog.tsx';
import type { TransactionPlan, TransactionProgress } from '../../transaction/transaction-plan.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Detail } from '../../ui/detail.tsx';
import { InlineNotice } from '../../ui/inline-notice.tsx';
import { planSend } from './send-write.ts';
import type { SendOrder } from './send-order.ts';
import type { RecipientWarning } from './use-send.ts';

const text = messages.send;

export interface SendConfirmProps {
  order: SendOrder;
  warning: RecipientWarning | undefined;
  plan: TransactionPlan;
  progress: TransactionProgress;
  onConfirm: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** A transfer from its confirmation to its end. */
export function SendConfirm({ order, warning, plan, progress, ...events }: SendConfirmProps) {
  const planned = planSend(order);
  const simulated = useSimulatedWrite(planned);
  const feeObstacle = useFeeObstacle(planned, simulated.simulation);
  return (
    <TransactionDialog
      progress={progress}
      summary={plan.summary}
      amounts={plan.amounts ?? []}
      review={{
        title: text.confirmTitle,
        steps: listShownSteps(plan),
        content: (
          <SendTerms order={order} warning={warning}>
            <SimulationSummary planned={planned} simulation={simulated.simulation} />
          </SendTerms>
        ),
        footer: (
          <ConfirmButton
            label={text.confirm}
            tone={simulated.isAlarming ? 'danger' : 'primary'}
            isBusy={simulated.isAwaited}
            obstacle={simulated.isBlocked ? messages.simulation.blockedTitle : feeObstacle}
            onConfirm={events.onConfirm}
            before={
              <Button size="large" tone="quiet" onClick={events.onBack}>
                {text.back}
              </Button>
            }
          />
        ),
      }}
      onClose={events.onClose}
    />
  );
}

type SendTermsProps = Pick<SendConfirmProps, 'order' | 'warning'> & { children: ReactNode };

/** Where it goes, with the whole address, and from where. */
function SendTerms({ order, warning, children }: SendTermsProps) {
  const { sender } = order;
  const { id, name } = useChain().client.chain;
  return (
    <>
      <dl className="rows border-b border-line text-small">
        <RecipientRow order={order} />
        <Detail label={text.from}>
          <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
            <AddressText address={sender} />
            <NetworkLogo chainId={id} />
            {name}
          </span>
        </Detail>
      </dl>
      {children}
      {warning && <InlineNotice tone="warning">{text.warning[warning]}</InlineNotice>}
    </>
  );
}

/** The recipient's name and its whole address. */
function RecipientRow({ order: { recipient, recipientName } }: Pick<SendConfirmProps, 'order'>) {
  const address = checksumAddress(recipient);
  return (
    <div className="pb-1">
      <dt className="flex min-h-7 items-center justify-between text-muted">
        {text.to}
        <CopyButton text={address} subject={text.address} />
      </dt>
      <dd className="font-semibold">
        {recipientName !== undefined && <p className="break-all">{recipientName}</p>}
        <AddressText address={address} form="full" />
        <p className="text-caption font-normal text-muted">{text.final}</p>
      </dd>
    </div>
  );
}
