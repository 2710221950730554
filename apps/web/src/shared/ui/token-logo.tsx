import { useId, useState } from 'react';
import { computeTokenBadge } from './token-badge.ts';

export interface TokenLogoProps {
  address: string;
  symbol: string;
  /** An address of our own API only; foreign pictures are never loaded by the page. Falls back to the badge. */
  src?: string | undefined;
  /** Pixels; 24 in a line, 32 in a list, 40 in a heading. */
  size?: number;
}

/** A token's picture, or a small signal flag drawn from its address; the symbol always stands beside it as text. */
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

/** By the number of letters, in the drawing's units. */
const letterSizes = [0, 21, 16, 12.5, 10.5];

function DrawnBadge({ address, symbol, size }: { address: string; symbol: string; size: number }) {
  const clipId = useId();
  const badge = computeTokenBadge(address, symbol, size < 28 ? 1 : 4);
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden className="shrink-0">
      <clipPath id={clipId}>
        <circle cx="20" cy="20" r="20" />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <path d="M0 0h40v40H0z" fill={badge.ground} />
        <path d={badge.figure} fill={badge.colour} />
      </g>
      <text
        x="20"
        y="20.5"
        fill="#fff"
        fontSize={letterSizes[badge.letters.length]}
        fontWeight="650"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {badge.letters}
      </text>
    </svg>
  );
}
