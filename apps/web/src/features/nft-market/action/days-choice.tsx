import { messages } from '../../../shared/message/messages.ts';
import { Choice } from '../../../shared/ui/choice.tsx';

const days = [1, 3, 7, 14, 30] as const;
export type Days = (typeof days)[number];

export interface DaysChoiceProps {
  label: string;
  selected: Days;
  onSelect: (days: Days) => void;
}

/** How long something runs. */
export function DaysChoice({ label, selected, onSelect }: DaysChoiceProps) {
  return (
    <div className="grid gap-2">
      <p className="text-small font-medium">{label}</p>
      <Choice
        size="small"
        label={label}
        options={days.map((key) => ({ key, label: messages.nftMarketWork.days(key) }))}
        selected={selected}
        onSelect={onSelect}
      />
    </div>
  );
}
