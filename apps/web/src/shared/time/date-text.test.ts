import { afterEach, describe, expect, it, vi } from 'vitest';
import { time } from '../message/de/time.ts';
import { messages } from '../message/messages.ts';
import { layOver } from '../message/translate.ts';
import { formatDay, formatMinute, formatUtcDay } from './date-text.ts';

const english = { ...messages.time };

afterEach(() => {
  layOver({ time: english });
  vi.unstubAllEnvs();
});

describe.each([
  ['en', english],
  ['de', time],
])('the texts of %s', (code, texts) => {
  it('[SHELL-03] given each month, a day is as the browser writes it, here and in UTC', () => {
    layOver({ time: texts });
    const options = { day: 'numeric', month: 'short', year: 'numeric' } as const;
    const local = new Intl.DateTimeFormat(code, options);
    const utc = new Intl.DateTimeFormat(code, { ...options, timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(2026, month, 2 + month);
      expect([formatDay(day), formatUtcDay(day)]).toEqual([local.format(day), utc.format(day)]);
    }
  });

  it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'America/St_Johns'])(
    '[PRED-03] given hours of a day in %s, a minute is as the browser writes it, with the offset of the zone',
    (zone) => {
      layOver({ time: texts });
      vi.stubEnv('TZ', zone);
      const expected = new Intl.DateTimeFormat(code, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'shortOffset',
        timeZone: zone,
      });
      for (let hour = 0; hour < 24; hour += 1) {
        const date = new Date(Date.UTC(2026, 6, 1, hour, 5 + hour));
        const written = expected
          .format(date)
          .replaceAll(/\s/g, ' ')
          .replace('−', '-')
          .replace(/ GMT(\+0)?$/, ' UTC');
        expect(formatMinute(date)).toBe(written);
      }
    },
  );
});
