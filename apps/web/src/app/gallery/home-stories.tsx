import type { Announcement } from '@tradewind/schema/home/announcement';
import { MarketInfoStrip } from '../../features/home/market-info-strip.tsx';
import { AnnouncementsCard } from '../../features/home/announcements-card.tsx';
import type { MarketInfo } from '../../shared/market-info/fetch-market-info.ts';
import { PricesCard } from '../../features/home/prices-card.tsx';
import { SupplyCard } from '../../features/home/supply-card.tsx';
import { MaintenancePage } from '../../features/maintenance/maintenance-page.tsx';
import { NotBuiltPage } from '../../features/not-built/not-built-page.tsx';
import type { Reading } from '../../shared/chain/reading.ts';
import { Story, StoryGroup } from '../../shared/gallery/story.tsx';

const marketInfo: MarketInfo = {
  blockNumber: 48_213,
  blockTimestamp: 1_795_480_000,
  priceUsd: 0.4821,
  totalValueLockedUsd: 12_840_211.3,
  volume24hUsd: 842_113.5,
  swapCount24h: 1284,
  poolCount: 12,
  tokens: [
    {
      address: '0x5c24cbdf1820b997a7b85c544204b6eccddba483',
      symbol: 'BSCS',
      priceUsd: 0.4821,
      priceChange24hPercent: 3.214,
    },
    {
      address: '0xa5dd560316fd38841750f973df755740ef600513',
      symbol: 'WBNB',
      priceUsd: 641.2,
      priceChange24hPercent: -0.841,
    },
    {
      address: '0x11fef8cc6eafa3bd43e60411ac6a5861a966fc52',
      symbol: 'CAKE',
      priceUsd: 0.000_000_123,
      priceChange24hPercent: null,
    },
  ],
};

const news: Reading<Announcement[]> = {
  state: 'value',
  value: [
    {
      title: 'Transfers from the wallet menu',
      summary: 'Choose what, how much and to whom.',
      url: 'https://blog.tradewind.example/transfers',
      publishedAt: '2026-11-20T09:00:00Z',
    },
    { title: 'Without a link, a day or a word more', summary: '', url: null, publishedAt: null },
  ],
};

const logs: readonly (readonly [string, Reading<Announcement[]>])[] = [
  ['loading', { state: 'loading' }],
  ['value', news],
  ['none', { state: 'value', value: [] }],
  ['stale', { ...news, state: 'stale' }],
  ['unknown', { state: 'unknown', reason: undefined }],
];

const readings: readonly (readonly [string, Reading<MarketInfo>])[] = [
  ['loading (nothing for 600 ms)', { state: 'loading' }],
  ['value', { state: 'value', value: marketInfo }],
  ['value without a price', { state: 'value', value: { ...marketInfo, totalValueLockedUsd: null } }],
  ['stale', { state: 'stale', value: marketInfo }],
  ['unknown', { state: 'unknown', reason: undefined }],
];

export function HomeStories() {
  return (
    <StoryGroup title="Home and pages of the shell">
      {readings.map(([name, reading]) => (
        <Story key={name} name={`Market: ${name}`} width="wide">
          <MarketInfoStrip marketInfo={reading} onRetry={() => undefined} isRetrying={false} />
        </Story>
      ))}
      {readings.map(([name, reading]) => (
        <Story key={name} name={`Prices: ${name}`}>
          <PricesCard marketInfo={reading} />
        </Story>
      ))}
      {logs.map(([name, announcements]) => (
        <Story key={name} name={`Announcements: ${name}`}>
          <AnnouncementsCard announcements={announcements} retry={() => undefined} isRetrying={false} />
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
        <NotBuiltPage subject="ino" />
      </Story>
      <Story name="Maintenance" width="wide">
        <MaintenancePage />
      </Story>
    </StoryGroup>
  );
}
