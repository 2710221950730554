import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { openCollectDialog } from './collect-store.ts';
import { useIsClaiming } from './use-is-claiming.ts';
import { hasReminded, noteReminded } from './reminded-rounds.ts';
import { useRoundToCollect } from './round-to-collect.query.ts';
import { useUncollected } from './use-uncollected.ts';
import { whenNoDialog } from './when-no-dialog.ts';

const text = messages.predictionClaim;
const reminderMs = 55_000;

/**
 * Reminds of an uncollected round, once per round and visit, and never while a dialog is open. It is part of the
 * page's header, where it covers nothing (PRED-08): give it a container of its own.
 */
export function ClaimReminder({ account }: { account: Address }) {
  const epoch = useRoundToCollect(account) ?? undefined;
  const isClaiming = useIsClaiming(account);
  const [shown, setShown] = useState<number>();
  const [wanted, setWanted] = useState<number>();
  useEffect(() => {
    if (epoch === undefined || isClaiming) return undefined;
    const key = `prediction-reminder-${account}-${epoch}`;
    const hide = () => setShown(undefined);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = whenNoDialog(() => {
      if (hasReminded(key)) return;
      noteReminded(key);
      setShown(epoch);
      timer = setTimeout(hide, reminderMs);
    });
    return () => {
      cancel();
      clearTimeout(timer);
      // The round is collected, or belongs to another account.
      hide();
    };
  }, [account, epoch, isClaiming]);
  const hide = () => setShown(undefined);
  const collect = () => {
    hide();
    setWanted(shown);
  };
  return (
    <>
      <output className="min-w-0">
        {shown !== undefined && <ReminderBar epoch={shown} onCollect={collect} onDismiss={hide} />}
      </output>
      {wanted !== undefined && (
        <CollectWanted account={account} epoch={wanted} onOpened={() => setWanted(undefined)} />
      )}
    </>
  );
}

interface ReminderBarProps {
  epoch: number;
  onCollect: () => void;
  onDismiss: () => void;
}

function ReminderBar({ epoch, onCollect, onDismiss }: ReminderBarProps) {
  return (
    <div
      title={text.reminderText}
      className="rises flex min-h-11 items-center gap-3 rounded-control border border-line bg-overlay pl-3 text-small shadow-card"
    >
      <Icon name="check" size={20} className="shrink-0 text-gain" />
      <p className="font-semibold">{text.reminder(String(epoch))}</p>
      <Button tone="secondary" size="small" onClick={onCollect}>
        {text.collect}
      </Button>
      <IconButton icon="close" label={messages.ui.dismissNotice} onClick={onDismiss} />
    </div>
  );
}

interface CollectWantedProps {
  account: Address;
  epoch: number;
  onOpened: () => void;
}

/** Opens `Collect Winnings` for the reminded round, as soon as its payout is known. */
function CollectWanted({ account, epoch, onOpened }: CollectWantedProps) {
  const round = useUncollected(account).find(({ id }) => id === epoch);
  useEffect(() => {
    if (!round) return;
    openCollectDialog([round]);
    onOpened();
  }, [round, onOpened]);
  return null;
}
