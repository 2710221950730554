import type { WireProject } from '@tradewind/schema/launchpad/project';
import { messages } from '../../../shared/message/messages.ts';
import { UnknownText } from '../../../shared/ui/reading-text.tsx';
import { nameChains } from '../list/project-amount.tsx';
import { listUnknownChains } from '../list/project-facts.ts';
import { formatWhole } from '../list/whole-amount.ts';
import { UtcTime } from '../time/utc-time.tsx';
import { findNextClaim } from './next-claim.ts';

const text = messages.launchpad;

/** The next tokens of a joined project, with their time. */
export function NextClaimText({ project }: { project: WireProject }) {
  const next = findNextClaim(project);
  if (next.kind === 'unknown') {
    const chainIds = listUnknownChains(project);
    return (
      <UnknownText
        reason={chainIds.length > 0 ? text.chainUnknown(nameChains(chainIds)) : text.notReported}
      />
    );
  }
  if (next.kind === 'done') return <span className="text-muted">{text.nothingLeft}</span>;
  if (next.kind === 'nothing') return <span className="text-muted">{text.nothingToClaim}</span>;
  if (next.kind === 'cancelled') return <span className="font-medium text-warning">{text.cancelled}</span>;
  if (next.kind === 'undated') return <span>{text.tba}</span>;
  return (
    <span className="inline-grid">
      {next.amount !== null && (
        <span className="font-medium">
          {formatWhole(next.amount)} {project.unit}
        </span>
      )}
      <span className="text-caption text-muted">
        {next.isDue ? text.dueNow : <UtcTime seconds={next.at} />}
      </span>
    </span>
  );
}
