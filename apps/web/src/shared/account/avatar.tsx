import { TokenLogo } from '../ui/token-logo.tsx';
import { useProfile } from './profile-store.ts';

/** The account's own picture, or a signal flag drawn from its address. */
export function Avatar({ account, size = 32 }: { account: string; size?: number }) {
  const { avatar, username } = useProfile(account);
  return <TokenLogo address={account} symbol={username?.slice(0, 1) ?? ''} src={avatar} size={size} />;
}
