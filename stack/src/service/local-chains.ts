import type { LocalChainId } from '@tradewind/abi/local/deployment-plan';
import type { LocalCode, Ports } from '../ports.ts';
import type { Progress } from '../progress.ts';
import type { ChainAddress } from './apps.ts';
import { chainService } from './chain.ts';
import type { Supervisor } from './supervisor.ts';

interface LocalChainsOptions {
  readonly home: string;
  /** The seed of the simulated price. */
  readonly priceSeed: string;
  readonly ports: Ports;
  readonly supervisor: Supervisor;
  readonly progress: Progress;
}

/** Starts the three local chains: first the exchange's, then two that simulate Ethereum and Polygon. */
export function startLocalChains(
  options: LocalChainsOptions,
): Promise<[ChainAddress, ChainAddress, ChainAddress]> {
  const start = (code: LocalCode, chainId: LocalChainId) => startLocalChain(options, { code, chainId });
  return Promise.all([start('bep', 31337), start('erc', 31338), start('poly', 31339)]);
}

function startLocalChain(
  { home, priceSeed, ports, supervisor, progress }: LocalChainsOptions,
  { code, chainId }: { readonly code: LocalCode; readonly chainId: LocalChainId },
): Promise<ChainAddress> {
  const port = ports.chains[code];
  const service = chainService({ home, priceSeed, port, code, chainId, print: progress.note });
  const rpcUrl = `http://127.0.0.1:${port}`;
  return progress.step(
    service.name,
    async () => {
      await supervisor.start(service);
      return { chainId, rpcUrls: [rpcUrl], wsUrl: `ws://127.0.0.1:${port}` };
    },
    () => `contracts and demo data, ${rpcUrl}`,
  );
}
