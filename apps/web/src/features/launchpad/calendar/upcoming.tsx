import { messages } from '../../../shared/message/messages.ts';
import { Calendar, useCalendarPlace } from './calendar.tsx';
import { useSchedule } from './schedule.query.ts';

/** IDO-02: the sales of a month by the time at which they open. */
export function Upcoming() {
  const { place, onPlace, now } = useCalendarPlace();
  return (
    <Calendar
      place={place}
      onPlace={onPlace}
      now={now}
      entries={useSchedule(place.month)}
      emptyText={messages.launchpad.noneInMonth}
    />
  );
}
