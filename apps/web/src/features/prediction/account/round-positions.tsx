import { PositionList, PositionRow } from '../../../shared/account/position-list.tsx';
import { joinReadings } from '../../../shared/chain/join-readings.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { AccountPartProps } from '../../../shared/site/account-part.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { usePending } from '../claim/pending.query.ts';
import type { HistoryEntry } from '../history/history-entry.ts';
import { useHistory } from '../history/history.query.ts';
import { NativeText } from '../native-text.tsx';
import { listOpenRounds } from './open-rounds.ts';

const text = messages.predictionHistory;
const all = 1;
const uncollected = 3;

/** The account's open rounds and those to collect, in the account drawer. */
export function RoundPositions({ account }: AccountPartProps) {
  const newest = useHistory(account, all).history;
  const toCollect = useHistory(account, uncollected).history;
  const pending = usePending(account);
  const rounds = joinReadings(newest, toCollect, listOpenRounds);
  const positions = joinReadings(rounds, pending, (open, credit) => [
    ...(credit > 0n ? [credit] : []),
    ...open,
  ]);
  return (
    <PositionList
      title={messages.predictionMenu.prediction}
      to="/prediction"
      positions={positions}
      emptyText={text.noneOpen}
      unknownText={text.failed}
    >
      {(position) =>
        typeof position === 'bigint' ? (
          <Credit key="credit" wei={position} />
        ) : (
          <RoundPosition key={position.round.id} entry={position} />
        )
      }
    </PositionList>
  );
}

function RoundPosition({ entry: { round, stake, state, payout, isUp } }: { entry: HistoryEntry }) {
  const isToCollect = state === 'won' || state === 'refund';
  return (
    <PositionRow
      to="/prediction"
      picture={<SidePicture isUp={isUp} isToCollect={isToCollect} />}
      title={`${text.round(String(round.id))} ${isUp ? text.up : text.down}`}
      note={text.states[state]}
      value={<NativeText wei={isToCollect && payout !== undefined ? payout : stake} />}
      valueNote={isToCollect ? text.payout : text.stake}
    />
  );
}

function Credit({ wei }: { wei: bigint }) {
  return (
    <PositionRow
      to="/prediction"
      picture={<Picture className="bg-accent-soft text-accent" icon="wallet" />}
      title={text.credit}
      note={text.creditNote}
      value={<NativeText wei={wei} />}
      valueNote={messages.predictionClaim.withdraw}
    />
  );
}

/** UP or DOWN, without the colours of gain and loss: a round on DOWN may be won. */
function SidePicture({ isUp, isToCollect }: { isUp: boolean; isToCollect: boolean }) {
  return (
    <Picture
      className={isToCollect ? 'bg-accent-soft text-accent' : 'bg-sunken text-text'}
      icon={isUp ? 'arrowUp' : 'arrowDown'}
    />
  );
}

function Picture({ className, icon }: { className: string; icon: 'arrowUp' | 'arrowDown' | 'wallet' }) {
  return (
    <span className={`inline-flex size-9 shrink-0 items-center justify-center rounded-full ${className}`}>
      <Icon name={icon} size={18} />
    </span>
  );
}
