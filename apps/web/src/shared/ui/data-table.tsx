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
  /** Controls: no label beside them on a phone, and no visible header. `corner` is one that is beside the title there. */
  isAction?: boolean | 'corner';
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
  const { label, columns, rows, toKey, sorting, isStale } = props;
  const isTwoLined = columns.some(({ phone }) => phone !== undefined);
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
      <tbody className="grid grid-cols-[minmax(0,1fr)_auto_auto] divide-y divide-line tablet:table-row-group">
        {rows.map((row) => (
          <tr
            key={toKey(row)}
            className={classNames(
              'relative col-span-full px-4 py-2 transition-colors tablet:table-row tablet:hover:bg-hover',
              isTwoLined ? 'grid grid-cols-subgrid items-center gap-x-3' : 'block',
            )}
          >
            {columns.map((column) => (
              <BodyCell key={column.key} column={column} row={row} isTwoLined={isTwoLined} />
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
  const isRising = isSorted && sorting.isAscending;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isRising ? 'ascending' : 'descending') : undefined}
      data-extra={isExtra}
      className={`cell h-12 font-medium text-muted ${isFigure ? 'text-right' : 'text-left'}`}
    >
      {sortKey !== undefined && sorting ? (
        <button
          type="button"
          onClick={() => sorting.onSort(sortKey)}
          className={classNames(
            'touch-target flex items-center gap-1 rounded-small hover:text-text',
            isFigure && 'ml-auto flex-row-reverse',
            isSorted && 'text-text',
          )}
        >
          {label}
          <Icon name={isRising ? 'arrowUp' : 'arrowDown'} size={14} className={isSorted ? '' : 'opacity-0'} />
        </button>
      ) : (
        <span className={classNames(isAction && 'sr-only')}>{label}</span>
      )}
    </th>
  );
}

type CellProps<Row, SortKey extends string> = {
  column: Column<Row, SortKey>;
  row: Row;
  isTwoLined: boolean;
};

/** The first and the second line are in the order of their columns. */
const lineClass = {
  title: 'row-span-2',
  both: 'col-start-2 row-span-2 row-start-1',
  first: 'col-start-3 justify-end tablet:text-small text-body font-semibold tablet:font-normal',
  second: 'col-start-3 justify-end tablet:text-small text-caption',
};

function BodyCell<Row, SortKey extends string>({ column, row, isTwoLined }: CellProps<Row, SortKey>) {
  const { label, isFigure, isTitle, isExtra, isAction, phone, phoneLabel, render } = column;
  const Cell = isTitle ? 'th' : 'td';
  const place = isTitle ? 'title' : phone;
  const labelClass = !isTwoLined
    ? 'shrink-0'
    : phoneLabel === undefined
      ? 'sr-only'
      : 'text-caption font-normal';
  return (
    <Cell
      scope={isTitle ? 'row' : undefined}
      data-extra={isExtra}
      className={classNames(
        'cell items-center text-left font-normal tablet:table-cell tablet:h-16 tablet:py-2',
        isFigure && 'figures tablet:text-right',
        isTwoLined
          ? place === undefined
            ? 'hidden'
            : `flex min-w-0 gap-1.5 ${lineClass[place]}`
          : 'flex min-h-9 justify-between gap-4',
        isAction === 'corner' ? 'absolute top-2 right-4 tablet:static' : isAction && 'pt-2',
      )}
    >
      {!isTitle && !isAction && (
        <span className={`text-muted tablet:hidden ${labelClass}`}>{phoneLabel ?? label}</span>
      )}
      {render(row)}
    </Cell>
  );
}
