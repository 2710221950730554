import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { useState } from 'react';
import { checksumAddress } from 'viem';
import { OnChain } from '../../chain/on-chain.tsx';
import { useChain, useChains } from '../../chain/use-chain.ts';
import { messages } from '../../message/messages.ts';
import { CurrencyChoice } from '../../token-list/currency-choice.tsx';
import { formatSymbol } from '../../token-list/currency.ts';
import { useTransaction } from '../../transaction/transaction.mutation.ts';
import { shortenAddress } from '../../ui/address.ts';
import { toTransactionWallet } from '../to-transaction-wallet.ts';
import { closeWalletDialog } from '../wallet-dialog-store.ts';
import type { WalletSession } from '../wallet-session.ts';
import { SendConfirm } from './send-confirm.tsx';
import { SendForm } from './send-form.tsx';
import type { SendOrder } from './send-order.ts';
import { createSendPlan } from './send-plan.ts';
import { useSend } from './use-send.ts';

/** A transfer on a chosen chain from its form to its end; a change of account replaces the dialog. */
export function SendDialog({ session }: { session: WalletSession }) {
  const [chainId, setChainId] = useState(useChains().home.chainId);
  return (
    <OnChain chainId={chainId}>
      <ChainSend key={chainId} session={session} onChain={setChainId} />
    </OnChain>
  );
}

function ChainSend({ session, onChain }: { session: WalletSession; onChain: (chainId: number) => void }) {
  const { account } = session;
  const { client } = useChain();
  const view = useSend(account);
  const [isChoosing, setIsChoosing] = useState(false);
  const [order, setOrder] = useState<SendOrder>();
  const { progress, run, reset } = useTransaction();
  const { currency, amount, payee } = view;

  if (order) {
    const plan = createSendPlan(order, client, toSummary(order));
    return (
      <SendConfirm
        order={order}
        warning={view.warning}
        plan={plan}
        progress={progress}
        onConfirm={() => void run(plan, toTransactionWallet(session))}
        onBack={() => setOrder(undefined)}
        // A failure before the transfer was sent leads back to its terms.
        onClose={progress.stage === 'failed' && !progress.hash ? reset : closeWalletDialog}
      />
    );
  }
  if (isChoosing)
    return (
      <CurrencyChoice
        account={account}
        selectedId={view.form.currencyId}
        hasNoLinks
        onSelect={(currencyId) => view.change({ currencyId })}
        onClose={() => setIsChoosing(false)}
      />
    );
  return (
    <SendForm
      view={view}
      onChain={onChain}
      onChoose={() => setIsChoosing(true)}
      onReview={() =>
        amount.isValid &&
        payee &&
        setOrder({
          currency,
          amount: amount.raw,
          sender: account,
          recipient: payee.address,
          recipientName: payee.name,
        })
      }
      onClose={closeWalletDialog}
    />
  );
}

function toSummary({ currency, amount, recipient, recipientName }: SendOrder): string {
  const sent = `${formatExactAmount(amount, currency.decimals)} ${formatSymbol(currency.symbol)}`;
  return messages.send.summary(sent, recipientName ?? shortenAddress(checksumAddress(recipient)));
}
