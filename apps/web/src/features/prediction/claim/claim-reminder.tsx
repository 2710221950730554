import { lazy, Suspense, useEffect, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { dismissNotice, showNotice } from '../../../shared/ui/notice-store.ts';
import { useWalletSession, type WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useIsClaiming } from './use-is-claiming.ts';
import { hasReminded, noteReminded } from './reminded-rounds.ts';
import { useRoundToCollect } from './round-to-collect.query.ts';
import { whenNoDialog } from './when-no-dialog.ts';

const text = messages.predictionClaim;
const reminderMs = 55_000;

const ReminderDialog = lazy(() =>
  import('./reminder-dialog.tsx').then((module) => ({ default: module.ReminderDialog })),
);

/** Reminds of a round that waits for the account, once a round and visit, and never over a dialog. Mounted once by the page. */
export function ClaimReminder() {
  const session = useWalletSession();
  return session ? <AccountReminder key={session.account} session={session} /> : null;
}

function AccountReminder({ session }: { session: WalletSession }) {
  const { account } = session;
  const epoch = useRoundToCollect(account) ?? undefined;
  const isClaiming = useIsClaiming(account);
  const [opened, setOpened] = useState<number>();
  useEffect(() => {
    if (epoch === undefined || isClaiming) return undefined;
    const key = toNoticeKey(account, epoch);
    const cancel = whenNoDialog(() => {
      if (hasReminded(key)) return;
      noteReminded(key);
      showNotice({
        tone: 'success',
        title: text.reminder(String(epoch)),
        text: text.reminderText,
        durationMs: reminderMs,
        key,
        actions: [{ label: text.collect, onClick: () => (dismissNotice(key), setOpened(epoch)) }],
      });
    });
    return () => {
      cancel();
      // It is collected, or belongs to another account.
      dismissNotice(key);
    };
  }, [account, epoch, isClaiming]);
  if (opened === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ReminderDialog session={session} epoch={opened} onClose={() => setOpened(undefined)} />
    </Suspense>
  );
}

function toNoticeKey(account: string, epoch: number): string {
  return `prediction-reminder-${account}-${epoch}`;
}
