import { type Hex, isHex, numberToHex } from 'viem';
import * as z from 'zod/mini';
import { listErrorCauses } from '../chain/error-causes.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import type { TransactionCall } from '../transaction/transaction-call.ts';
import { WalletLimitError } from '../transaction/wallet-limits.ts';
import { requestFromWallet } from './provider.ts';
import type { WalletSession } from './wallet-session.ts';

/** A wallet's capabilities per chain (EIP-5792); `0x0` is every chain. */
const capabilitiesSchema = z.record(
  z.custom<Hex>((name) => isHex(name)),
  z.object({ atomic: z.optional(z.object({ status: z.string() })) }),
);

const takenSchema = z.object({ id: z.string().check(z.minLength(1)) });

/** Unknown method or parameters, and the EIP-5792 codes for unsupported features. */
const limitCodes = new Set([4200, -32601, -32602, 5700, 5710, 5740, 5750, 5760]);

/** Whether the wallet sends several calls atomically as one transaction on a chain; throws its error. */
export async function fetchBatchSupport(
  { connector, account }: WalletSession,
  chainId: number,
): Promise<boolean> {
  const answer = await requestFromWallet(connector, 'wallet_getCapabilities', [
    account,
    [numberToHex(chainId)],
  ]);
  const capabilities = capabilitiesSchema.safeParse(answer);
  return Object.entries(capabilities.data ?? {}).some(
    ([id, { atomic }]) => [0, chainId].includes(Number(id)) && atomic?.status === 'supported',
  );
}

/** Requests an atomic batch from the wallet; returns the wallet's id of it. */
export async function sendBatch(
  { connector, account }: WalletSession,
  chainId: number,
  calls: readonly TransactionCall[],
): Promise<string> {
  const answer = await requestFromWallet(connector, 'wallet_sendCalls', [
    {
      version: '2.0.0',
      from: account,
      chainId: numberToHex(chainId),
      atomicRequired: true,
      calls: calls.map(({ to, data, value }) => ({ to, data, value: numberToHex(value) })),
    },
  ]).catch((error: unknown) => {
    const isLimit = listErrorCauses(error).some(({ code }) => code !== undefined && limitCodes.has(code));
    throw isLimit ? new WalletLimitError('batch', { cause: error }) : error;
  });
  const taken = takenSchema.safeParse(answer);
  if (!taken.success) throw new UserMessageError(messages.chain.noHash);
  return taken.data.id;
}
