import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { keepFirstGenesis } from './chain/keep-first-genesis.ts';
import { createTemporaryHome } from './home/temporary-home.ts';
import { startChild, type Child } from './process/child.ts';
import { assertPortFree, findFreePort } from './process/port.ts';
import { StackError } from './stack-error.ts';

export interface ChainNodeOptions {
  /** Default: any free port. */
  readonly port?: number;
  readonly chainId?: number;
  /** The file of the chain state between runs; without it the state is lost. */
  readonly stateFile?: string;
  readonly logFile?: string;
  /** The interval at which the node writes the state file, in seconds. Default: ten. */
  readonly saveSeconds?: number;
  /** `instant`: a block per transaction. `interval`: also one every ten seconds. `manual`: only on request. */
  readonly mining?: 'instant' | 'interval' | 'manual';
  /** The Unix time of block 0; the chain's clock starts there. */
  readonly genesisTimestamp?: number;
}

export interface ChainNode extends Child {
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly chainId: number;
}

/** Starts a local chain (anvil) on the loopback interface and waits until it answers. */
export async function startChainNode(options: ChainNodeOptions = {}): Promise<ChainNode> {
  const port = options.port ?? (await findFreePort());
  await assertPortFree(port, 'chain node');
  const chainId = options.chainId ?? 31337;
  const log = options.logFile === undefined ? createTemporaryLog() : { file: options.logFile };
  if (options.stateFile !== undefined) {
    mkdirSync(dirname(options.stateFile), { recursive: true });
    keepFirstGenesis(options.stateFile);
  }
  const child = startChild({
    command: findAnvil(),
    parameters: toParameters(options, port, chainId),
    logFile: log.file,
  });
  const rpcUrl = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(child, rpcUrl, log.file);
  const stop = async () => {
    await child.stop();
    log.remove?.();
  };
  return { ...child, stop, rpcUrl, wsUrl: `ws://127.0.0.1:${port}`, chainId };
}

function createTemporaryLog(): { readonly file: string; readonly remove?: () => void } {
  const { home, remove } = createTemporaryHome('chain');
  return { file: join(home, 'chain.log'), remove };
}

function toParameters(options: ChainNodeOptions, port: number, chainId: number): string[] {
  const mining = {
    instant: [],
    interval: ['--mixed-mining', '--block-time', '10'],
    // A block has room for any number of test transactions.
    manual: ['--no-mining', '--gas-limit', '1000000000'],
  }[options.mining ?? 'instant'];
  const state =
    options.stateFile === undefined
      ? []
      : ['--state', options.stateFile, '--state-interval', String(options.saveSeconds ?? 10)];
  const timestamp =
    options.genesisTimestamp === undefined ? [] : ['--timestamp', String(options.genesisTimestamp)];
  const fixed =
    '--quiet --host 127.0.0.1 --hardfork prague --base-fee 0 --prune-history 256 --no-request-size-limit'.split(
      ' ',
    );
  return [...fixed, '--port', String(port), '--chain-id', String(chainId), ...mining, ...state, ...timestamp];
}

/** Returns the binary itself; the package's wrapper would be an additional Node process. */
function findAnvil(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'));
  const platform = process.platform === 'win32' ? 'win32' : process.platform;
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  const name = `@foundry-rs/anvil-${platform}-${architecture}`;
  try {
    const folder = dirname(resolve(`${name}/package.json`));
    const binary = join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil');
    if (existsSync(binary)) {
      return binary;
    }
  } catch {
    // falls through to the same error
  }
  throw new StackError(
    `No chain node for ${process.platform}-${process.arch} (npm package ${name}): run npm install.`,
  );
}

async function waitUntilAnswering(child: Child, rpcUrl: string, logFile: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  let ending: string | undefined;
  void child.exited.then((text) => (ending = text));
  while (!(await isAnswering(rpcUrl))) {
    if (ending !== undefined) {
      throw new StackError(`The chain node ${ending}: ${child.findComplaint()}`);
    }
    if (performance.now() > deadline) {
      await child.stop();
      throw new StackError(`The chain node did not answer on ${rpcUrl} within 30 s (log: ${logFile})`);
    }
    await delay(20);
  }
}

async function isAnswering(rpcUrl: string): Promise<boolean> {
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
      signal: AbortSignal.timeout(2_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}
