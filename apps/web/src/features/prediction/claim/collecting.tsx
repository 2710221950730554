import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ClaimReminder } from './claim-reminder.tsx';
import { CollectSlot } from './collect-slot.tsx';

/** The reminder and the dialog of what waits for the connected account. Mounted once by the page. */
export function Collecting() {
  const session = useWalletSession();
  if (!session) return null;
  return (
    <div key={session.account}>
      <ClaimReminder account={session.account} />
      <CollectSlot session={session} />
    </div>
  );
}
