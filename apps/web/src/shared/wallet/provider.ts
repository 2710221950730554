import type { Connector } from 'wagmi';
import * as z from 'zod/mini';

type WalletCall = { readonly method: string; readonly params: readonly unknown[] };
type WalletProvider = { request(call: WalletCall): Promise<unknown> };

const providerSchema = z.custom<WalletProvider>(
  (value) =>
    typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function',
);

/** Sends a request to a connected wallet (EIP-1193); throws its error. */
export async function requestFromWallet(
  connector: Connector,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  const provider = providerSchema.parse(await connector.getProvider());
  return provider.request({ method, params });
}
