import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface Column<Row, SortKey extends string = never> {
  key: string;
  /** The column's header; on a phone it is shown beside the value. */
  label: string;
  /** Figures are aligned right. */
  isFigure?: boolean;
  /** The row header: it names the row to a screen reader and heads its card on a phone. */
  isTitle?: boolean;
  /** Left out below a desktop's width. */
  isExtra?: boolean;
  /**
   * Its place in the two lines of a row on a phone, right of the title: over both, or in one of them. Where a column
   * has one, those without are left out there.
   */
  phone?: 'both' | 'first' | 'second';
  /** Visible beside the value in those lines, where the value alone would be unclear. */
  phoneLabel?: string;
  /** Controls: no label beside them on a phone, and no visible header. */
  isAction?: boolean;
  /** The sort key of its header. */
  sortKey?: SortKey;
  render: (row: Row) => ReactNode;
}

export interface Sorting<SortKey extends string> {
  key: SortKey;
  isAscending: boolean;
  onSort: (key: SortKey) => void;
}

export interface DataTableProps<Row, SortKey extends string> {
  /** Names the table to a screen reader. */
  label: string;
  columns: readonly Column<Row, SortKey>[];
  rows: readonly Row[];
  toKey: (row: Row) => string;
  sorting?: Sorting<SortKey>;
  /** The shown data could not be refreshed. */
  isStale?: boolean;
}

/** A table whose rows are cards or two lines on a phone; it stays a table to a screen reader. */
export function DataTable<Row, SortKey extends string = never>(props: DataTableProps<Row, SortKey>) {
  const { label, columns, rows, toKey, sorting, isStale = false } = props;
  const isTwoLined = columns.some(({ phone }) => phone !== undefined);
  const Cell = isTwoLined ? LineCell : BodyCell;
  return (
    <table
      aria-label={label}
      className={classNames('block w-full text-small tablet:table', isStale && 'faded')}
    >
      <thead className="hidden tablet:table-header-group">
        <tr className="border-b border-line">
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line tablet:table-row-group">
        {rows.map((row) => (
          <tr
            key={toKey(row)}
            className={classNames(
              'relative px-4 py-3 transition-colors tablet:table-row tablet:hover:bg-hover',
              isTwoLined ? 'grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3' : 'block',
            )}
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeadCellProps<Row, SortKey extends string> = {
  column: Column<Row, SortKey>;
  sorting: Sorting<SortKey> | undefined;
};

function HeadCell<Row, SortKey extends string>({ column, sorting }: HeadCellProps<Row, SortKey>) {
  const { label, isFigure, isAction, isExtra, sortKey } = column;
  const isSorted = sortKey !== undefined && sorting?.key === sortKey;
  const direction = sorting?.isAscending ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      data-extra={isExtra}
      className={classNames('cell h-12 font-medium text-muted', isFigure ? 'text-right' : 'text-left')}
    >
      {sortKey !== undefined && sorting ? (
        <button
          type="button"
          onClick={() => sorting.onSort(sortKey)}
          className={classNames(
            'touch-target inline-flex items-center gap-1 rounded-small hover:text-text',
            isFigure && 'flex-row-reverse',
            isSorted && 'text-text',
          )}
        >
          {label}
          <Icon
            name={isSorted && sorting.isAscending ? 'arrowUp' : 'arrowDown'}
            size={14}
            className={classNames(!isSorted && 'opacity-0')}
          />
        </button>
      ) : (
        <span className={classNames(isAction && 'sr-only')}>{label}</span>
      )}
    </th>
  );
}

type CellProps<Row, SortKey extends string> = { column: Column<Row, SortKey>; row: Row };

function BodyCell<Row, SortKey extends string>({ column, row }: CellProps<Row, SortKey>) {
  const { label, isFigure, isTitle, isExtra, isAction, render } = column;
  const Cell = isTitle ? 'th' : 'td';
  const isLabelled = !isTitle && !isAction;
  return (
    <Cell
      scope={isTitle ? 'row' : undefined}
      data-extra={isExtra}
      className={classNames(
        'cell flex min-h-9 items-center justify-between gap-4 text-left font-normal tablet:table-cell tablet:h-16 tablet:py-2',
        isFigure && 'figures tablet:text-right',
        isTitle && 'pb-2',
        isAction && 'pt-2',
      )}
    >
      {isLabelled && <span className="shrink-0 text-muted tablet:hidden">{label}</span>}
      {render(row)}
    </Cell>
  );
}

const lineClass = {
  title: 'flex col-start-1 row-span-2 row-start-1',
  both: 'flex col-start-2 row-span-2 row-start-1',
  first: 'flex col-start-3 row-start-1 text-body font-semibold tablet:text-small tablet:font-normal',
  second: 'flex col-start-3 row-start-2 text-caption tablet:text-small',
};

/** A cell of a row that is two lines on a phone. */
function LineCell<Row, SortKey extends string>({ column, row }: CellProps<Row, SortKey>) {
  const { label, isFigure, isTitle, isExtra, phone, phoneLabel, render } = column;
  const Cell = isTitle ? 'th' : 'td';
  const place = isTitle ? 'title' : phone;
  return (
    <Cell
      scope={isTitle ? 'row' : undefined}
      data-extra={isExtra}
      className={classNames(
        'cell min-w-0 items-center gap-1.5 text-left font-normal tablet:table-cell tablet:h-16 tablet:py-2',
        place === undefined ? 'hidden' : lineClass[place],
        isFigure && 'figures justify-end tablet:text-right',
      )}
    >
      {!isTitle && phoneLabel === undefined && <span className="sr-only tablet:hidden">{label}</span>}
      {phoneLabel !== undefined && (
        <span className="text-caption font-normal text-muted tablet:hidden">{phoneLabel}</span>
      )}
      {render(row)}
    </Cell>
  );
}
