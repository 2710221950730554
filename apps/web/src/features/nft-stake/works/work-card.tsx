import { messages } from '../../../shared/message/messages.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import type { Collection, Work } from './work.ts';
import { WorkPicture } from '../../../shared/artwork/work-picture.tsx';

const text = messages.nftStake;

export interface WorkCardProps {
  work: Work;
  collection: Collection;
  /** What it counts, or from when. */
  note: string;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}

/** A work to choose; the whole card is its checkbox. */
export function WorkCard({ work, collection, note, isChosen, isDisabled, onToggle }: WorkCardProps) {
  const id = String(work.tokenId);
  const label = text.work(collection.name, id);
  return (
    <li>
      <label
        className={classNames(
          'relative block cursor-pointer rounded-card border p-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-(--focus)',
          isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-raised hover:border-line-strong',
          isDisabled && 'cursor-default opacity-60',
        )}
      >
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isDisabled}
          onChange={onToggle}
          aria-label={label}
          className="absolute top-4 left-4 z-1 size-5 accent-(--accent)"
        />
        <WorkPicture tokenId={work.tokenId} />
        <span className="mt-2 block truncate px-1 text-small font-semibold" title={label}>
          #{id}
        </span>
        <span className="block px-1 text-caption text-muted">{note}</span>
      </label>
    </li>
  );
}
