import { useState } from 'react';
import { computeTokenBadge } from './token-badge.ts';

export interface TokenLogoProps {
  address: string;
  symbol: string;
  /** An address of our own API only; the page never loads third-party pictures. Falls back to the badge. */
  src?: string | undefined;
  /** Pixels; 24 in a line, 32 in a list, 40 in a heading. */
  size?: number;
}

/** A token's picture, or a signal flag drawn from its address; the symbol is always shown beside it as text. */
export function TokenLogo({ address, symbol, src, size = 24 }: TokenLogoProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src !== undefined && src !== failedSrc) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        onError={() => setFailedSrc(src)}
        className="shrink-0 rounded-full bg-sunken object-cover"
      />
    );
  }
  return <DrawnBadge address={address} symbol={symbol} size={size} />;
}

/** Font size relative to the badge, by the number of letters. */
const letterShares = [0, 0.52, 0.4, 0.31, 0.26];

/** The letters are CSS content: they repeat the symbol beside the badge and add no text to the control. */
function DrawnBadge({ address, symbol, size }: { address: string; symbol: string; size: number }) {
  const badge = computeTokenBadge(address, symbol, size < 28 ? 1 : 4);
  // Whole pixels: browsers round half pixels differently, which moves a small letter off the centre.
  const fontSize = Math.round(size * (letterShares[badge.letters.length] ?? 0));
  return (
    <span
      aria-hidden
      data-letters={badge.letters}
      style={{ width: size, height: size, fontSize, lineHeight: `${size}px` }}
      className="relative inline-flex shrink-0 justify-center overflow-hidden rounded-full font-bold text-(--on-badge) after:relative after:content-[attr(data-letters)]"
    >
      <svg viewBox="0 0 40 40" className="absolute inset-0">
        <path d="M0 0h40v40H0z" fill={badge.ground} />
        <path d={badge.figure} fill={badge.colour} />
      </svg>
    </span>
  );
}
