import { ActiveList } from './active/active-list.tsx';
import { Upcoming } from './calendar/upcoming.tsx';
import { EndedList } from './ended/ended-list.tsx';
import { JoinedList } from './joined/joined-list.tsx';
import type { ListName } from './launchpad-place.ts';
import { SaleUpdates } from './live/sale-updates.tsx';

const lists = { Upcoming, Active: ActiveList, Ended: EndedList, Joined: JoinedList };

/** A list of the page. All of them are one chunk: each chunk has a line in the HTML of every page. */
export function SaleList({ name }: { name: ListName }) {
  const List = lists[name];
  return (
    <>
      <SaleUpdates />
      <List />
    </>
  );
}

export { LaunchpadBanner } from './banner/launchpad-banner.tsx';
