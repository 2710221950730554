import type { Address } from 'viem';
import { usePrimaryName } from '../ens/primary-name.query.ts';
import { messages } from '../message/messages.ts';
import { shortenAddress } from '../ui/address.ts';

/** An account by the name it goes by, else by its address. */
export function AccountLabel({ account }: { account: Address }) {
  const label = usePrimaryName(account) ?? shortenAddress(account);
  return (
    <>
      <span className="sr-only">{messages.wallet.accountMenu(label)}</span>
      <span aria-hidden>{label}</span>
    </>
  );
}
