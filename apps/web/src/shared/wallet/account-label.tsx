import type { Address } from 'viem';
import { useProfile } from '../account/profile-store.ts';
import { usePrimaryName } from '../ens/primary-name.query.ts';
import { messages } from '../message/messages.ts';
import { shortenAddress } from '../ui/address.ts';

/** An account by the name that its owner gave it here, by the one it goes by, else by its address. */
export function AccountLabel({ account }: { account: Address }) {
  const { username } = useProfile(account);
  const primaryName = usePrimaryName(account);
  const label = username ?? primaryName ?? shortenAddress(account);
  return (
    <>
      <span className="sr-only">{messages.wallet.accountMenu(label)}</span>
      <span aria-hidden>{label}</span>
    </>
  );
}
