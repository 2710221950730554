import { hashInputSchema } from '@tradewind/schema/wire/hash';
import { type Chain as ViemChain, type Hash, numberToHex } from 'viem';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import type { ChosenCall } from '../transaction/choose-call.ts';
import type { TransactionWallet } from '../transaction/transaction-wallet.ts';
import { requestFromWallet } from './provider.ts';
import { switchWallet } from './switch-network.ts';
import type { WalletSession } from './wallet-session.ts';

/** The session's wallet as the transaction runner needs it. */
export function toTransactionWallet(session: WalletSession): TransactionWallet {
  return {
    account: session.account,
    page: location.pathname + location.search,
    requests: (_turn, chain) => ({
      switchChain: async () => {
        if (!(await isOn(session, chain))) await switchWallet(session.connector, chain);
      },
      signTypedData: async (json) => {
        await assertOn(session, chain);
        return requestFromWallet(session.connector, 'eth_signTypedData_v4', [session.account, json]);
      },
      sendBatch: async ({ calls }) => {
        await assertOn(session, chain);
        // Few wallets batch.
        const { sendBatch } = await import('./batch.ts');
        return sendBatch(session, chain.id, calls);
      },
      send: (call) => sendCall(session, chain, call),
    }),
    readBatch: (id) => requestFromWallet(session.connector, 'wallet_getCallsStatus', [id]),
  };
}

async function isOn({ connector }: WalletSession, { id }: ViemChain): Promise<boolean> {
  return Number(await requestFromWallet(connector, 'eth_chainId')) === id;
}

async function assertOn(session: WalletSession, chain: ViemChain): Promise<void> {
  if (!(await isOn(session, chain))) throw new UserMessageError(messages.chain.wrongNetwork);
}

async function sendCall(session: WalletSession, chain: ViemChain, call: ChosenCall): Promise<Hash> {
  await assertOn(session, chain);
  const answer = await requestFromWallet(session.connector, 'eth_sendTransaction', [
    {
      from: session.account,
      to: call.to,
      data: call.data,
      value: numberToHex(call.value),
      gas: numberToHex(call.gas),
      chainId: numberToHex(chain.id),
    },
  ]);
  const hash = hashInputSchema.safeParse(answer);
  if (!hash.success) throw new UserMessageError(messages.chain.noHash);
  return hash.data;
}
