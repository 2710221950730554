import { ProfileLink } from '../../shared/account/profile-link.tsx';
import { useWalletSession } from '../../shared/wallet/wallet-session.ts';

/** The connected account at the top of the menu; nothing without a wallet. */
export function MenuProfile({ onFollow }: { onFollow: () => void }) {
  const session = useWalletSession();
  return session ? (
    <div className="mb-2">
      <ProfileLink account={session.account} onFollow={onFollow} />
    </div>
  ) : null;
}
