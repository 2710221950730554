import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import type { CreditDialogProps } from '../exit/credit-dialog.tsx';
import { toPoolTag } from '../pool-tag.ts';

const text = messages.stakePool;

const CreditDialog = lazyPart(() =>
  import('../exit/credit-dialog.tsx').then((m) => ({ default: m.CreditDialog })),
);

export type CreditNoticeProps = Omit<CreditDialogProps, 'onClose'>;

/** The credit of an account in a pool, with a withdraw button; nothing when there is none. */
export function CreditNotice(props: CreditNoticeProps) {
  const { pool, session, credit } = props;
  // The dialog outlives the credit.
  const [isOpen, setIsOpen] = useState(false);
  const isPending = useIsTagPending(toPoolTag(pool.address), session.account);
  const close = () => setIsOpen(false);
  return (
    <>
      {credit > 0n && (
        <InlineNotice
          tone="information"
          title={text.creditTitle(formatCurrencyAmount(credit, pool.earn))}
          action={
            <Button size="small" isBusy={isPending} onClick={() => setIsOpen(true)} aria-haspopup="dialog">
              {text.withdraw}
            </Button>
          }
        >
          {text.creditText}
        </InlineNotice>
      )}
      {isOpen && (
        <DialogBoundary onClose={close}>
          <CreditDialog {...props} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
