import { messages } from '../message/messages.ts';
import { shortenAddress } from '../ui/address.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Avatar } from './avatar.tsx';
import { useProfile } from './profile-store.ts';

const text = messages.account;

/** The connected account by picture and name; links to the profile page. */
export function ProfileLink({ account, onFollow }: { account: string; onFollow: () => void }) {
  const { username } = useProfile(account);
  const name = username ?? shortenAddress(account);
  return (
    <Link
      to={`/usercenter/${account}`}
      onClick={onFollow}
      className="flex min-h-14 items-center gap-3 rounded-control border border-line px-3 py-2 transition-colors hover:bg-hover"
    >
      <Avatar account={account} size={36} />
      <span className="min-w-0 grow">
        <span className="block truncate text-body font-semibold">{name}</span>
        <span className="block text-small text-muted">{text.viewProfile}</span>
      </span>
      <Icon name="arrowRight" className="shrink-0 text-muted" />
    </Link>
  );
}
