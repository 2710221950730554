import { type LocalCode, localChainIds, type Ports } from '../ports.ts';
import type { Progress } from '../progress.ts';
import type { ChainAddress } from './apps.ts';
import { chainService } from './chain.ts';
import type { Supervisor } from './supervisor.ts';

interface LocalChainsOptions {
  /** The home chain is among them. */
  readonly codes: readonly LocalCode[];
  readonly home: string;
  /** The seed of the simulated price. */
  readonly priceSeed: string;
  /** The interval at which each node writes its state, in seconds. */
  readonly saveSeconds: number;
  readonly ports: Ports;
  readonly supervisor: Supervisor;
  readonly progress: Progress;
}

/** Starts local chains: first the home chain, then those that simulate Ethereum and Polygon. */
export function startLocalChains(options: LocalChainsOptions): Promise<[ChainAddress, ...ChainAddress[]]> {
  const others = options.codes.filter((code) => code !== 'bep');
  return Promise.all([
    startLocalChain(options, 'bep'),
    ...others.map((code) => startLocalChain(options, code)),
  ]);
}

function startLocalChain(
  { home, priceSeed, saveSeconds, ports, supervisor, progress }: LocalChainsOptions,
  code: LocalCode,
): Promise<ChainAddress> {
  const chainId = localChainIds[code];
  const port = ports.chains[code];
  const service = chainService({ home, priceSeed, saveSeconds, port, code, chainId, print: progress.note });
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
