import { store } from '../../settings/browser-storage.ts';
import type { RelaySession } from './relay-client.ts';

type Peer = Pick<RelaySession['peer'], 'metadata'>;

/** Where WalletConnect's library looks for the app that it opens with each request. */
const storageName = 'WALLETCONNECT_DEEPLINK_CHOICE';

/** Schemes that a browser follows by itself: no app of the phone. */
const ownSchemes = /^(?:javascript|data|vbscript|blob|file|filesystem|http|about|view-source):/i;

/** From now on each request opens the wallet that is on this same phone, by the link it gave of itself; none where the wallet is elsewhere. */
export function setPhoneLink(wallet: Peer | undefined): void {
  const href = wallet && findAppLink(wallet);
  store(storageName, href === undefined ? undefined : JSON.stringify({ href }));
}

/** The link that opens a wallet's app; undefined where it gave none that a page may follow. */
export function findAppLink({ metadata: { redirect } }: Peer): string | undefined {
  return [redirect?.native, redirect?.universal].find(
    (link) => link !== undefined && /^[a-z][a-z0-9+.-]*:\/\//i.test(link) && !ownSchemes.test(link),
  );
}
