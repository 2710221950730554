import type { WireRoundStatus } from '@tradewind/schema/launchpad/round-status';
import { messages } from '../../../shared/message/messages.ts';
import { Badge, type BadgeTone } from '../../../shared/ui/badge.tsx';

const tones: readonly BadgeTone[] = ['neutral', 'neutral', 'warning', 'accent', 'neutral'];

/** IDO-07: the status in the words of the specification. */
export function StatusBadge({ status }: { status: WireRoundStatus }) {
  const { status: names, statusUnknown } = messages.launchpad;
  if (status === null) return <Badge tone="warning">{statusUnknown}</Badge>;
  return <Badge tone={tones[status] ?? 'neutral'}>{names[status]}</Badge>;
}
