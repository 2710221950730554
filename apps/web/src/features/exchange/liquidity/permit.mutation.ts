import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Address, encodeFunctionData, type Hex, isHex } from 'viem';
import { call, getCode } from 'viem/actions';
import * as z from 'zod/mini';
import { fetchLatestBlock } from '../../../shared/chain/block.query.ts';
import { getChainClient, getExchange } from '../../../shared/chain/chain-client.ts';
import { isUserRejection } from '../../../shared/chain/error-causes.ts';
import { readContract } from '../../../shared/chain/read-contract.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import { requestFromWallet } from '../../../shared/wallet/provider.ts';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { formatPermit, isContractAccount, type Permit, type PermitRequest, toPermit } from './permit.ts';

const signatureSchema = z.custom<Hex>((value) => isHex(value) && value.length === 132);

/** What is left of a signature's life must do for sending it. */
const sendingSeconds = 30;
const longestTimerMs = 2 ** 31 - 1;

/** How asking for a signature ended: `declined` says nothing, `impossible` leaves the approval. */
export type PermitEnd = 'signed' | 'declined' | 'impossible';

/** The signature of a removal, and the way to ask the wallet for it. */
export function usePermit(session: WalletSession, pair: Address) {
  const { deadlineSeconds } = useSettings();
  const [permit, setPermit] = useState<Permit>();
  const [isSigning, setIsSigning] = useState(false);
  const latest = useRef(0);

  const sign = useCallback(
    async (value: bigint): Promise<PermitEnd> => {
      latest.current += 1;
      const asked = latest.current;
      setIsSigning(true);
      try {
        const signed = await signPermit(session, pair, value, deadlineSeconds);
        if (latest.current === asked) setPermit(signed);
        return signed ? 'signed' : 'impossible';
      } catch (error) {
        if (isUserRejection(error)) return 'declined';
        return 'impossible';
      } finally {
        if (latest.current === asked) setIsSigning(false);
      }
    },
    [session, pair, deadlineSeconds],
  );

  useEffect(() => {
    if (!permit) return undefined;
    const usableMs = Math.min((deadlineSeconds - sendingSeconds) * 1000, longestTimerMs);
    const timer = setTimeout(() => setPermit(undefined), usableMs);
    return () => clearTimeout(timer);
  }, [permit, deadlineSeconds]);

  return { permit, isSigning, sign };
}

/** The permit once the wallet signed and the pair would take it; undefined for an account that has no key. */
async function signPermit(
  session: WalletSession,
  pair: Address,
  value: bigint,
  deadlineSeconds: number,
): Promise<Permit | undefined> {
  const { account, connector } = session;
  const client = getChainClient();
  if (isContractAccount(await getCode(client, { address: account }))) return undefined;
  await toTransactionWallet(session).switchChain();
  const [nonce, { timestamp }] = await Promise.all([
    readContract(client, { address: pair, abi: pairAbi, functionName: 'nonces', args: [account] }),
    fetchLatestBlock(),
  ]);
  const request: PermitRequest = {
    chainId: client.chain.id,
    pair,
    owner: account,
    spender: getExchange().router,
    value,
    nonce,
    deadline: timestamp + BigInt(deadlineSeconds),
  };
  const answer = await requestFromWallet(connector, 'eth_signTypedData_v4', [account, formatPermit(request)]);
  const permit = toPermit(signatureSchema.parse(answer), request);
  await assertAccepted(request, permit);
  return permit;
}

/** Throws unless the pair would take the permit: some wallets sign what they did not show. */
async function assertAccepted({ pair, owner, spender }: PermitRequest, permit: Permit): Promise<void> {
  const { value, deadline, v, r, s } = permit;
  await call(getChainClient(), {
    to: pair,
    data: encodeFunctionData({
      abi: pairAbi,
      functionName: 'permit',
      args: [owner, spender, value, deadline, v, r, s],
    }),
  });
}
