import { lazy, Suspense } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import { TradePage } from '../../../shared/settings/trade-page.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { useMedia, wideMedia } from '../../../shared/ui/use-media.ts';
import { UnreachableNotice } from '../reserves/unreachable-notice.tsx';
import { ChartSwitch } from './chart-switch.tsx';
import { SwapCard } from './swap-card.tsx';

const PairChart = lazy(() =>
  import('../pool/pair-chart.tsx').then((module) => ({ default: module.PairChart })),
);

export function SwapPage() {
  const { title, subtitle } = messages.exchange;
  return (
    <TradePage title={title} subtitle={subtitle} action={<ChartSwitch />} aside={<ChartPlace />}>
      <UnreachableNotice />
      <SwapCard />
    </TradePage>
  );
}

/** The chart where there is room for it, in a frame that is there before its code is. */
function ChartPlace() {
  const { isChartOff } = useSettings();
  const isWide = useMedia(wideMedia);
  const frame = <Card as="section" className="min-h-150" />;
  return isWide && !isChartOff ? (
    <Suspense fallback={frame}>
      <PairChart />
    </Suspense>
  ) : (
    frame
  );
}
