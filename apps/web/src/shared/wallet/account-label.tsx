import type { Address } from 'viem';
import { useProfile } from '../account/profile-store.ts';
import { usePrimaryName } from '../ens/primary-name.query.ts';
import { messages } from '../message/messages.ts';
import { shortenAddress } from '../ui/address.ts';

/** An account by its profile name, else its ENS name, else its address. */
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
