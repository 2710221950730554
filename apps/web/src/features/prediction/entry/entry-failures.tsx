import { computeLockTime } from '@tradewind/rules/prediction/grid';
import type { Address } from 'viem';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { useEntryTime } from './entry-time.query.ts';
import { noteEntryFailure, noteRead, useEntryFailure } from './entry-failure-store.ts';
import { type FailedEntry, useFailedEntry } from './failed-entry.ts';

const text = messages.prediction;
/** How long after its block a failed transaction is shown. */
const shownSeconds = 300;

export interface EntryFailuresProps {
  account: Address;
  genesis: number;
  /** Chain seconds. */
  now: number;
}

/** The reasons for entries without a position: the chain's for an included transaction, else the run's. */
export function EntryFailures({ account, ...moment }: EntryFailuresProps) {
  const { failure, read } = useEntryFailure();
  const failed = useFailedEntry(account);
  return (
    <div className="mt-2 grid gap-2 empty:hidden">
      {failed && failed.hash !== read && <FailedNotice entry={failed} {...moment} />}
      {failure?.account === account && (failure.hash === undefined || failure.hash !== failed?.hash) && (
        <Failure text={failure.text} onClose={() => noteEntryFailure(undefined)} />
      )}
    </div>
  );
}

function FailedNotice({ entry, genesis, now }: Omit<EntryFailuresProps, 'account'> & { entry: FailedEntry }) {
  const time = findValue(useEntryTime(entry));
  if (time === undefined || now - time > shownSeconds) return null;
  const isLate = time >= computeLockTime(genesis, entry.epoch);
  const explain = isLate ? text.tooLate : text.notEntered;
  return <Failure text={explain(String(entry.epoch))} onClose={() => noteRead(entry.hash)} />;
}

function Failure({ text: sentence, onClose }: { text: string; onClose: () => void }) {
  return (
    <InlineNotice tone="error">
      <div className="flex items-center justify-between gap-3">
        <p>{sentence}</p>
        <IconButton icon="close" label={messages.ui.close} onClick={onClose} className="-my-3 -mr-2" />
      </div>
    </InlineNotice>
  );
}
