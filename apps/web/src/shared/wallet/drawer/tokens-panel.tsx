import { useState } from 'react';
import { OnChain } from '../../chain/on-chain.tsx';
import { findValue } from '../../chain/reading.ts';
import { messages } from '../../message/messages.ts';
import { toCurrencyId } from '../../token-list/currency.ts';
import { isSmall } from '../../token-list/holding.ts';
import type { ChainHoldings } from '../../token-list/sum-up-holdings.ts';
import { Switch } from '../../ui/switch.tsx';
import { LoadingRow, TokenRow, UnreadRow } from './token-row.tsx';

const text = messages.accountDrawer;

/** The account's balances, by network; small ones behind a switch. */
export function TokensPanel({ chains }: { chains: readonly ChainHoldings[] }) {
  const [home, ...others] = chains;
  return (
    <>
      {home && <ChainTokens held={home} />}
      {others.length > 0 && (
        <h3 className="mt-4 border-t border-line pt-4 text-small font-semibold text-muted">
          {text.otherNetworks}
        </h3>
      )}
      {others.map((held) => (
        <ChainTokens key={held.chain.chainId} held={held} />
      ))}
    </>
  );
}

/** One network that does not answer says nothing of the others. */
function ChainTokens({ held: { chain, holdings } }: { held: ChainHoldings }) {
  const [showsSmall, setShowsSmall] = useState(false);
  const all = findValue(holdings) ?? [];
  const small = all.filter(isSmall);
  const shown = showsSmall ? all : all.filter((holding) => !isSmall(holding));
  return (
    <OnChain chainId={chain.chainId}>
      <ul
        aria-label={text.tokensOn(chain.client.chain.name)}
        className={holdings.state === 'stale' ? 'faded' : undefined}
      >
        {holdings.state === 'loading' && <LoadingRow />}
        {holdings.state === 'unknown' && <UnreadRow chain={chain} reason={holdings.reason} />}
        {shown.map((holding) => (
          <TokenRow key={toCurrencyId(holding.currency)} chain={chain} holding={holding} />
        ))}
      </ul>
      {small.length > 0 && (
        <Switch label={text.showSmall(small.length)} isOn={showsSmall} onToggle={setShowsSmall} />
      )}
    </OnChain>
  );
}
