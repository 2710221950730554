import { useChain } from '../chain/use-chain.ts';
import { messages } from '../message/messages.ts';
import { classNames } from '../ui/class-names.ts';
import { toggleStar, useStarred } from './favourite-tokens.ts';

export interface StarButtonProps {
  /** The currency id. */
  id: string;
  symbol: string;
  className?: string;
}

/** Stars a token: it comes first in the picker, and `/tokens` can show the starred ones alone. 44 pixels square. */
export function StarButton({ id, symbol, className }: StarButtonProps) {
  const { chainId } = useChain();
  const isStarred = useStarred(chainId).includes(id);
  const label = messages.favourite.star(symbol);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isStarred}
      onClick={() => toggleStar(chainId, id)}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors hover:bg-hover',
        isStarred ? 'text-warning' : 'text-muted hover:text-text',
        className,
      )}
    >
      <StarIcon size={20} isFilled={isStarred} />
    </button>
  );
}

export interface StarIconProps {
  size: number;
  isFilled: boolean;
}

/** In the stroke of the other icons, outside of their list: it loads with the tokens. */
export function StarIcon({ size, isFilled }: StarIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
    </svg>
  );
}
