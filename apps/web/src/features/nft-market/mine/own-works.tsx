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

/** Statuses of the filter, as the wire has them. */
const statuses = {
  all: {},
  pending: { isPending: true },
  approved: { status: artworkStatus.reviewed },
  onSale: { status: artworkStatus.bidding },
  rejected: { status: artworkStatus.rejected },
} as const;
type Status = keyof typeof statuses;
const statusKeys: readonly Status[] = ['all', 'pending', 'approved', 'onSale', 'rejected'];

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
  const [status, setStatus] = useState<Status>('all');
  return (
    <MarketList
      of={{ account, ...statuses[status] }}
      empty={
        status === 'all' ? (
          <EmptyState icon="picture" title={text.noWorks} text={text.noWorksText} action={<ToMarket />} />
        ) : (
          <EmptyState icon="search" title={text.noMatch} />
        )
      }
    >
      <Choice
        size="small"
        label={text.statusFilter}
        options={statusKeys.map((key) => ({ key, label: text.statuses[key] }))}
        selected={status}
        onSelect={setStatus}
      />
    </MarketList>
  );
}
