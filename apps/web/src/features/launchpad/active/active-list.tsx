import { messages } from '../../../shared/message/messages.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { EmptyList, ListView } from '../list/list-view.tsx';
import { useOpenProjects } from '../list/projects.query.ts';
import { ProjectCard } from './project-card.tsx';
import { sortProjects } from './sort-projects.ts';

/** IDO-03: the sales that are announced, open, or not settled. */
export function ActiveList() {
  const { reading, retry, isRetrying } = useOpenProjects();
  return (
    <ListView reading={reading} retry={retry} isRetrying={isRetrying} skeleton={<UnreadCards />}>
      {(projects) =>
        projects.length === 0 ? (
          <EmptyList about={messages.launchpad.noActive} />
        ) : (
          <ul className="grid gap-4 desktop:grid-cols-2">
            {sortProjects(projects).map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </ul>
        )
      }
    </ListView>
  );
}

function UnreadCards() {
  return (
    <div className="grid gap-4 desktop:grid-cols-2">
      {[1, 2].map((place) => (
        <Skeleton key={place} className="h-96 w-full" />
      ))}
    </div>
  );
}
