import { messages } from '../../message/messages.ts';
import { findLastWallet, forgetWallet } from '../last-wallet.ts';
import { walletConnectId } from '../wallet-choices.ts';
import { WalletError } from '../wallet-error.ts';
import type { PhoneSession, SessionListener } from './phone-session.ts';
import type { RelaySettings } from './create-relay-client.ts';

type KeeperOptions = {
  /** The served chains, the home chain first. */
  readonly chainIds: readonly [number, ...number[]];
  readonly settings: RelaySettings;
  readonly emit: (event: string, value: unknown) => void;
};

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;

/** Holds the one session with a phone; WalletConnect's code loads with the first access. */
export function createSessionKeeper({ chainIds, settings, emit }: KeeperOptions) {
  let session: Promise<PhoneSession | undefined> | undefined;
  const listener: SessionListener = {
    accountsChanged: (accounts) => emit('accountsChanged', accounts),
    chainChanged: (next) => emit('chainChanged', next),
    ended: () => {
      session = undefined;
      if (findLastWallet() === walletConnectId) forgetWallet();
      emit('accountsChanged', []);
    },
  };
  /** The session that is open, or was stored over a reload. */
  const find = (): Promise<PhoneSession | undefined> => {
    session ??= load()
      .then(({ restoreSession }) => restoreSession(settings, chainIds, listener))
      .catch((error: unknown) => {
        session = undefined;
        throw error;
      });
    return session;
  };
  return {
    find,
    get: async (): Promise<PhoneSession> => {
      const found = await find();
      if (!found) throw new WalletError(4900, messages.chain.walletDisconnected);
      return found;
    },
    /** Pairs with a phone and replaces any earlier session. */
    open: async (): Promise<PhoneSession> => {
      const { openSession } = await load();
      const opened = await openSession(settings, chainIds, listener);
      session = Promise.resolve(opened);
      return opened;
    },
    end: async (): Promise<void> => {
      const ending = session;
      session = Promise.resolve(undefined);
      await (await ending)?.end();
    },
  };
}

function load() {
  return import('./open-session.ts');
}
