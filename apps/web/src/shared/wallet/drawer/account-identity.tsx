import type { Address } from 'viem';
import { Avatar } from '../../account/avatar.tsx';
import { useProfile } from '../../account/profile-store.ts';
import { getExplorerLink } from '../../chain/explorer-link.ts';
import { useChain } from '../../chain/use-chain.ts';
import { usePrimaryName } from '../../ens/primary-name.query.ts';
import { messages } from '../../message/messages.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { LineDrawing } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { closeWalletDialog, openWalletDialog } from '../wallet-dialog-store.ts';

const pencil =
  'M5 19l.9-3.9 9.6-9.600a1.8 1.8 0 0 1 2.500 0l.4.4a1.8 1.8 0 0 1 0 2.500L8.900 18.100zM13.600 7.400l3 3';

/** The account by picture and name, which lead to its profile, and by address. Without a name the address is the name. */
export function AccountIdentity({ account }: { account: Address }) {
  const { username } = useProfile(account);
  const primaryName = usePrimaryName(account);
  const name = username ?? primaryName;
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <ProfileLink account={account} name={name} />
        <div
          className={classNames(
            'relative ml-14 flex w-fit max-w-full items-center gap-1.5',
            name === undefined
              ? '-mt-6 h-11 text-title font-semibold max-[22rem]:text-small'
              : 'h-6 text-small text-muted',
          )}
        >
          {username !== undefined && primaryName !== undefined && (
            <span className="truncate">{primaryName}</span>
          )}
          <AccountAddress account={account} />
        </div>
      </div>
      <EditButton />
    </div>
  );
}

function ProfileLink({ account, name }: { account: Address; name: string | undefined }) {
  return (
    <Link
      to={`/usercenter/${account}`}
      onClick={closeWalletDialog}
      title={messages.account.viewProfile}
      // Above the touch targets of the address below it, and as high as the name: the avatar hangs out.
      className="relative z-1 flex h-6 w-fit max-w-full items-start gap-3 rounded-small"
    >
      <Avatar account={account} size={44} />
      {name !== undefined && <span className="truncate text-body font-semibold hover:underline">{name}</span>}
      <span className="sr-only">{messages.account.viewProfile}</span>
    </Link>
  );
}

function AccountAddress({ account }: { account: Address }) {
  const { chainId } = useChain();
  return (
    <>
      <AddressText address={account} copySubject={messages.wallet.address} />
      <ExternalLink
        href={getExplorerLink('address', account, chainId)}
        title={messages.ui.viewOnExplorer}
        // Above the touch target of the button before it.
        className="relative size-6 shrink-0 justify-center text-muted! hover:text-text!"
      >
        <span className="sr-only">{messages.ui.viewOnExplorer}</span>
      </ExternalLink>
    </>
  );
}

function EditButton() {
  return (
    <button
      type="button"
      onClick={() => openWalletDialog('profile')}
      aria-label={messages.account.editProfile}
      title={messages.account.editProfile}
      className="-mr-3 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted transition-colors hover:bg-hover hover:text-text"
    >
      <LineDrawing path={pencil} />
    </button>
  );
}
