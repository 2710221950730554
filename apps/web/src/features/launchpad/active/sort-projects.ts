import type { WireProject } from '@tradewind/schema/launchpad/project';

/** By `status`: open, going, closed and not settled, coming. */
const places: readonly WireProject['status'][] = [3, 2, 4, 1];

/** Those first in which an account can do something soonest; otherwise in the given order, and unknown ones last. */
export function sortProjects(projects: readonly WireProject[]): readonly WireProject[] {
  return projects.toSorted((a, b) => toPlace(a) - toPlace(b) || toNextTime(a) - toNextTime(b));
}

function toPlace({ status }: WireProject): number {
  const place = places.indexOf(status);
  return place < 0 ? places.length : place;
}

/** The time to which the countdown of a project counts; 0 where it has none. */
function toNextTime({ status, startOpenIdo, closeJoinIdo }: WireProject): number {
  if (status === 3) return closeJoinIdo ?? 0;
  return status === 2 ? (startOpenIdo ?? 0) : 0;
}
