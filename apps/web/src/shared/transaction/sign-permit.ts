import { erc20Abi } from '@tradewind/abi/exchange/erc20.abi';
import { erc20PermitAbi } from '@tradewind/abi/exchange/erc20-permit.abi';
import { encodeFunctionData, type Hex, isHex } from 'viem';
import { call, getCode, readContract } from 'viem/actions';
import * as z from 'zod/mini';
import type { ChainClient } from '../chain/chain-client.ts';
import { isUserRejection } from '../chain/error-causes.ts';
import { isNodeFailure } from '../chain/node-failure.ts';
import {
  formatPermit,
  isContractAccount,
  type Permit,
  type PermitOrder,
  type PermitRequest,
  toPermit,
} from './permit.ts';
import type { TransactionWallet } from './transaction-wallet.ts';
import { WalletLimitError } from './wallet-limit-error.ts';

const signatureSchema = z.custom<Hex>((value) => isHex(value) && value.length === 132);

/**
 * The permit once the wallet signed and the token would take it. Throws a `WalletLimitError` where account, wallet or token can't,
 * and as they are a person's refusal and the failure of a node.
 */
export async function signPermit(
  client: ChainClient,
  wallet: TransactionWallet,
  order: PermitOrder,
  deadline: bigint,
): Promise<Permit> {
  try {
    return await sign(client, wallet, order, deadline);
  } catch (error) {
    if (isUserRejection(error) || isNodeFailure(error)) throw error;
    throw new WalletLimitError('permit', { cause: error });
  }
}

async function sign(
  client: ChainClient,
  wallet: TransactionWallet,
  { domain, spender, value }: PermitOrder,
  deadline: bigint,
): Promise<Permit> {
  const { account } = wallet;
  const token = { address: domain.verifyingContract, abi: erc20PermitAbi } as const;
  const [code, nonce] = await Promise.all([
    getCode(client, { address: account }),
    readContract(client, { ...token, functionName: 'nonces', args: [account] }),
  ]);
  if (isContractAccount(code)) throw new WalletLimitError('permit');
  const request: PermitRequest = { domain, owner: account, spender, value, nonce, deadline };
  const permit = toPermit(signatureSchema.parse(await wallet.signTypedData(formatPermit(request))), request);
  await assertAccepted(client, request, permit);
  return permit;
}

/** Throws unless the token would take the permit, or somebody has submitted it: some wallets sign what they did not show. */
async function assertAccepted(
  client: ChainClient,
  { owner, spender }: PermitRequest,
  { token, value, deadline, v, r, s }: Permit,
): Promise<void> {
  const data = encodeFunctionData({
    abi: erc20PermitAbi,
    functionName: 'permit',
    args: [owner, spender, value, deadline, v, r, s],
  });
  try {
    await call(client, { to: token, data });
  } catch (error) {
    const allowance = { address: token, abi: erc20Abi, functionName: 'allowance' } as const;
    if ((await readContract(client, { ...allowance, args: [owner, spender] })) < value) throw error;
  }
}
