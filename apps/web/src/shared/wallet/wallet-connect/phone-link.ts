import { store } from '../../settings/browser-storage.ts';
import type { RelaySession } from './relay-client.ts';

type Peer = Pick<RelaySession['peer'], 'metadata'>;

/** The storage key from which WalletConnect's library reads the app that it opens with each request. */
const storageName = 'WALLETCONNECT_DEEPLINK_CHOICE';

/** Schemes that a browser handles by itself; they belong to no app. */
const ownSchemes = /^(?:javascript|data|vbscript|blob|file|filesystem|http|about|view-source):/i;

/** Stores the app link of a wallet on this phone, which each request then opens; none for a wallet elsewhere. */
export function setPhoneLink(wallet: Peer | undefined): void {
  const href = wallet && findAppLink(wallet);
  store(storageName, href === undefined ? undefined : JSON.stringify({ href }));
}

/** The link that opens a wallet's app; undefined where it has none that a page may follow. */
export function findAppLink({ metadata: { redirect } }: Peer): string | undefined {
  return [redirect?.native, redirect?.universal].find(
    (link) => link !== undefined && /^[a-z][a-z0-9+.-]*:\/\//i.test(link) && !ownSchemes.test(link),
  );
}
