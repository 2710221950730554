import type { ReactNode } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { Entry } from './use-entry.ts';

const text = messages.prediction;

export interface EntryActionProps {
  session: WalletSession | undefined;
  label: string;
  /** The problem of the typed stake. */
  isDisabled: boolean;
  /** The reason why entries are blocked now. */
  blockedReason: string | undefined;
  /** The network fee of the stake, once it is known which. */
  fee?: ReactNode;
  entry: Entry;
  onConfirm: () => void;
}

/** Connect, or confirm the stake; else the reason why neither is possible. */
export function EntryAction({
  session,
  label,
  isDisabled,
  blockedReason,
  fee,
  entry,
  onConfirm,
}: EntryActionProps) {
  if (!session)
    return (
      <Button size="large" isFullWidth onClick={() => openWalletDialog('connect')} aria-haspopup="dialog">
        {text.connect}
      </Button>
    );
  const isBlocked = blockedReason !== undefined && !entry.isBusy;
  return (
    <>
      <div className="min-h-5">{fee}</div>
      <p aria-live="polite" className="min-h-4 text-center text-caption text-balance text-muted">
        {entry.stage ?? blockedReason ?? text.fixed}
      </p>
      <Button
        size="large"
        type="submit"
        isFullWidth
        disabled={isBlocked || (isDisabled && !entry.isBusy)}
        isBusy={entry.isBusy}
        onClick={onConfirm}
      >
        {label}
      </Button>
    </>
  );
}
