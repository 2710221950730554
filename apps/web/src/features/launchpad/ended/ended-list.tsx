import { messages } from '../../../shared/message/messages.ts';
import { type ProjectTableProps, SearchedList } from '../list/searched-list.tsx';
import { useCoinPrices } from './coin-prices.query.ts';
import { EndedTable } from './ended-table.tsx';

/** IDO-04: the ended sales, the newest first. */
export function EndedList() {
  return <SearchedList emptyText={messages.launchpad.noEnded} Table={PricedTable} />;
}

function PricedTable({ projects, isStale }: ProjectTableProps) {
  const prices = useCoinPrices(projects.flatMap(({ referenceId }) => referenceId ?? []));
  return <EndedTable projects={projects} prices={prices} isStale={isStale} />;
}
