import { findValue } from '../../../shared/chain/reading.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { toCollectable } from '../history/history-entry.ts';
import { useHistory } from '../history/history.query.ts';
import { CollectDialog } from './collect-dialog.tsx';

const uncollected = 3;

export interface ReminderDialogProps {
  session: WalletSession;
  epoch: number;
  onClose: () => void;
}

/** `Collect Winnings` for the round that was reminded of. */
export function ReminderDialog({ session, epoch, onClose }: ReminderDialogProps) {
  const { history } = useHistory(session.account, uncollected);
  const entry = findValue(history)?.find(({ round }) => round.id === epoch);
  return entry ? <CollectDialog session={session} rounds={[toCollectable(entry)]} onClose={onClose} /> : null;
}
