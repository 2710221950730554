import { messages } from '../../shared/message/messages.ts';
import { Icon } from '../../shared/ui/icon.tsx';

const text = messages.predictionHistory;

/** UP or DOWN, by word, arrow and colour. */
export function SideBadge({ isUp }: { isUp: boolean }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-full px-2 text-caption font-semibold ${
        isUp ? 'bg-gain-soft text-gain' : 'bg-loss-soft text-loss'
      }`}
    >
      <Icon name={isUp ? 'arrowUp' : 'arrowDown'} size={14} />
      {isUp ? text.up : text.down}
    </span>
  );
}
