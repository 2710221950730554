import { useQuery } from '@tanstack/react-query';
import type { Month } from '@tradewind/rules/launchpad/calendar';
import {
  calendarFields,
  claimCalendarSchema,
  scheduleSchema,
  type WireClaimCalendarEntry,
  type WireScheduleEntry,
} from '@tradewind/schema/launchpad/schedule';
import type { Address } from 'viem';
import type * as z from 'zod/mini';
import { fetchWholeFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { mapReading, toReading } from '../../../shared/chain/reading.ts';
import { useIndexReading } from '../../../shared/live/use-index-reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { toPlaceAddress } from '../launchpad-place.ts';
import { readTimeoutMs } from '../list/fetch-projects.ts';
import { formatWhole } from '../list/whole-amount.ts';
import type { MonthEntries } from './calendar.tsx';
import type { CalendarEntry } from './calendar-entry.ts';

const pollMs = 60_000;
const text = messages.launchpad;

/** IDO-02: the rounds that open in a month. */
export function useSchedule(month: Month): MonthEntries {
  return useMonth({
    name: 'schedule',
    path: '/ido/schedule',
    schema: scheduleSchema,
    body: { month: month.month, year: month.year },
    toEntry: toOpening,
  });
}

/** IDO-05: the tokens that an account can claim from times of a month on. */
export function useClaimCalendar(account: Address, month: Month): MonthEntries {
  return useMonth({
    name: 'claim-calendar',
    path: '/launchpad/claim_calendar',
    schema: claimCalendarSchema,
    body: { ownerAddress: account, month: month.month, year: month.year },
    toEntry: toClaim,
  });
}

interface MonthRequest<Wire> {
  name: string;
  path: string;
  schema: z.ZodMiniType<Wire[]>;
  body: object;
  toEntry: (wire: Wire) => CalendarEntry;
}

function useMonth<Wire>({ name, path, schema, body, toEntry }: MonthRequest<Wire>): MonthEntries {
  const query = useQuery({
    queryKey: ['launchpad', name, body],
    queryFn: ({ signal }) =>
      fetchWholeFromApi({
        chain: null,
        path,
        schema,
        fields: calendarFields,
        body,
        signal,
        timeoutMs: readTimeoutMs,
      }),
    refetchInterval: pollMs,
  });
  const reading = useIndexReading(toReading(query));
  return {
    reading: mapReading(reading, ({ data, unknownChainIds }) => ({
      entries: data.map(toEntry),
      unknownChainIds,
    })),
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}

function toOpening({ id, round, symbol, name, startDate, status }: WireScheduleEntry): CalendarEntry {
  return {
    key: `${id} ${round}`,
    startAt: BigInt(startDate),
    short: symbol,
    long: text.opens(name, round),
    to: toPlaceAddress('Upcoming', symbol),
    tone: status === 2 || status === 3 ? 'open' : 'quiet',
  };
}

function toClaim(claim: WireClaimCalendarEntry): CalendarEntry {
  const amount = `${formatWhole(claim.claimToken)} ${claim.unit}`;
  return {
    key: `${claim.id} ${claim.round} ${claim.claimRound} ${claim.claimTime}`,
    startAt: BigInt(claim.claimTime),
    short: amount,
    long: text.claims(amount, claim.name),
    to: toPlaceAddress('Joined', claim.symbol),
    tone: 'open',
  };
}
