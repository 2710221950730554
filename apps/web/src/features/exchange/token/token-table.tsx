import { PriceChange } from '../../../shared/market-info/price-change.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { CurrencyIdLogo } from '../../../shared/token-list/currency-logo.tsx';
import { StarButton } from '../../../shared/token-list/star-button.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { type Column, DataTable, type Sorting } from '../../../shared/ui/data-table.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Sparkline } from '../../../shared/ui/sparkline.tsx';
import type { TokenSummary } from './token-summary.ts';
import { TokenFigure } from './token-figure.tsx';
import type { TokenSort } from './token-list-url.ts';

const text = messages.token;

const columns: readonly Column<TokenSummary, TokenSort>[] = [
  {
    key: 'name',
    label: text.name,
    isTitle: true,
    sortKey: 'name',
    render: (token) => <TokenName token={token} />,
  },
  {
    key: 'price',
    label: text.price,
    isFigure: true,
    sortKey: 'price',
    phone: 'first',
    render: (token) => <TokenFigure token={token} field="priceUsdE18" />,
  },
  {
    key: 'change24h',
    label: text.change24h,
    isFigure: true,
    sortKey: 'change24h',
    phone: 'second',
    render: ({ changePercent }) => <PriceChange percent={changePercent} />,
  },
  {
    key: 'volume24h',
    label: text.volume24h,
    isFigure: true,
    sortKey: 'volume24h',
    render: (token) => <TokenFigure token={token} field="volume24hUsdE18" />,
  },
  {
    key: 'tvl',
    label: text.tvl,
    isFigure: true,
    sortKey: 'tvl',
    render: (token) => <TokenFigure token={token} field="tvlUsdE18" />,
  },
  {
    key: 'week',
    label: text.week,
    isFigure: true,
    phone: 'both',
    render: ({ week }) => (
      <Sparkline prices={week} className="inline h-8 w-14 max-[22rem]:hidden tablet:w-28" />
    ),
  },
];

export interface TokenTableProps {
  tokens: readonly TokenSummary[];
  sorting: Sorting<TokenSort>;
  isStale: boolean;
}

export function TokenTable({ tokens, sorting, isStale }: TokenTableProps) {
  return (
    <DataTable
      label={text.list}
      columns={columns}
      rows={tokens}
      toKey={({ address }) => address}
      sorting={sorting}
      isStale={isStale}
    />
  );
}

function TokenName({ token: { address, symbol, name, isKnown } }: { token: TokenSummary }) {
  return (
    <span className="flex min-w-0 items-center gap-1">
      <StarButton id={address} symbol={symbol} className="relative z-10 -ml-3" />
      <CurrencyIdLogo id={address} symbol={symbol} size={32} />
      <span className="min-w-0 pl-2">
        <Link
          to={`/tokens/${address}`}
          className="block truncate text-body font-semibold after:absolute after:inset-0 hover:text-accent"
        >
          {symbol}
        </Link>
        <span className="block truncate text-small text-muted">{name}</span>
        {!isKnown && <Badge tone="warning">{text.unlisted}</Badge>}
      </span>
    </span>
  );
}
