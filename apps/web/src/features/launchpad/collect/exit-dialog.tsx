import { type ReactNode, useState } from 'react';
import { FreeFooter } from '../../../shared/collect/free-footer.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { PlainWriteDialog } from '../../../shared/payment/plain-write-dialog.tsx';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { Sale } from '../sale/sale.ts';
import { warnUnsent } from '../../../shared/transaction/warn-unsent.ts';
import { useFreeCollect } from './free-collect.mutation.ts';

const text = messages.launchpadWrite;

export interface ExitDialogProps {
  session: WalletSession;
  title: string;
  sale: Sale;
  plan: TransactionPlan;
  /** Whether our server may collect it too; false for an exit that gives something up. */
  isFree: boolean;
  onClose: () => void;
  /** The terms. */
  children: ReactNode;
}

/** An exit from a sale: by our server for free, where nothing is given up, or by the account's own transaction. */
export function ExitDialog({ session, title, sale, plan, isFree, onClose, children }: ExitDialogProps) {
  const [isOneself, setOneself] = useState(!isFree);
  const { isPending, problem, collect } = useFreeCollect(session, sale);
  return (
    <PlainWriteDialog
      session={session}
      title={title}
      plan={plan}
      question={
        isOneself
          ? undefined
          : {
              title,
              content: <FreeTerms session={session} />,
              footer: (
                <FreeFooter
                  isPending={isPending}
                  problem={problem}
                  onCollect={() => collect(onClose)}
                  onOneself={() => setOneself(true)}
                />
              ),
            }
      }
      before={
        isFree && (
          <Button size="large" tone="quiet" onClick={() => setOneself(false)}>
            {messages.collect.back}
          </Button>
        )
      }
      onEnd={warnUnsent}
      onClose={onClose}
    >
      {children}
    </PlainWriteDialog>
  );
}

function FreeTerms({ session }: { session: WalletSession }) {
  return (
    <>
      <dl className="grid gap-1.5 text-small">
        <Detail label={text.goesTo}>
          <AddressText address={session.account} />
        </Detail>
      </dl>
      <p className="text-small text-muted">{messages.collect.free}</p>
      <p className="text-small text-muted">{text.freeAll}</p>
    </>
  );
}
