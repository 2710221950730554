import { useCallback, useEffect, useRef, useState } from 'react';
import type { Address } from 'viem';
import { fetchLatestBlock } from '../../../shared/chain/block.query.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { isUserRejection } from '../../../shared/chain/error-causes.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import { OpenRequestError, WalletTurn } from '../../../shared/transaction/transaction-wallet.ts';
import type { Permit, PermitDomain } from '../../../shared/transaction/permit.ts';
import { signPermit } from '../../../shared/transaction/sign-permit.ts';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { getExchange } from '../get-exchange.ts';

/** The minimum remaining lifetime of a signature for sending it. */
const sendingSeconds = 30;
const longestTimerMs = 2 ** 31 - 1;

/** The result of a signature request: `declined` needs no message, `impossible` leaves the approval. */
export type PermitEnd = 'signed' | 'declined' | 'impossible';

/** The signature of a removal, and a function that requests it. */
export function usePermit(session: WalletSession, pair: Address) {
  const chain = useChain();
  const { deadlineSeconds } = useSettings();
  const [permit, setPermit] = useState<Permit>();
  const [isSigning, setIsSigning] = useState(false);
  const latest = useRef(0);

  const sign = useCallback(
    async (value: bigint): Promise<PermitEnd> => {
      latest.current += 1;
      const requested = latest.current;
      setIsSigning(true);
      try {
        const signed = await signRemoval(chain, session, pair, value, deadlineSeconds);
        if (latest.current === requested) setPermit(signed);
        return 'signed';
      } catch (error) {
        return isUserRejection(error) || error instanceof OpenRequestError ? 'declined' : 'impossible';
      } finally {
        if (latest.current === requested) setIsSigning(false);
      }
    },
    [chain, session, pair, deadlineSeconds],
  );

  useEffect(() => {
    if (!permit) return undefined;
    const usableMs = Math.min((deadlineSeconds - sendingSeconds) * 1000, longestTimerMs);
    const timer = setTimeout(() => setPermit(undefined), usableMs);
    return () => clearTimeout(timer);
  }, [permit, deadlineSeconds]);

  return { permit, isSigning, sign };
}

async function signRemoval(
  chain: Chain,
  session: WalletSession,
  pair: Address,
  value: bigint,
  deadlineSeconds: number,
): Promise<Permit> {
  const { client, chainId } = chain;
  const turn = WalletTurn.take(toTransactionWallet(session), messages.liquidity.signing, client.chain);
  try {
    await turn.requests.switchChain();
    const { timestamp } = await fetchLatestBlock(client);
    const domain: PermitDomain = {
      name: 'Tradewind LP',
      version: '1',
      chainId,
      verifyingContract: pair,
    };
    const order = { domain, spender: getExchange(chain).router, value };
    return await signPermit(client, turn, order, timestamp + BigInt(deadlineSeconds));
  } finally {
    turn.end();
  }
}
