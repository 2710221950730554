import { listClaimCalendar } from '@tradewind/db/launchpad/list-claim-calendar.query';
import { listSchedule } from '@tradewind/db/launchpad/list-schedule.query';
import { findMonthRange } from '@tradewind/rules/launchpad/calendar';
import { claimCalendarRequest, scheduleRequest } from '@tradewind/schema/launchpad/requests';
import { calendarFields, claimCalendarSchema, scheduleSchema } from '@tradewind/schema/launchpad/schedule';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { widerAnswers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { listUnknownChainIds, readChainTimes } from './chain-times.ts';
import type { LaunchpadDeps } from './launchpad-deps.ts';
import { toWireClaimDates, toWireScheduleEntry } from './to-wire-calendar.ts';

const tags = ['launchpad'];
/** More sales do not open in a month, and an account has not more purchases with dates in one. */
const mostEntries = 500;

/** The openings of a month, and the dates of an account's tokens. */
export function calendarRoutes({ database, chains }: LaunchpadDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/ido/schedule',
      { schema: { tags, body: scheduleRequest, response: widerAnswers(scheduleSchema, calendarFields) } },
      async ({ body: { month, year, ownerAddress: account } }) => {
        const times = await readChainTimes(chains);
        const rows = await listSchedule(database, { ...toRange(month, year), account, limit: mostEntries });
        return {
          succeeded: true as const,
          data: rows.flatMap((row) => toWireScheduleEntry(row, times)),
          unknownChainIds: listUnknownChainIds(chains, times),
        };
      },
    );
    app.post(
      '/launchpad/claim_calendar',
      {
        schema: {
          tags,
          body: claimCalendarRequest,
          response: widerAnswers(claimCalendarSchema, calendarFields),
        },
      },
      async ({ body: { month, year, ownerAddress: account } }) => {
        const times = await readChainTimes(chains);
        const criteria = { ...toRange(month, year), account, limit: mostEntries };
        const rows = await listClaimCalendar(database, criteria);
        const dates = rows.flatMap((row) => toWireClaimDates(row, { month, year }, times));
        return {
          succeeded: true as const,
          data: dates.toSorted((a, b) => a.claimTime - b.claimTime),
          unknownChainIds: listUnknownChainIds(chains, times),
        };
      },
    );
  };
}

function toRange(month: number, year: number): { from: number; to: number } {
  const range = findMonthRange({ month, year });
  if (range === undefined) throw new AppError('BAD_REQUEST', { detail: 'month: Invalid month' });
  return { from: Number(range.from), to: Number(range.to) };
}
