import { useState } from 'react';
import { AddressText } from '../../shared/ui/address-text.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { InlineNotice } from '../../shared/ui/inline-notice.tsx';
import { NetworkUnreachable } from '../../shared/ui/network-unreachable.tsx';
import { NoticeCard } from '../../shared/ui/notice-region.tsx';
import { showNotice } from '../../shared/ui/notice-store.ts';
import { ReadingText } from '../../shared/ui/reading-text.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { TimeText } from '../../shared/ui/time-text.tsx';
import { addressFixture } from '../../shared/gallery/fixtures.ts';
import { Story, StoryGroup } from '../../shared/gallery/story.tsx';

const retry = () => undefined;
const forEver = 2 ** 31 - 1;

export function FeedbackStories() {
  return (
    <StoryGroup title="Feedback">
      <Story name="Spinner (after 600 ms), Badge">
        <div className="flex flex-wrap items-center gap-3 text-accent">
          <Spinner />
          {(['neutral', 'accent', 'warning', 'gain', 'loss'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Story>
      <Story name="The four states of a value">
        <ReadingStory />
      </Story>
      <Story name="A table, which is cards on a phone" width="wide">
        <TableStory />
      </Story>
      <Story name="Addresses, links, copying">
        <div className="flex flex-col items-start gap-1 text-small">
          <AddressText address={addressFixture} copySubject="address" />
          <AddressText address={addressFixture} form="card" />
          <AddressText address={addressFixture} form="full" />
          <AddressText address="0x123" />
          <ExternalLink href="/explorer">View on explorer</ExternalLink>
          <CopyButton text="copied text" subject="text" />
        </div>
      </Story>
      <NoticeStories />
      <Story name="Empty">
        <Card>
          <EmptyState
            title="No transactions yet"
            text="Swaps that you send from this browser appear here."
            action={<Button tone="secondary">Start trading</Button>}
          />
        </Card>
      </Story>
      <Story name="Error">
        <Card>
          <ErrorState
            title="The pools could not be read"
            text="Nothing was sent to your wallet."
            onRetry={retry}
          />
        </Card>
      </Story>
      <Story name="Network unreachable">
        <Card>
          <NetworkUnreachable onRetry={retry} />
        </Card>
      </Story>
    </StoryGroup>
  );
}

function ReadingStory() {
  const shown = { format: (value: string) => value, unknownReason: 'the price could not be read' };
  return (
    <dl className="grid grid-cols-2 gap-2 text-small">
      <dt>Loading</dt>
      <dd>
        <ReadingText reading={{ state: 'loading' }} {...shown} />
      </dd>
      <dt>Value</dt>
      <dd>
        <ReadingText reading={{ state: 'value', value: '$1,234.56' }} {...shown} />
      </dd>
      <dt>Stale</dt>
      <dd>
        <ReadingText reading={{ state: 'stale', value: '$1,234.56' }} {...shown} />
      </dd>
      <dt>Unknown</dt>
      <dd>
        <ReadingText reading={{ state: 'unknown', reason: undefined }} {...shown} />
      </dd>
    </dl>
  );
}

function NoticeStories() {
  return (
    <>
      <Story name="Notices">
        <ul className="flex flex-col gap-2">
          <NoticeCard
            notice={{
              key: 'success',
              tone: 'success',
              title: 'Swapped 1 BNB for 284.1 BSCS',
              link: { label: 'View on explorer', href: '/explorer' },
              durationMs: forEver,
            }}
          />
          <NoticeCard
            notice={{
              key: 'error',
              tone: 'error',
              title: 'The swap failed',
              text: 'The price moved further than you allowed. Your tokens are where they were.',
              durationMs: forEver,
            }}
          />
          <NoticeCard
            notice={{
              key: 'update',
              tone: 'information',
              title: 'A token list has an update',
              actions: [{ label: 'Accept update', onClick: retry }],
              durationMs: forEver,
            }}
          />
        </ul>
        <div className="mt-2">
          <Button
            tone="quiet"
            size="small"
            onClick={() => showNotice({ tone: 'success', title: 'Swapped 1 BNB for 284.1 BSCS' })}
          >
            Show one
          </Button>
        </div>
      </Story>
      <Story name="Inline notices">
        <div className="flex flex-col gap-2">
          <InlineNotice tone="information" title="One for one">
            Wrapping has no price and no fee.
          </InlineNotice>
          <InlineNotice tone="warning" title="Price Updated" action={<Button size="small">Accept</Button>} />
          <InlineNotice tone="error" title="Insufficient liquidity for this trade." />
        </div>
      </Story>
    </>
  );
}

type TableRow = { name: string; value: string; time: number };

const tableRows: readonly TableRow[] = [
  { name: 'BNB/BUSD', value: '$2.57M', time: 1_795_179_398 },
  { name: 'CAKE/BNB', value: '$487K', time: 1_795_179_698 },
];
const tableColumns: readonly Column<TableRow, 'value'>[] = [
  { key: 'name', label: 'Pool', isTitle: true, render: ({ name }) => name },
  { key: 'time', label: 'Created', isExtra: true, render: ({ time }) => <TimeText seconds={time} /> },
  { key: 'value', label: 'TVL', isFigure: true, sortKey: 'value', render: ({ value }) => value },
];

function TableStory() {
  const [isAscending, setIsAscending] = useState(false);
  const onSort = () => setIsAscending(!isAscending);
  return (
    <DataTable
      label="Pools"
      columns={tableColumns}
      rows={isAscending ? tableRows.toReversed() : tableRows}
      toKey={({ name }) => name}
      sorting={{ key: 'value', isAscending, onSort }}
    />
  );
}
