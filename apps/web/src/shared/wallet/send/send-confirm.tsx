import { checksumAddress } from 'viem';
import { NetworkLogo } from '../../chain/network-logo.tsx';
import { useChain } from '../../chain/use-chain.ts';
import { messages } from '../../message/messages.ts';
import { useSimulatedWrite } from '../../simulation/simulation.query.ts';
import { SimulatedOutcome } from '../../simulation/simulated-outcome.tsx';
import { CurrencyLogo } from '../../token-list/currency-logo.tsx';
import { formatExactCurrency } from '../../token-list/format-exact-currency.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InlineNotice } from '../../ui/inline-notice.tsx';
import { planSend } from './send-outcome.ts';
import type { SendOrder } from './send-order.ts';
import type { RecipientWarning } from './use-send.ts';

const text = messages.send;

export interface SendConfirmProps {
  order: SendOrder;
  warning: RecipientWarning | undefined;
  onConfirm: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** The confirmation of a transfer: the exact amount and the whole address. */
export function SendConfirm({ order, warning, onConfirm, onBack, onClose }: SendConfirmProps) {
  const { currency, amount, sender } = order;
  const planned = planSend(order);
  const simulated = useSimulatedWrite(planned);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.confirmTitle}
      footer={
        <div className="grid grid-cols-[auto_1fr] gap-2">
          <Button size="large" tone="quiet" onClick={onBack}>
            {text.back}
          </Button>
          <Button
            size="large"
            isFullWidth
            tone={simulated.isAlarming ? 'danger' : 'primary'}
            disabled={simulated.isBlocked}
            isBusy={simulated.isAwaited}
            onClick={onConfirm}
          >
            {text.confirm}
          </Button>
        </div>
      }
    >
      <div className="flex items-center justify-between gap-4 rounded-control bg-sunken p-4">
        <div className="min-w-0">
          <p className="text-small text-muted">{text.youSend}</p>
          <p className="figures text-title font-semibold break-all">
            {formatExactCurrency(amount, currency)}
          </p>
        </div>
        <CurrencyLogo currency={currency} size={40} />
      </div>
      <dl className="mt-4 grid gap-4 px-1">
        <NetworkRow />
        <div>
          <dt className="text-small text-muted">{text.to}</dt>
          <RecipientText order={order} />
        </div>
        <div>
          <dt className="text-small text-muted">{text.from}</dt>
          <dd className="mt-1 text-small">
            <AddressText address={sender} />
          </dd>
        </div>
      </dl>
      <div className="mt-4">
        <SimulatedOutcome planned={planned} outcome={simulated.outcome} />
      </div>
      <div className="mt-4 grid gap-2">
        {warning && <InlineNotice tone="warning">{text.warning[warning]}</InlineNotice>}
        <InlineNotice tone="information">{text.final}</InlineNotice>
      </div>
    </Dialog>
  );
}

function NetworkRow() {
  const { id, name } = useChain().client.chain;
  return (
    <div>
      <dt className="text-small text-muted">{messages.chain.network}</dt>
      <dd className="mt-1 flex items-center gap-2 text-small">
        <NetworkLogo chainId={id} />
        {name}
      </dd>
    </div>
  );
}

/** The recipient's name and its whole address. */
function RecipientText({ order: { recipient, recipientName } }: Pick<SendConfirmProps, 'order'>) {
  return (
    <dd className="mt-1 text-body font-semibold">
      {recipientName !== undefined && <p className="break-all">{recipientName}</p>}
      <AddressText address={checksumAddress(recipient)} form="full" copySubject={text.address} />
    </dd>
  );
}
