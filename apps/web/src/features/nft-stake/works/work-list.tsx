import { type ReactNode, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { toggleIn } from '../../../shared/ui/toggle-in.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { WorksOrder } from '../move/works-order.ts';
import { type Collection, toWorkKey, type Work } from './work.ts';
import { WorkCard } from './work-card.tsx';

const WorksDialog = lazyPart(() =>
  import('../move/works-dialog.tsx').then((m) => ({ default: m.WorksDialog })),
);

const text = messages.nftStake;

export interface WorkListProps<Listed extends Work> {
  session: WalletSession;
  collection: Collection;
  works: readonly Listed[];
  way: WorksOrder['way'];
  /** At most so many at once. */
  most: number;
  isPending: boolean;
  toNote: (work: Listed) => string;
  /** Why none can be chosen. */
  obstacle?: ReactNode;
}

/** The works of one collection in one place, and the button that moves the chosen ones. */
export function WorkList<Listed extends Work>(props: WorkListProps<Listed>) {
  const { session, collection, works, way, most, isPending, toNote, obstacle } = props;
  const [chosen, setChosen] = useState<ReadonlySet<bigint>>(new Set());
  const [isOpen, setIsOpen] = useState(false);
  const ids = works.map(({ tokenId }) => tokenId).filter((id) => chosen.has(id));
  const isFull = ids.length >= most;
  const close = () => setIsOpen(false);
  const toggle = (id: bigint) => setChosen(toggleIn(chosen, id));
  return (
    <section aria-label={text.listOf(text[way], collection.name)} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold wrap-anywhere">{collection.name}</h3>
        <Button
          size="small"
          tone={way === 'stake' ? 'primary' : 'quiet'}
          disabled={ids.length === 0}
          isBusy={isPending}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
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
      {isOpen && (
        <DialogBoundary onClose={close}>
          <WorksDialog
            session={session}
            collection={collection}
            ids={ids}
            way={way}
            onSent={() => setChosen(new Set())}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </section>
  );
}
