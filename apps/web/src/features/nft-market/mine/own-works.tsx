import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { artworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { Choice } from '../../../shared/ui/choice.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { MarketList } from '../list/market-list.tsx';
import { OwnTrades } from '../trades/own-trades.tsx';
import { OwnBids } from './own-bids.tsx';
import { ToMarket } from './to-market.tsx';

const text = messages.nftMarket;
const parameter = 'tab';
const tabs = ['works', 'bids', 'trades'] as const;
type Tab = (typeof tabs)[number];

/** Statuses of the filter, with their codes on the wire: one that waits is chosen by the page, as its code is that of all. */
const statuses = [
  ['all', 0],
  ['approved', artworkStatus.reviewed],
  ['onSale', artworkStatus.bidding],
  ['rejected', artworkStatus.rejected],
] as const;

/** The works, the bids and the trades of an account. */
export function OwnWorks({ account }: { account: Address }) {
  const [search, setSearch] = useSearchParams();
  const selected = tabs.find((tab) => tab === search.get(parameter)) ?? 'works';
  return (
    <Tabs
      label={text.tabs}
      tabs={tabs.map((key) => ({ key, label: text.tab[key] }))}
      selected={selected}
      onSelect={(tab) =>
        setSearch(tab === 'works' ? {} : { [parameter]: tab }, { replace: true, preventScrollReset: true })
      }
    >
      <TabPanel tab={selected} account={account} />
    </Tabs>
  );
}

function TabPanel({ tab, account }: { tab: Tab; account: Address }) {
  if (tab === 'works') return <Works account={account} />;
  return tab === 'bids' ? <OwnBids account={account} /> : <OwnTrades account={account} />;
}

function Works({ account }: { account: Address }) {
  const [status, setStatus] = useState<number>(0);
  return (
    <MarketList
      of={{ account, status }}
      empty={<EmptyState icon="picture" title={text.noWorks} text={text.noWorksText} action={<ToMarket />} />}
    >
      <Choice
        size="small"
        label={text.statusFilter}
        options={statuses.map(([name, key]) => ({ key, label: text.statuses[name] }))}
        selected={status}
        onSelect={setStatus}
      />
    </MarketList>
  );
}
