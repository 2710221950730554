import { useQueryClient } from '@tanstack/react-query';
import { isSameAddress } from '@tradewind/rules/network/address';
import { useEffect, useRef } from 'react';
import { useConnection } from 'wagmi';
import { logError } from '../log/log.ts';
import { useSignedInStore } from './signed-in-store.ts';

/** The session ends with the connection that it was for: when the wallet goes, and when it shows another account. */
export function useSessionEnd(): void {
  const queries = useQueryClient();
  const { address, status } = useConnection();
  const signedIn = useSignedInStore((state) => state.account);
  const wasConnected = useRef(false);
  useEffect(() => {
    const isGone = status === 'disconnected' && wasConnected.current;
    const isOther = status === 'connected' && signedIn !== undefined && !isSameAddress(signedIn, address);
    wasConnected.current ||= status === 'connected';
    if (signedIn === undefined || !(isGone || isOther)) return;
    void import('./sign-out.ts').then(({ signOut }) => signOut(queries)).catch(logError);
  }, [address, status, signedIn, queries]);
}
