import { useState } from 'react';
import { classNames } from './class-names.ts';
import { computeTokenBadge } from './token-badge.ts';

interface BadgeProps {
  address: string;
  symbol: string;
  /** Pixels; 24 in a line, 32 in a list, 40 in a heading. */
  size?: number;
  /** Letters on the badge; by default as many as its size has room for. */
  letterLimit?: number | undefined;
  /** The class of its corners; a circle by default. */
  shape?: string;
}

export interface TokenLogoProps extends BadgeProps {
  /** An address of our own media origin or of this page; the page never loads third-party pictures. */
  src?: string | undefined;
  /** The same picture for denser screens. */
  srcSet?: string;
}

/**
 * A token's picture. Until it has loaded, and without one, it is a signal flag drawn from the address. The symbol is
 * always shown beside it as text.
 */
export function TokenLogo({ src, ...rest }: TokenLogoProps) {
  return src === undefined ? <DrawnBadge {...rest} /> : <Picture key={src} src={src} {...rest} />;
}

/** The pictures that failed, without their size: they are not requested again. */
const failed = new Set<string>();
/** The pictures that the browser has: they are drawn again without a badge before. */
const loaded = new Set<string>();

function Picture({ src, srcSet, ...badge }: TokenLogoProps & { src: string }) {
  const [identity = src] = src.split('?', 1);
  const [state, setState] = useState(
    failed.has(identity) ? 'failed' : loaded.has(src) ? 'loaded' : 'loading',
  );
  const { size = 24, shape = 'rounded-full' } = badge;
  const finish = (set: Set<string>, entry: string, next: string) => () => {
    set.add(entry);
    setState(next);
  };
  if (state === 'failed') return <DrawnBadge {...badge} />;
  return (
    <span
      aria-hidden
      style={{ width: size, height: size }}
      className={classNames('relative inline-flex shrink-0 overflow-hidden', shape)}
    >
      {state === 'loading' && <DrawnBadge {...badge} />}
      <img
        loading="lazy"
        decoding={state === 'loading' ? 'async' : 'sync'}
        src={src}
        srcSet={srcSet}
        alt=""
        onLoad={finish(loaded, src, 'loaded')}
        onError={finish(failed, identity, 'failed')}
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  );
}

/** Font size relative to the badge, by the number of letters. */
const letterShares = [0, 0.46, 0.4, 0.31, 0.26];

/** The letters are CSS content: they repeat the symbol beside the badge and add no text to the control. */
function DrawnBadge({
  address,
  symbol,
  size = 24,
  letterLimit = size < 28 ? 1 : 4,
  shape = 'rounded-full',
}: BadgeProps) {
  const badge = computeTokenBadge(address, symbol, letterLimit);
  // Whole pixels: browsers round half pixels differently, which moves a small letter off the centre.
  const fontSize = Math.round(size * (letterShares[badge.letters.length] ?? 0));
  return (
    <span
      aria-hidden
      data-letters={badge.letters}
      style={{ width: size, height: size, fontSize, lineHeight: `${size}px` }}
      className={classNames(
        'relative inline-flex shrink-0 justify-center overflow-hidden font-bold text-(--on-badge) after:relative after:content-[attr(data-letters)]',
        shape,
      )}
    >
      <svg viewBox="0 0 40 40" className="absolute inset-0">
        <path d="M0 0h40v40H0z" fill={badge.ground} />
        <path d={badge.figure} fill={badge.colour} />
      </svg>
    </span>
  );
}
