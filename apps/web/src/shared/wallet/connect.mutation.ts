import { useMutation } from '@tanstack/react-query';
import { type Connector, useConfig } from 'wagmi';
import { connect } from 'wagmi/actions';
import { rememberWallet } from './last-wallet.ts';

/** Requests the accounts of a wallet; the wallet session follows by itself. */
export function useConnectWallet() {
  const config = useConfig();
  return useMutation({
    mutationFn: async (connector: Connector) => {
      await connect(config, { connector });
      rememberWallet(connector.id);
    },
  });
}
