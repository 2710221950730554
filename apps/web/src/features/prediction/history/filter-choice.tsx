import type { HistoryFilter } from '@tradewind/schema/prediction/requests';
import { messages } from '../../../shared/message/messages.ts';

const text = messages.predictionHistory;
const filters: readonly HistoryFilter[] = [1, 2, 3];

export interface FilterChoiceProps {
  selected: HistoryFilter;
  onSelect: (filter: HistoryFilter) => void;
}

/** Which rounds the list shows. */
export function FilterChoice({ selected, onSelect }: FilterChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{text.filter}</legend>
      {filters.map((filter) => (
        <label
          key={filter}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line px-4 text-small font-medium text-muted transition-colors hover:text-text has-checked:border-transparent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            name="history-filter"
            className="sr-only"
            checked={filter === selected}
            onChange={() => onSelect(filter)}
          />
          {text.filters[filter]}
        </label>
      ))}
    </fieldset>
  );
}
