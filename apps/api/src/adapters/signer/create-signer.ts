import { createKeyAccount } from '@tradewind/process/signer/key-account';
import { createRemoteSigner, type RemoteSignerOptions } from './remote-signer.ts';
import type { Signer } from './signer.ts';

/** Where the key is: in this process, or at a remote signer. `readKey` keeps it out of everything that is printed. */
export type SignerSource =
  | { readonly kind: 'local'; readonly setting: string; readonly readKey: () => string }
  | ({ readonly kind: 'remote' } & RemoteSignerOptions);

/** The configured signer; undefined without one. Throws a `FatalError` where its key cannot be read. */
export function createSigner(source: SignerSource | undefined): Signer | undefined {
  if (source === undefined) return undefined;
  if (source.kind === 'remote') return createRemoteSigner(source);
  const account = createKeyAccount(source.readKey(), source.setting);
  return {
    address: `0x${account.address.slice(2).toLowerCase()}`,
    sign: (definition) => account.signTypedData(definition),
  };
}
