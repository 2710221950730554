import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PlainWriteDialog } from '../../../shared/payment/plain-write-dialog.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { DisabledAction } from '../../../shared/ui/disabled-action.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { Sale } from '../sale/sale.ts';
import { warnUnsent } from '../../../shared/transaction/warn-unsent.ts';
import { fetchTally } from './fetch-tally.ts';
import { createClosingPlan, type Closing } from './closing-plan.ts';

const text = messages.launchpadWrite;

export interface ClosingDialogProps {
  session: WalletSession;
  sale: Sale;
  way: Closing['way'];
  onClose: () => void;
}

/** Settles a sale that is over, or cancels a dead one. A level needs all buyers, which are read first. */
export function ClosingDialog({ way, ...props }: ClosingDialogProps) {
  return way === 'tally' ? <TallyDialog {...props} /> : <SendDialog {...props} closing={{ way }} />;
}

type ShownProps = Omit<ClosingDialogProps, 'way'>;

function SendDialog({ session, sale, closing, onClose }: ShownProps & { closing: Closing }) {
  const chain = useChain();
  const { account } = session;
  const [plan] = useState(() => createClosingPlan({ chain, account, sale, closing }));
  const { way } = closing;
  return (
    <PlainWriteDialog
      session={session}
      title={text.settleTitle[way]}
      plan={plan}
      onEnd={warnUnsent}
      onClose={onClose}
    >
      <p className="text-small text-muted">{text.settleTerms[way]}</p>
    </PlainWriteDialog>
  );
}

function TallyDialog(props: ShownProps) {
  const { sale, onClose } = props;
  const chain = useChain();
  const { data, error } = useQuery({
    queryKey: createFactKey(chain, 'sale-tally', sale.address),
    queryFn: ({ signal }) => fetchTally(chain, sale, signal),
    gcTime: 0,
  });
  if (data) return <SendDialog {...props} closing={data} />;
  return (
    <Dialog
      isOpen
      height="short"
      onClose={onClose}
      title={text.settleTitle.tally}
      footer={error ? <DisabledAction label={toUserMessage(error)} /> : undefined}
    >
      {error ? (
        <p className="text-small text-muted">{text.settleTerms.tally}</p>
      ) : (
        <div className="flex min-h-32 items-center justify-center text-muted">
          <Spinner label={messages.simulation.loading} />
        </div>
      )}
    </Dialog>
  );
}
