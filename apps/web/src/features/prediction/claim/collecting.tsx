import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { CollectSlot } from './collect-slot.tsx';

/** The collect dialog of the connected account. Mounted once by the page. */
export function Collecting() {
  const session = useWalletSession();
  return session ? <CollectSlot key={session.account} session={session} /> : null;
}
