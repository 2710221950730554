import type { ReactNode } from 'react';
import { Story } from '../../../shared/gallery/story.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { KnownCard, type KnownCardProps } from '../monthly/monthly-card.tsx';
import { OrderRows } from '../monthly/monthly-orders.tsx';
import { viewOrder } from '../monthly/own-order-view.ts';
import { UnreadMonthlyCard } from '../monthly/unread-monthly-card.tsx';
import { createIndexedMonthly, createMonthlySale, sampleOrders, sampleTime } from './sample-monthly.ts';

const ignore = () => undefined;
const running = createMonthlySale();
const indexed = { state: 'value', value: createIndexedMonthly() } as const;
const shown = { indexed, isStale: false, retry: ignore, isRetrying: false };

const cards: readonly (readonly [name: string, props: KnownCardProps])[] = [
  ['running', { ...shown, sale: running }],
  ['sold out', { ...shown, sale: createMonthlySale({ free: 0n }) }],
  ['over', { ...shown, sale: createMonthlySale({ isStopped: true }) }],
  [
    'stale, without our index',
    { ...shown, sale: running, isStale: true, indexed: { state: 'unknown', reason: 0 } },
  ],
  ['with a silent token', { ...shown, sale: createMonthlySale({ free: undefined }) }],
];

/** The sale with monthly release and the orders of an account. */
export function MonthlyStories() {
  return (
    <>
      {cards.map(([name, props]) => (
        <Story key={name} name={`Monthly sale, ${name}`}>
          <SampleCard>
            <KnownCard {...props} />
          </SampleCard>
        </Story>
      ))}
      <Story name="Monthly sale that is read">
        <SampleCard>
          <UnreadMonthlyCard />
        </SampleCard>
      </Story>
      <Story name="Monthly orders" width="wide">
        <Card className="overflow-hidden">
          <OrderRows
            sale={running}
            orders={sampleOrders.map((order) => viewOrder(order, running.months, sampleTime))}
            isStale={false}
            renderAction={({ due }) => (
              <Button size="small" tone={due > 0n ? 'primary' : 'secondary'} disabled={due === 0n}>
                Withdraw
              </Button>
            )}
          />
        </Card>
      </Story>
    </>
  );
}

function SampleCard({ children }: { children: ReactNode }) {
  return (
    <Card className="flex min-h-[50rem] min-w-0 flex-col gap-4 p-4 tablet:min-h-[48rem] tablet:p-6">
      {children}
    </Card>
  );
}
