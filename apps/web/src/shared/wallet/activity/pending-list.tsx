import { useState } from 'react';
import type { Address } from 'viem';
import { messages } from '../../message/messages.ts';
import { findWrite, listPendingWrites } from '../../transaction/pending-writes.ts';
import { useWriteSources } from '../../transaction/use-write-sources.ts';
import { Icon } from '../../ui/icon.tsx';
import { DialogBoundary } from '../../ui/dialog-boundary.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { TurningRing } from '../../ui/spinner.tsx';

const PendingDialog = lazyPart(() =>
  import('../pending-dialog.tsx').then((module) => ({ default: module.PendingDialog })),
);

/** The account's writes that have no end yet, above all others; each opens its dialog. */
export function PendingList({ account }: { account: Address }) {
  const sources = useWriteSources();
  const [openKey, setOpenKey] = useState<string>();
  const close = () => setOpenKey(undefined);
  const pending = listPendingWrites(sources, account).flatMap(({ key }) => {
    const write = findWrite(sources, key);
    return write ? [{ key, summary: write.summary || messages.transaction.checking }] : [];
  });
  return (
    <>
      {pending.length > 0 && (
        <section className="mb-3">
          <h3 className="pb-1 text-small font-semibold text-muted">{messages.activity.pending}</h3>
          <ul className="grid gap-1">
            {pending.map(({ key, summary }) => (
              <li key={key}>
                <button
                  type="button"
                  onClick={() => setOpenKey(key)}
                  aria-haspopup="dialog"
                  className="flex min-h-14 w-full items-center gap-3 rounded-control bg-accent-soft px-3 py-2 text-left text-small font-medium hover:brightness-97 dark:hover:brightness-115"
                >
                  <span className="text-accent">
                    <TurningRing size={20} />
                  </span>
                  <span className="min-w-0 grow">{summary}</span>
                  <Icon name="arrowRight" size={16} className="shrink-0 text-muted" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {openKey !== undefined && (
        <DialogBoundary key={openKey} onClose={close}>
          <PendingDialog sources={sources} writeKey={openKey} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
