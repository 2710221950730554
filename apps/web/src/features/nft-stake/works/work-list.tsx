import { type ReactNode, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { toggleIn } from '../../../shared/ui/toggle-in.ts';
import type { WorksOrder } from '../move/works-order.ts';
import { type Collection, toWorkKey, type Work } from './work.ts';
import { WorkCard } from './work-card.tsx';

const text = messages.nftStake;

export interface WorkListProps<Listed extends Work> {
  collection: Collection;
  works: readonly Listed[];
  way: WorksOrder['way'];
  /** At most so many at once. */
  most: number;
  isPending: boolean;
  toNote: (work: Listed) => string;
  /** Why none can be chosen. */
  obstacle?: ReactNode;
  onMove: (ids: readonly bigint[]) => void;
}

/** The works of one collection in one place, and the button that moves the chosen ones. */
export function WorkList<Listed extends Work>(props: WorkListProps<Listed>) {
  const { collection, works, way, most, isPending, toNote, obstacle, onMove } = props;
  const [chosen, setChosen] = useState<ReadonlySet<bigint>>(new Set());
  const ids = works.map(({ tokenId }) => tokenId).filter((id) => chosen.has(id));
  const isFull = ids.length >= most;
  const toggle = (id: bigint) => setChosen(toggleIn(chosen, id));
  return (
    <section aria-label={text.listOf(text[way], collection.name)} className="grid gap-3">
      {/* The button stays in view below the site's header, however long the list is. */}
      <div className="sticky top-16 z-5 flex flex-wrap items-center justify-between gap-2 bg-surface py-1.5">
        <h2 className="font-semibold wrap-anywhere">{collection.name}</h2>
        <Button
          size="small"
          tone={way === 'stake' ? 'primary' : 'quiet'}
          disabled={ids.length === 0}
          isBusy={isPending}
          aria-haspopup="dialog"
          onClick={() => onMove(ids)}
        >
          {ids.length === 0 ? text[way] : text.moveSome(text[way], ids.length)}
        </Button>
      </div>
      {obstacle}
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4 desktop:grid-cols-5">
        {works.map((work) => (
          <WorkCard
            key={toWorkKey(work)}
            work={work}
            collection={collection}
            note={toNote(work)}
            isChosen={chosen.has(work.tokenId)}
            isDisabled={obstacle !== undefined || (isFull && !chosen.has(work.tokenId))}
            onToggle={() => toggle(work.tokenId)}
          />
        ))}
      </ul>
    </section>
  );
}
