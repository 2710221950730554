import { formatUsdPrice } from '@tradewind/rules/amount/format-usd';
import type { WireProject } from '@tradewind/schema/launchpad/project';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { UnknownText } from '../../../shared/ui/reading-text.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { toTableName } from '../list/chain-name.ts';
import { ProjectAmount } from '../list/project-amount.tsx';
import { findPaySymbol } from '../list/project-facts.ts';
import { ProjectName } from '../list/project-name.tsx';
import { formatWholeCompact } from '../list/whole-amount.ts';
import type { CoinPrices } from './coin-prices.query.ts';
import { findPriceUsdE18, findRoi } from './project-price.ts';

const text = messages.launchpad;

export interface EndedTableProps {
  projects: readonly WireProject[];
  prices: Reading<CoinPrices>;
  isStale: boolean;
}

export function EndedTable({ projects, prices, isStale }: EndedTableProps) {
  const columns: readonly Column<WireProject>[] = [
    {
      key: 'name',
      label: text.projectName,
      isTitle: true,
      render: (project) => <ProjectName project={project} list="Ended" />,
    },
    { key: 'chain', label: text.chain, render: ({ network }) => toTableName(network) },
    { key: 'token', label: text.token, render: ({ unit }) => unit },
    { key: 'rate', label: text.swapRate, isFigure: true, render: (project) => <Rate project={project} /> },
    {
      key: 'price',
      label: text.currentPrice,
      isFigure: true,
      render: (project) => <Price project={project} prices={prices} />,
    },
    {
      key: 'roi',
      label: text.roi,
      isFigure: true,
      render: (project) => <RoiText project={project} prices={prices} />,
    },
  ];
  return (
    <DataTable
      label={text.list.Ended}
      columns={columns}
      rows={projects}
      toKey={({ id }) => String(id)}
      isStale={isStale}
    />
  );
}

function Rate({ project }: { project: WireProject }) {
  return (
    <ProjectAmount
      project={project}
      amount={project.swapAmount}
      unit={project.unit}
      format={(whole) => text.perPay(findPaySymbol(project) ?? text.payToken, formatWholeCompact(whole))}
    />
  );
}

type PricedProps = Pick<EndedTableProps, 'prices'> & { project: WireProject };

/** A coin's price may still be read; that of the index comes with the project. */
function isReading({ project, prices }: PricedProps): boolean {
  return prices.state === 'loading' && project.referenceId !== null;
}

function Price({ project, prices }: PricedProps) {
  if (isReading({ project, prices })) return <Skeleton className="h-4 w-16" />;
  const price = findPriceUsdE18(project, findValue(prices));
  if (price === undefined) return <UnknownText reason={text.priceUnknown} />;
  const isOld = prices.state === 'stale';
  return (
    <span className={isOld ? 'text-muted' : undefined} title={isOld ? messages.ui.stale : undefined}>
      {formatUsdPrice(price)}
    </span>
  );
}

function RoiText({ project, prices }: PricedProps) {
  if (isReading({ project, prices })) return <Skeleton className="h-4 w-16" />;
  const roi = findRoi(project, findPriceUsdE18(project, findValue(prices)));
  if (roi.kind === 'unknown') return <UnknownText reason={text.priceUnknown} />;
  const { percent, direction } = roi;
  if (direction === 'even') return <span>{percent}%</span>;
  return (
    <span
      className={`inline-flex items-center gap-1 font-semibold ${direction === 'up' ? 'text-gain' : 'text-loss'}`}
    >
      <Icon name={direction === 'up' ? 'arrowUp' : 'arrowDown'} size={14} />
      {percent}%<span className="text-caption font-medium">{text.direction[direction]}</span>
    </span>
  );
}
