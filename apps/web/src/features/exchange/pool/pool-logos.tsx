import { TokenLogo } from '../../../shared/ui/token-logo.tsx';
import type { PoolToken } from './pool-token.ts';

/** The logos of a pool's two tokens, the first over the second; decoration beside the names. */
export function PoolLogos({ tokens, size }: { tokens: readonly [PoolToken, PoolToken]; size: number }) {
  return (
    <span className="flex shrink-0 -space-x-2">
      {tokens.map(({ id, symbol }) => (
        <TokenLogo key={id} address={id} symbol={symbol} size={size} />
      ))}
    </span>
  );
}
