import { useQueryClient } from '@tanstack/react-query';
import { isSameAddress } from '@tradewind/rules/network/address';
import { useEffect, useRef } from 'react';
import { useConnection } from 'wagmi';
import { logError } from '../log/log.ts';
import { useSignedInStore } from './signed-in-store.ts';

/**
 * Ends the session when its wallet disconnects or switches to another account. A session that ended or began in
 * another tab did so here too.
 */
export function useSessionEnd(): void {
  const queries = useQueryClient();
  const { address, status } = useConnection();
  const signedIn = useSignedInStore((state) => state.account);
  const wasConnected = useRef(false);
  useEffect(() => followOtherTabs(() => void queries.resetQueries({ queryKey: ['account'] })), [queries]);
  useEffect(() => {
    const isGone = status === 'disconnected' && wasConnected.current;
    const isOther = status === 'connected' && signedIn !== undefined && !isSameAddress(signedIn, address);
    wasConnected.current ||= status === 'connected';
    if (signedIn === undefined || !(isGone || isOther)) return;
    void import('./sign-out.ts').then(({ signOut }) => signOut(queries)).catch(logError);
  }, [address, status, signedIn, queries]);
}

/** Loads the state that another tab stored and calls back; returns how to stop. */
function followOtherTabs(onChange: () => void): () => void {
  const read = ({ key }: StorageEvent) => {
    if (key !== useSignedInStore.persist.getOptions().name) return;
    void useSignedInStore.persist.rehydrate();
    onChange();
  };
  globalThis.addEventListener('storage', read);
  return () => globalThis.removeEventListener('storage', read);
}
