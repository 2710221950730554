import type { WireProject } from '@tradewind/schema/launchpad/project';
import { messages } from '../../../shared/message/messages.ts';
import { ProjectAmount } from '../list/project-amount.tsx';
import { findPaySymbol } from '../list/project-facts.ts';
import { formatWholeCompact } from '../list/whole-amount.ts';

const text = messages.launchpad;

/** The commitments to all sales beside their caps. */
export function SaleProgress({ project }: { project: WireProject }) {
  const { percentProcess, joined, totalRaise } = project;
  return (
    <div className="grid gap-1.5 text-small">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="text-muted">{text.progress}</span>
        <span className="figures font-semibold">
          <ProjectAmount project={project} amount={percentProcess} format={(percent) => `${percent}%`} />
        </span>
      </p>
      {percentProcess !== null && (
        <div className="relative h-2 overflow-hidden rounded-full bg-raised">
          <progress
            aria-label={text.progressOf(project.name)}
            max={100}
            value={Math.min(100, Number(percentProcess))}
            className="absolute inset-0 size-full opacity-0"
          />
          <div
            aria-hidden
            className="h-full rounded-full bg-accent"
            style={{ width: `${Math.min(100, Number(percentProcess))}%` }}
          />
        </div>
      )}
      {joined !== null && totalRaise !== null && (
        <p className="figures text-muted" title={text.ofTotal(joined, totalRaise)}>
          {text.ofTotal(formatWholeCompact(joined), formatWholeCompact(totalRaise))} {findPaySymbol(project)}
        </p>
      )}
    </div>
  );
}
