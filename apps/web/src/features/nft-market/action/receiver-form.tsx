import { useState } from 'react';
import type { Address } from 'viem';
import { findPayee } from '../../../shared/ens/recipient.ts';
import { useRecipient } from '../../../shared/ens/recipient.query.ts';
import { RecipientField } from '../../../shared/ens/recipient-field.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { FormButtons } from './form-buttons.tsx';
import { findReceiverProblem } from './work-form.ts';

const text = messages.nftMarketWrite;

export interface ReceiverFormProps {
  session: WalletSession;
  onReceiver: (receiver: Address) => void;
  onClose: () => void;
}

/** Who gets the work, by address or name. */
export function ReceiverForm({ session, onReceiver, onClose }: ReceiverFormProps) {
  const [typed, setTyped] = useState('');
  const recipient = useRecipient(typed);
  const receiver = findPayee(recipient)?.address;
  const problem = findReceiverProblem(receiver, session.account);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title.transfer}
      height="short"
      footer={
        <FormButtons
          problem={problem}
          onSubmit={() => receiver !== undefined && onReceiver(receiver)}
          onCancel={onClose}
        />
      }
    >
      <div className="grid gap-4">
        <RecipientField
          label={text.receiver}
          value={typed}
          onValueChange={setTyped}
          recipient={recipient}
          error={problem === text.toYourself ? problem : undefined}
        />
        <p className="text-small text-muted">{text.about.transfer}</p>
      </div>
    </Dialog>
  );
}
