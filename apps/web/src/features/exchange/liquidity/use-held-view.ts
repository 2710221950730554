import { useState } from 'react';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';

type OwnedView = { readonly session: Pick<WalletSession, 'account'> | undefined };

/** The view of a form's write: an open dialog keeps its terms, although its transaction changes balances and prices. */
export function useHeldView<View extends OwnedView>(view: View) {
  const [held, setHeld] = useState<View>();
  const isOwn = held?.session?.account === view.session?.account;
  // A locked wallet or another account unmounts the dialog, which then does not report that it is closed.
  if (held && !isOwn) setHeld(undefined);
  const shown = held && isOwn ? held : view;
  return {
    shown,
    /** Only the terms that the user saw when the dialog was opened. */
    hold: () => setHeld(shown),
    release: () => setHeld(undefined),
  };
}
