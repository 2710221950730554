import { useMutation } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import { disconnect } from 'wagmi/actions';
import { forgetWallet } from './last-wallet.ts';

/** Ends the session for good: the wallet is not connected again after a reload. */
export function useDisconnectWallet() {
  const config = useConfig();
  return useMutation({
    mutationFn: async () => {
      forgetWallet();
      await disconnect(config);
    },
  });
}
