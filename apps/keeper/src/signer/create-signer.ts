import { readKeyFile } from '@tradewind/process/signer/read-key-file';
import type { Config } from '../config.ts';
import { createLocalSigner } from './local-signer.ts';
import { createRemoteSigner } from './remote-signer.ts';
import type { Signer } from './signer.ts';

/** The configured signer; undefined without one. */
export function createSigner(config: Config): Signer | undefined {
  const { KEEPER_KEY, KEEPER_KEY_FILE, REMOTE_SIGNER_URL, KEEPER_ADDRESS = '', RPC_TIMEOUT_MS } = config;
  if (KEEPER_KEY !== undefined) return createLocalSigner(KEEPER_KEY, 'KEEPER_KEY');
  if (KEEPER_KEY_FILE !== undefined)
    return createLocalSigner(readKeyFile(KEEPER_KEY_FILE, 'KEEPER_KEY_FILE'), 'KEEPER_KEY_FILE');
  if (REMOTE_SIGNER_URL === undefined) return undefined;
  const address = `0x${KEEPER_ADDRESS.slice(2).toLowerCase()}` as const;
  return createRemoteSigner({ url: REMOTE_SIGNER_URL, address, timeoutMs: RPC_TIMEOUT_MS });
}
