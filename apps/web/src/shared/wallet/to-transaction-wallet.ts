import { hashInputSchema } from '@tradewind/schema/wire/hash';
import { type Hash, numberToHex } from 'viem';
import { getChainClient } from '../chain/chain-client.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import type { ChosenCall } from '../transaction/choose-call.ts';
import type { TransactionWallet } from '../transaction/transaction-wallet.ts';
import { requestFromWallet } from './provider.ts';
import { switchToPageNetwork } from './switch-network.ts';
import type { WalletSession } from './wallet-session.ts';

/** The session's wallet as the transaction runner needs it. */
export function toTransactionWallet(session: WalletSession): TransactionWallet {
  return {
    account: session.account,
    requests: () => ({
      switchChain: async () => {
        if (!(await isOnNetwork(session))) await switchToPageNetwork(session.connector);
      },
      signTypedData: (json) =>
        requestFromWallet(session.connector, 'eth_signTypedData_v4', [session.account, json]),
      sendBatch: async (calls) => {
        await assertOnNetwork(session);
        // Few wallets batch.
        const { sendBatch } = await import('./batch.ts');
        return sendBatch(session, calls);
      },
      send: (call) => sendCall(session, call),
    }),
    readBatch: (id) => requestFromWallet(session.connector, 'wallet_getCallsStatus', [id]),
  };
}

async function isOnNetwork({ connector }: WalletSession): Promise<boolean> {
  return Number(await requestFromWallet(connector, 'eth_chainId')) === getChainClient().chain.id;
}

async function assertOnNetwork(session: WalletSession): Promise<void> {
  if (!(await isOnNetwork(session))) throw new UserMessageError(messages.chain.wrongNetwork);
}

async function sendCall(session: WalletSession, call: ChosenCall): Promise<Hash> {
  await assertOnNetwork(session);
  const answer = await requestFromWallet(session.connector, 'eth_sendTransaction', [
    {
      from: session.account,
      to: call.to,
      data: call.data,
      value: numberToHex(call.value),
      gas: numberToHex(call.gas),
      chainId: numberToHex(getChainClient().chain.id),
    },
  ]);
  const hash = hashInputSchema.safeParse(answer);
  if (!hash.success) throw new UserMessageError(messages.transaction.noHash);
  return hash.data;
}
