import { formatAmount } from '@tradewind/rules/amount/format-amount';
import type { Address } from 'viem';
import { NetworkLogo } from '../chain/network-logo.tsx';
import { OnChain } from '../chain/on-chain.tsx';
import { toUserMessage } from '../chain/to-user-message.ts';
import { useChain, useChains } from '../chain/use-chain.ts';
import { messages } from '../message/messages.ts';
import { useNativeBalance } from '../token-list/balances.query.ts';
import { ReadingText } from '../ui/reading-text.tsx';

/** The native balance of an account on every served chain; one chain that does not answer says nothing of the others. */
export function ChainBalances({ account }: { account: Address }) {
  const { chainIds } = useChains();
  return (
    <dl className="mt-3 grid gap-2 border-t border-line pt-3">
      {chainIds.map((chainId) => (
        <OnChain key={chainId} chainId={chainId}>
          <ChainBalance account={account} />
        </OnChain>
      ))}
    </dl>
  );
}

function ChainBalance({ account }: { account: Address }) {
  const { id, name, nativeCurrency } = useChain().client.chain;
  const balance = useNativeBalance(account);
  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="flex items-center gap-2 text-small text-muted">
        <NetworkLogo chainId={id} />
        {messages.account.balanceOn(name)}
      </dt>
      <dd className="font-semibold">
        <ReadingText
          reading={balance}
          format={(raw) => `${formatAmount(raw, 18, { notation: 'grouped' })} ${nativeCurrency.symbol}`}
          unknownReason={
            balance.state === 'unknown' ? toUserMessage(balance.reason) : messages.tokenList.balancesUnknown
          }
        />
      </dd>
    </div>
  );
}
