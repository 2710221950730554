import type { Config, Connector } from 'wagmi';
import { reconnect, watchConnectors } from 'wagmi/actions';
import { findLastWallet } from './last-wallet.ts';

const announcementMs = 3000;

/** Reconnects the wallet of the last visit without a prompt, if it still grants access. It may announce itself late. */
export async function reconnectLastWallet(config: Config): Promise<void> {
  const id = findLastWallet();
  if (id === undefined) return;
  const connector = await waitForConnector(config, id);
  if (connector) await reconnect(config, { connectors: [connector] });
}

function waitForConnector(config: Config, id: string): Promise<Connector | undefined> {
  const find = () => config.connectors.find((connector) => connector.id === id);
  const known = find();
  if (known) return Promise.resolve(known);
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve(find());
    };
    const timer = setTimeout(end, announcementMs);
    const stop = watchConnectors(config, { onChange: () => find() && end() });
  });
}
