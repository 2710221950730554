import { lazy, Suspense, useMemo, useState } from 'react';
import { messages } from '../message/messages.ts';
import { listPendingWrites, type WriteSources } from '../transaction/pending-writes.ts';
import { useRunStore } from '../transaction/run-store.ts';
import { useTransactionStore } from '../transaction/transaction-store.ts';
import { Button } from '../ui/button.tsx';
import { TurningRing } from '../ui/spinner.tsx';
import { openWalletDialog } from './wallet-dialog-store.ts';
import { useWalletSession } from './wallet-session.ts';

const PendingDialog = lazy(() =>
  import('./pending-dialog.tsx').then((module) => ({ default: module.PendingDialog })),
);

/** The number of the account's pending writes; opens the write, or the list of several. */
export function PendingPill() {
  const account = useWalletSession()?.account;
  return account === undefined ? null : <AccountPill key={account} account={account} />;
}

function AccountPill({ account }: { account: string }) {
  const sources = useWriteSources();
  const [openKey, setOpenKey] = useState<string>();
  const pending = useMemo(() => listPendingWrites(sources, account), [sources, account]);
  const [newest, ...others] = pending;
  const open = () => (others.length > 0 ? openWalletDialog('transactions') : setOpenKey(newest?.key));
  return (
    <>
      {newest && (
        <Button tone="secondary" onClick={open} aria-haspopup="dialog" data-pending className="px-3!">
          <TurningRing size={18} />
          {pending.length}
          <span className="sr-only tablet:not-sr-only">{messages.transaction.pending}</span>
        </Button>
      )}
      <Suspense fallback={null}>
        {openKey !== undefined && (
          <PendingDialog sources={sources} writeKey={openKey} onClose={() => setOpenKey(undefined)} />
        )}
      </Suspense>
    </>
  );
}

function useWriteSources(): WriteSources {
  const runs = useRunStore((state) => state.runs);
  const records = useTransactionStore((state) => state.records);
  const batches = useTransactionStore((state) => state.batches);
  return useMemo(() => ({ runs, records, batches }), [runs, records, batches]);
}
