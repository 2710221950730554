import { useMemo, useState } from 'react';
import { messages } from '../message/messages.ts';
import { listPendingWrites } from '../transaction/pending-writes.ts';
import { useWriteSources } from '../transaction/use-write-sources.ts';
import { Button } from '../ui/button.tsx';
import { DialogBoundary } from '../ui/dialog-boundary.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { TurningRing } from '../ui/spinner.tsx';
import { openWalletDialog } from './wallet-dialog-store.ts';
import { useWalletSession } from './wallet-session.ts';

const PendingDialog = lazyPart(() =>
  import('./pending-dialog.tsx').then((module) => ({ default: module.PendingDialog })),
);

/** The number of the account's pending writes; opens an unanswered request, the only write, or the list of several. */
export function PendingPill() {
  const account = useWalletSession()?.account;
  return account === undefined ? null : <AccountPill key={account} account={account} />;
}

function AccountPill({ account }: { account: string }) {
  const sources = useWriteSources();
  const [openKey, setOpenKey] = useState<string>();
  const close = () => setOpenKey(undefined);
  const pending = useMemo(() => listPendingWrites(sources, account), [sources, account]);
  const [newest, ...others] = pending;
  const only = pending.find(({ isUnanswered }) => isUnanswered) ?? (others.length > 0 ? undefined : newest);
  const open = () => (only ? setOpenKey(only.key) : openWalletDialog('activity'));
  return (
    <>
      {newest && (
        <Button tone="secondary" onClick={open} aria-haspopup="dialog" data-pending className="px-3!">
          <TurningRing size={18} />
          {pending.length}
          <span className="sr-only tablet:not-sr-only">{messages.transaction.pending}</span>
        </Button>
      )}
      {openKey !== undefined && (
        <DialogBoundary key={openKey} onClose={close}>
          <PendingDialog sources={sources} writeKey={openKey} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
