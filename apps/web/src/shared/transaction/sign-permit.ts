import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { erc20PermitAbi } from '@tradewind/abi/standard/erc20-permit.abi';
import { encodeFunctionData, type Hex, isHex } from 'viem';
import { call, getCode, readContract } from 'viem/actions';
import * as z from 'zod/mini';
import type { ChainClient } from '../chain/chain-client.ts';
import { isUserRejection } from '../chain/error-causes.ts';
import { isNodeFailure } from '../chain/node-failure.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import {
  formatPermit,
  isContractAccount,
  type Permit,
  type PermitOrder,
  type PermitRequest,
  toPermit,
} from './permit.ts';
import { WalletLimitError } from './wallet-limits.ts';
import type { WalletTurn } from './transaction-wallet.ts';

const signatureSchema = z.custom<Hex>((value) => isHex(value) && value.length === 132);

/**
 * Requests a permit signature and verifies that the token would accept it. Throws a `WalletLimitError` where account,
 * wallet or token can't. A user's rejection, a node failure and a wallet on another chain are thrown unchanged.
 */
export async function signPermit(
  client: ChainClient,
  turn: Pick<WalletTurn, 'account' | 'requests'>,
  order: PermitOrder,
  deadline: bigint,
): Promise<Permit> {
  try {
    return await sign(client, turn, order, deadline);
  } catch (error) {
    if (isUserRejection(error) || isNodeFailure(error) || error instanceof UserMessageError) throw error;
    throw new WalletLimitError('permit', { cause: error });
  }
}

async function sign(
  client: ChainClient,
  turn: Pick<WalletTurn, 'account' | 'requests'>,
  { domain, spender, value }: PermitOrder,
  deadline: bigint,
): Promise<Permit> {
  if (domain.chainId !== client.chain.id) throw new UserMessageError(messages.chain.wrongNetwork);
  const { account } = turn;
  const token = { address: domain.verifyingContract, abi: erc20PermitAbi } as const;
  const [code, nonce] = await Promise.all([
    getCode(client, { address: account }),
    readContract(client, { ...token, functionName: 'nonces', args: [account] }),
  ]);
  if (isContractAccount(code)) throw new WalletLimitError('permit');
  const request: PermitRequest = { domain, owner: account, spender, value, nonce, deadline };
  const permit = toPermit(
    signatureSchema.parse(await turn.requests.signTypedData(formatPermit(request))),
    request,
  );
  await assertAccepted(client, request, permit);
  return permit;
}

/**
 * Throws unless the token would accept the permit or it was
 * already submitted. Some wallets sign other data than they show.
 */
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
