import type { LocalChainId } from '@tradewind/abi/local/deployment-plan';
import type { LocalCode, Ports } from '../ports.ts';
import type { Progress } from '../progress.ts';
import type { ChainAddress } from './apps.ts';
import { chainService, plainChainService } from './chain.ts';
import type { Supervisor } from './supervisor.ts';
import type { Service } from './supervise.ts';

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
  const { ports } = options;
  const common = { home: options.home, print: options.progress.note };
  const plain = (code: LocalCode, chainId: LocalChainId) =>
    startLocalChain(options, {
      service: plainChainService({ ...common, code, chainId, port: ports.chains[code] }),
      chainId,
      port: ports.chains[code],
      content: 'wrapped coin and demo token',
    });
  return Promise.all([
    startLocalChain(options, {
      service: chainService({ ...common, priceSeed: options.priceSeed, port: ports.chains.bep }),
      chainId: 31337,
      port: ports.chains.bep,
      content: 'contracts and demo data',
    }),
    plain('erc', 31338),
    plain('poly', 31339),
  ]);
}

interface LocalChain {
  readonly service: Service;
  readonly chainId: number;
  readonly port: number;
  readonly content: string;
}

function startLocalChain(
  { supervisor, progress }: LocalChainsOptions,
  { service, chainId, port, content }: LocalChain,
): Promise<ChainAddress> {
  const rpcUrl = `http://127.0.0.1:${port}`;
  return progress.step(
    service.name,
    async () => {
      await supervisor.start(service);
      return { chainId, rpcUrls: [rpcUrl], wsUrl: `ws://127.0.0.1:${port}` };
    },
    () => `${content}, ${rpcUrl}`,
  );
}
