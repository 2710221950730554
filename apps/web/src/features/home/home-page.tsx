import { lazy, Suspense, useEffect } from 'react';
import { logError } from '../../shared/log/log.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { Destinations } from './destinations.tsx';
import { Hero } from './hero.tsx';
import { MarketInfoStrip } from './market-info-strip.tsx';
import { useLiveSupply } from './live-supply.query.ts';
import { useMarketInfo } from './use-market-info.ts';
import { SupplyCard } from './supply-card.tsx';

const PricesCard = lazy(() => import('./prices-card.tsx').then((m) => ({ default: m.PricesCard })));
const Announcements = lazy(() =>
  import('./announcements-card.tsx').then((m) => ({ default: m.Announcements })),
);

/** The placeholder of a card whose code loads after the first paint. */
const placeholder = <div className="min-h-100" />;

export function HomePage() {
  usePageTitle();
  useEffect(() => {
    followReferral(globalThis.location.search).catch((error: unknown) =>
      logError('The link of an artist is not kept', error),
    );
  }, []);
  const live = useLiveSupply();
  const { marketInfo, retry, isRetrying } = useMarketInfo();
  return (
    <div className="mx-auto w-full max-w-[75rem] px-4 pb-16 tablet:px-6">
      <Hero />
      <MarketInfoStrip marketInfo={marketInfo} onRetry={retry} isRetrying={isRetrying} />
      <div className="mt-9 grid grid-cols-1 gap-3 tablet:mt-10 tablet:gap-4 desktop:grid-cols-2">
        <Suspense fallback={placeholder}>
          <PricesCard marketInfo={marketInfo} />
        </Suspense>
        <Suspense fallback={placeholder}>
          <Announcements />
        </Suspense>
      </div>
      <Destinations />
      <SupplyCard live={live} />
    </div>
  );
}

/** ART-04: the link of an artist leads here. */
async function followReferral(search: string): Promise<void> {
  if (!search.includes('ref=')) return;
  const { keepReferral } = await import('../../shared/referral/kept-referral.ts');
  keepReferral(search, Date.now());
}
