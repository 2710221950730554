import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { Destinations } from './destinations.tsx';
import { Hero } from './hero.tsx';
import { MarketStrip } from './market-strip.tsx';
import { useLiveSupply } from './live-supply.query.ts';
import { useMarket } from './market.query.ts';
import { SupplyCard } from './supply-card.tsx';

export function HomePage() {
  usePageTitle();
  const live = useLiveSupply();
  const { market, retry, isRetrying } = useMarket();
  return (
    <div className="mx-auto w-full max-w-[75rem] px-4 pb-16 tablet:px-6">
      <Hero />
      <MarketStrip market={market} onRetry={retry} isRetrying={isRetrying} />
      <Destinations />
      <SupplyCard live={live} />
    </div>
  );
}
