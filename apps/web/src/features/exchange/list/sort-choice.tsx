import { messages } from '../../../shared/message/messages.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';

const text = messages.pool;

export interface SortChoiceProps<Sort extends string> {
  sort: Sort;
  /** The columns with their names. */
  sorts: readonly Sort[];
  labels: Readonly<Record<Sort, string>>;
  isAscending: boolean;
  /** Choosing the same column again reverses the order. */
  onSort: (sort: Sort) => void;
}

/** The column headers as a choice for a phone, where the rows are cards. */
export function SortChoice<Sort extends string>({
  sort,
  sorts,
  labels,
  isAscending,
  onSort,
}: SortChoiceProps<Sort>) {
  return (
    <div className="flex items-center gap-2 tablet:hidden">
      <label className="flex min-h-11 grow items-center gap-2 rounded-control border border-line-strong bg-sunken px-3 text-small text-muted">
        <span className="shrink-0">{text.sortBy}</span>
        <select
          value={sort}
          onChange={({ target: { value } }) => {
            const chosen = sorts.find((one) => one === value);
            if (chosen) onSort(chosen);
          }}
          className="min-h-11 min-w-0 grow bg-transparent font-medium text-text"
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {labels[one]}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        icon={isAscending ? 'arrowUp' : 'arrowDown'}
        label={isAscending ? text.ascending : text.descending}
        onClick={() => onSort(sort)}
        className="border border-line-strong"
      />
    </div>
  );
}
