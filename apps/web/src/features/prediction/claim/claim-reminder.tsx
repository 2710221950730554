import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { dismissNotice, showNotice } from '../../../shared/ui/notice-store.ts';
import { openCollectDialog } from './collect-store.ts';
import { useIsClaiming } from './use-is-claiming.ts';
import { hasReminded, noteReminded } from './reminded-rounds.ts';
import { useRoundToCollect } from './round-to-collect.query.ts';
import { useUncollected } from './use-uncollected.ts';
import { whenNoDialog } from './when-no-dialog.ts';

const text = messages.predictionClaim;
const reminderMs = 55_000;

/** Reminds of a round that waits for the account, once a round and visit, and never over a dialog. */
export function ClaimReminder({ account }: { account: Address }) {
  const epoch = useRoundToCollect(account) ?? undefined;
  const isClaiming = useIsClaiming(account);
  const [wanted, setWanted] = useState<number>();
  useEffect(() => {
    if (epoch === undefined || isClaiming) return undefined;
    const key = `prediction-reminder-${account}-${epoch}`;
    const cancel = whenNoDialog(() => {
      if (hasReminded(key)) return;
      noteReminded(key);
      showReminder(key, epoch, () => setWanted(epoch));
    });
    return () => {
      cancel();
      // It is collected, or belongs to another account.
      dismissNotice(key);
    };
  }, [account, epoch, isClaiming]);
  if (wanted === undefined) return null;
  return <CollectWanted account={account} epoch={wanted} onOpened={() => setWanted(undefined)} />;
}

function showReminder(key: string, epoch: number, onCollect: () => void): void {
  const collect = () => {
    dismissNotice(key);
    onCollect();
  };
  showNotice({
    tone: 'success',
    title: text.reminder(String(epoch)),
    text: text.reminderText,
    durationMs: reminderMs,
    key,
    actions: [{ label: text.collect, onClick: collect }],
  });
}

interface CollectWantedProps {
  account: Address;
  epoch: number;
  onOpened: () => void;
}

/** Opens `Collect Winnings` for the round that was reminded of, as soon as it is known what it brings. */
function CollectWanted({ account, epoch, onOpened }: CollectWantedProps) {
  const round = useUncollected(account).find(({ id }) => id === epoch);
  useEffect(() => {
    if (!round) return;
    openCollectDialog([round]);
    onOpened();
  }, [round, onOpened]);
  return null;
}
