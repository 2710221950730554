import { messages } from '../../../shared/message/messages.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { EmptyList, ListView } from '../list/list-view.tsx';
import { useOpenProjects } from '../list/projects.query.ts';
import { isShown, useIndexedMonthlySales } from '../monthly/indexed-sales.query.ts';
import { MonthlyCardSlot } from '../monthly/monthly-slot.tsx';
import { ProjectCard } from './project-card.tsx';
import { sortProjects } from './sort-projects.ts';

/**
 * IDO-03: the sales that are announced, open, or not settled, and the running ones with monthly release. All are drawn
 * at once, so that none moves another.
 */
export function ActiveList() {
  const { reading, retry, isRetrying } = useOpenProjects();
  const monthly = useIndexedMonthlySales();
  if (monthly.some(({ sale }) => sale.state === 'loading')) return <UnreadCards />;
  const shown = monthly.filter(isShown);
  return (
    <ListView reading={reading} retry={retry} isRetrying={isRetrying} skeleton={<UnreadCards />}>
      {(projects) =>
        projects.length + shown.length === 0 ? (
          <EmptyList about={messages.launchpad.noActive} />
        ) : (
          <ul className="grid gap-4 desktop:grid-cols-2">
            {sortProjects(projects).map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
            {shown.map((indexed) => (
              <MonthlyCardSlot key={`monthly ${indexed.chainId}`} indexed={indexed} />
            ))}
          </ul>
        )
      }
    </ListView>
  );
}

/** As high as the screen: the cards that replace it move no footer. */
function UnreadCards() {
  return (
    <div className="grid min-h-dvh content-start gap-4 desktop:grid-cols-2">
      {[1, 2].map((place) => (
        <Skeleton key={place} className="h-96 w-full" />
      ))}
    </div>
  );
}
