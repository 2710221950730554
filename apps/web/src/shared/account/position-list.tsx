import type { ReactNode } from 'react';
import { findValue, type Reading } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { closeWalletDialog } from '../wallet/wallet-dialog-store.ts';

export interface PositionListProps<Position> {
  title: string;
  /** The page of all of them. */
  to: string;
  positions: Reading<readonly Position[]>;
  emptyText: string;
  unknownText: string;
  children: (position: Position) => ReactNode;
}

/** The account's positions in one area. */
export function PositionList<Position>(props: PositionListProps<Position>) {
  const { title, to, positions, emptyText, unknownText, children } = props;
  const known = findValue(positions);
  return (
    <section
      aria-label={title}
      className="not-first:mt-4 not-first:border-t not-first:border-line not-first:pt-2"
    >
      <h3>
        <Link
          to={to}
          onClick={closeWalletDialog}
          className="flex min-h-11 items-center gap-1 text-small font-semibold text-muted hover:text-text"
        >
          {title}
          <Icon name="arrowRight" size={16} />
        </Link>
      </h3>
      {positions.state === 'loading' && <Skeleton className="my-2 h-9 w-full" />}
      {positions.state === 'unknown' && <p className="pb-2 text-small text-muted">{unknownText}</p>}
      {known?.length === 0 && <p className="pb-2 text-small text-muted">{emptyText}</p>}
      {known !== undefined && known.length > 0 && (
        <ul className={positions.state === 'stale' ? 'faded' : undefined}>{known.map(children)}</ul>
      )}
      {positions.state === 'stale' && <p className="text-caption text-muted">{messages.ui.stale}</p>}
    </section>
  );
}

export interface PositionRowProps {
  to: string;
  picture: ReactNode;
  title: ReactNode;
  note: ReactNode;
  value: ReactNode;
  valueNote: ReactNode;
}

/** One position; the whole row leads to it. */
export function PositionRow({ to, picture, title, note, value, valueNote }: PositionRowProps) {
  return (
    <li>
      <Link
        to={to}
        onClick={closeWalletDialog}
        className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5 transition-colors hover:bg-hover"
      >
        {picture}
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{title}</span>
          <span className="figures block truncate text-small text-muted max-[22rem]:text-caption">
            {note}
          </span>
        </span>
        <span className="grid shrink-0 justify-items-end">
          <span className="figures font-semibold">{value}</span>
          <span className="figures text-small text-muted">{valueNote}</span>
        </span>
      </Link>
    </li>
  );
}
