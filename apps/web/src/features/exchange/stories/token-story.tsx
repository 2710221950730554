import { usdScale } from '@tradewind/rules/amount/format-usd';
import { Card } from '../../../shared/ui/card.tsx';
import { Story } from '../../../shared/gallery/story.tsx';
import { TokenTable } from '../token/token-table.tsx';
import type { TokenSummary } from '../token/token-summary.ts';

const known: TokenSummary = {
  address: '0x2222222222222222222222222222222222222222',
  symbol: 'GAIN',
  name: 'A token that gains',
  isKnown: true,
  priceUsdE18: 643n * usdScale,
  changePercent: 3.214,
  tvlUsdE18: 12_840_211n * usdScale,
  volume24hUsdE18: 842_113n * usdScale,
  swapCount24h: 1284,
  week: [4, 5, 4.5, 6, 5.5, 7, 6.4, 8],
};

const tokens: readonly TokenSummary[] = [
  known,
  {
    ...known,
    address: '0x3333333333333333333333333333333333333333',
    symbol: 'LOSS',
    name: 'Tiny, with a long name that ends before the figures',
    priceUsdE18: 123_400_000n,
    changePercent: -0.841,
    week: [null, null, 9, 8, 8.5, 6],
  },
  {
    ...known,
    address: '0x4444444444444444444444444444444444444444',
    symbol: 'NEW',
    name: 'Nothing is known yet',
    isKnown: false,
    priceUsdE18: undefined,
    changePercent: null,
    tvlUsdE18: undefined,
    volume24hUsdE18: undefined,
    week: [],
  },
];

const sorting = { key: 'tvl', isAscending: false, onSort: () => undefined } as const;

export function TokenStories() {
  return [false, true].map((isStale) => (
    <Story
      key={String(isStale)}
      width="wide"
      name={isStale ? 'Tokens: stale' : 'Tokens: gain, loss, unknown'}
    >
      <Card className="overflow-hidden">
        <TokenTable tokens={tokens} sorting={sorting} isStale={isStale} />
      </Card>
    </Story>
  ));
}
