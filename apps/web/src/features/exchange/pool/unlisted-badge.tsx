import { messages } from '../../../shared/message/messages.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import type { PoolSummary } from './pool-summary.ts';

const text = messages.pool;

/** Warns of a pool with a token outside the user's lists; nothing for the others. */
export function UnlistedBadge({ pool: { token0, token1 } }: { pool: PoolSummary }) {
  if (token0.isKnown && token1.isKnown) return null;
  return (
    <span className="relative z-10 inline-flex items-center gap-1">
      <Badge tone="warning">{text.unlisted}</Badge>
      <Tooltip label={text.aboutUnlisted}>{text.unlistedText}</Tooltip>
    </span>
  );
}
