import { messages } from '../../../shared/message/messages.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { type PoolSort, poolSorts } from './pool-list-url.ts';

const text = messages.pool;

export interface SortChoiceProps {
  sort: PoolSort;
  isAscending: boolean;
  /** Choosing the same column again reverses the order. */
  onSort: (sort: PoolSort) => void;
}

/** The column headers as a choice for a phone, where the rows are cards. */
export function SortChoice({ sort, isAscending, onSort }: SortChoiceProps) {
  return (
    <div className="flex items-center gap-2 tablet:hidden">
      <label className="flex min-h-11 grow items-center gap-2 rounded-control border border-line-strong bg-sunken px-3 text-small text-muted">
        <span className="shrink-0">{text.sortBy}</span>
        <select
          value={sort}
          onChange={({ target: { value } }) => {
            const chosen = poolSorts.find((one) => one === value);
            if (chosen) onSort(chosen);
          }}
          className="min-h-11 min-w-0 grow bg-transparent font-medium text-text"
        >
          {poolSorts.map((one) => (
            <option key={one} value={one}>
              {text[one]}
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
