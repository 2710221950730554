import { addressInputSchema } from '@tradewind/schema/wire/address';
import { createClient, custom, type Hash, type Hex, hexToString, isHex } from 'viem';
import type { HDAccount } from 'viem/accounts';
import { sendTransaction } from 'viem/actions';
import * as z from 'zod/mini';
import { createRpcClient } from '../../chain/rpc-client.ts';
import { findDecodedCall } from './decode-call.ts';
import { listDemoAccounts } from './demo-accounts.ts';
import { loadContracts } from './known-contracts.ts';
import { getCurrentNetwork, toSigningChain } from './network-store.ts';
import { promptOwner } from './prompt-store.ts';
import { WalletError } from '../wallet-error.ts';

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
  chainId: z.optional(quantity),
});

const typedDataSchema = z.object({
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  domain: z.object({
    name: z.optional(z.string()),
    version: z.optional(z.string()),
    chainId: z.optional(z.number()),
    verifyingContract: z.optional(addressInputSchema),
  }),
  message: z.record(z.string(), z.unknown()),
});

/** Prompts, then signs an `eth_sendTransaction` parameter and sends it by the node of the wallet's current network. */
export async function sendFromDemoAccount(param: unknown): Promise<Hash> {
  const { from, to, data = '0x', value = 0n, gas, chainId } = transactionSchema.parse(param);
  const network = getCurrentNetwork();
  if (chainId !== undefined && chainId !== BigInt(network.chainId))
    throw new WalletError(4901, 'The transaction is for another network than the wallet’s current one.');
  const call = { to, data, value };
  const account = getDemoAccount(from);
  const decoded = findDecodedCall(data, await loadContracts());
  await promptOwner({ kind: 'send', network, from, ...call, decoded });
  const rpc = createRpcClient({ urls: network.rpcUrls, chainId: network.chainId, batchMs: 0 });
  const signer = createClient({
    account,
    chain: toSigningChain(network),
    transport: custom(rpc, { retryCount: 0 }),
  });
  return sendTransaction(signer, { ...call, ...(gas !== undefined && { gas }) });
}

/** Prompts, then signs the parameters of `personal_sign`: a message in hex and an account. */
export async function signWithDemoAccount([message, account]: readonly unknown[]): Promise<Hex> {
  const raw = hex.parse(message);
  const from = addressInputSchema.parse(account);
  await promptOwner({ kind: 'sign', from, message: hexToString(raw) });
  return getDemoAccount(from).signMessage({ message: { raw } });
}

/** Prompts, then signs the parameters of `eth_signTypedData_v4`: an account and typed data in JSON. */
export async function signTypedDataWithDemoAccount([account, json]: readonly unknown[]): Promise<Hex> {
  const from = addressInputSchema.parse(account);
  const { types, ...rest } = typedDataSchema.parse(JSON.parse(z.string().parse(json)));
  const { EIP712Domain: _, ...ownTypes } = types;
  const { chainId = getCurrentNetwork().chainId } = rest.domain;
  if (chainId !== getCurrentNetwork().chainId)
    throw new WalletError(4901, 'The data is for another network than the wallet’s current one.');
  await promptOwner({ kind: 'sign', from, message: JSON.stringify(rest.message, null, 2) });
  return getDemoAccount(from).signTypedData({ ...rest, types: ownTypes });
}

function getDemoAccount(address: string): HDAccount {
  const account = listDemoAccounts().find((demo) => demo.address.toLowerCase() === address);
  if (!account) throw new WalletError(4100, 'This account is not in the wallet.');
  return account;
}
