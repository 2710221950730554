import type { ReactNode } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { usePageTitle } from '../../../shared/ui/use-page-title.ts';
import { type ProjectName, useProject } from './project.query.ts';
import { ProjectView } from './project-view.tsx';

const text = messages.launchpadProject;

export interface NamedProjectProps {
  name: ProjectName;
  /** The owner that a path names, which must be that of the project; undefined where none is named. */
  owner: string | undefined;
  /** Until the server answers. */
  fallback: ReactNode;
}

export function NamedProject({ name, owner, fallback }: NamedProjectProps) {
  const { project: reading, retry, isRetrying } = useProject(name);
  const found = findValue(reading);
  const project = found?.kind === 'found' && isOwned(found.project.owner, owner) ? found.project : undefined;
  usePageTitle(project?.name ?? text.title);
  return (
    <>
      {reading.state === 'loading' && fallback}
      {reading.state === 'unknown' && (
        <Missing>
          <ErrorState
            title={text.unavailable}
            text={text.unavailableText}
            onRetry={retry}
            isRetrying={isRetrying}
          />
        </Missing>
      )}
      {reading.state === 'stale' && <p className="mb-3 text-small text-warning">{messages.ui.stale}</p>}
      {found && !project && (
        <Missing>
          <EmptyState icon="sailboat" title={text.notFound} text={text.notFoundText} />
        </Missing>
      )}
      {project && <ProjectView project={project} />}
    </>
  );
}

function isOwned(owner: string | null, written: string | undefined): boolean {
  if (written === undefined) return true;
  return owner !== null && owner.toLowerCase() === written.toLowerCase();
}

/** A page without a project has a title too. */
function Missing({ children }: { children: ReactNode }) {
  return (
    <>
      <h1 className="text-title font-semibold tablet:text-heading">{text.title}</h1>
      {children}
    </>
  );
}
