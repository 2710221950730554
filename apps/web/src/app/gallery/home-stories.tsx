import { MarketStrip } from '../../features/home/market-strip.tsx';
import type { Market } from '../../features/home/fetch-market.ts';
import { SupplyCard } from '../../features/home/supply-card.tsx';
import { MaintenancePage } from '../../features/maintenance/maintenance-page.tsx';
import { NotBuiltPage } from '../../features/not-built/not-built-page.tsx';
import type { Reading } from '../../shared/chain/reading.ts';
import { Story, StoryGroup } from './story.tsx';

const market: Market = {
  blockNumber: 48_213,
  priceUsd: 0.4821,
  totalValueLockedUsd: 12_840_211.3,
  volume24hUsd: 842_113.5,
  swapCount24h: 1284,
  poolCount: 12,
  tokens: [],
};

const readings: readonly (readonly [string, Reading<Market>])[] = [
  ['loading (nothing for 600 ms)', { state: 'loading' }],
  ['value', { state: 'value', value: market }],
  ['value without a price', { state: 'value', value: { ...market, totalValueLockedUsd: null } }],
  ['stale', { state: 'stale', value: market }],
  ['unknown', { state: 'unknown', reason: undefined }],
];

export function HomeStories() {
  return (
    <StoryGroup title="Home and pages of the shell">
      {readings.map(([name, reading]) => (
        <Story key={name} name={`Market: ${name}`} width="wide">
          <MarketStrip market={reading} onRetry={() => undefined} isRetrying={false} />
        </Story>
      ))}
      <Story name="Supply" width="wide">
        <SupplyCard
          live={{
            state: 'value',
            value: { burned: 99_241_160n * 10n ** 18n, circulating: 400_758_840n * 10n ** 18n },
          }}
        />
      </Story>
      <Story name="Not built yet" width="wide">
        <NotBuiltPage subject="prediction" />
      </Story>
      <Story name="Maintenance" width="wide">
        <MaintenancePage />
      </Story>
    </StoryGroup>
  );
}
