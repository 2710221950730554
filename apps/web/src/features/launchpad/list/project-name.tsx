import type { WireProject } from '@tradewind/schema/launchpad/project';
import { Link } from '../../../shared/ui/link.tsx';
import { type ListName, toPlaceAddress } from '../launchpad-place.ts';
import { ProjectLogo } from './project-logo.tsx';

/** A project in a table, which leads to its page. */
export function ProjectName({ project, list }: { project: WireProject; list: ListName }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <ProjectLogo project={project} size={32} />
      <Link
        to={toPlaceAddress(list, project.symbol)}
        className="touch-target min-w-0 font-semibold wrap-anywhere hover:underline"
      >
        {project.name}
      </Link>
    </span>
  );
}
