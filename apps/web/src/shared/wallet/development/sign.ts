import { addressInputSchema } from '@tradewind/schema/wire/address';
import { createClient, custom, type Hash, type Hex, hexToString, isHex } from 'viem';
import { sendTransaction } from 'viem/actions';
import * as z from 'zod/mini';
import { getChainClient } from '../../chain/chain-client.ts';
import { createRpcClient } from '../../chain/rpc-client.ts';
import { getRuntimeConfig } from '../../chain/runtime-config.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';
import { askOwner } from './prompt-store.ts';
import { WalletError } from './wallet-error.ts';

const hex = z.custom<Hex>((value) => isHex(value));
const quantity = z.pipe(
  hex,
  z.transform((text: Hex) => BigInt(text)),
);
const transactionSchema = z.object({
  from: addressInputSchema,
  to: addressInputSchema,
  data: z.optional(hex),
  value: z.optional(quantity),
  gas: z.optional(quantity),
});

/** Asks the owner, then signs and sends an `eth_sendTransaction` parameter. */
export async function sendFromDemoAccount(param: unknown): Promise<Hash> {
  const { from, to, data = '0x', value = 0n, gas } = transactionSchema.parse(param);
  const call = { to, data, value };
  const account = getDemoAccount(from);
  await askOwner({ kind: 'send', from, ...call });
  const rpc = createRpcClient({ urls: getRuntimeConfig().rpcUrls, batchMs: 0 });
  const signer = createClient({
    account,
    chain: getChainClient().chain,
    transport: custom(rpc, { retryCount: 0 }),
  });
  return sendTransaction(signer, { ...call, ...(gas !== undefined && { gas }) });
}

/** Asks the owner, then signs the parameters of `personal_sign`: a message in hex and an account. */
export async function signWithDemoAccount([message, account]: readonly unknown[]): Promise<Hex> {
  const raw = hex.parse(message);
  const from = addressInputSchema.parse(account);
  await askOwner({ kind: 'sign', from, message: hexToString(raw) });
  return getDemoAccount(from).signMessage({ message: { raw } });
}

function getDemoAccount(address: string): DemoAccount {
  const account = demoAccounts.find((demo) => demo.address.toLowerCase() === address);
  if (!account) throw new WalletError(4100, 'This account is not in the wallet.');
  return account;
}
