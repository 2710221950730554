import { afterEach, expect, it } from 'vitest';
import { home } from '../../shared/message/de/home.ts';
import { layOver } from '../../shared/message/translate.ts';
import { messages } from '../../shared/message/messages.ts';
import { formatDay } from './format-day.ts';

const english = { ...messages.home };

afterEach(() => layOver({ home: english }));

it.each([
  ['en', english],
  ['de', home],
])('[SHELL-03] given each month, a day in %s is as the browser writes it', (code, texts) => {
  layOver({ home: texts });
  const expected = new Intl.DateTimeFormat(code, { day: 'numeric', month: 'short', year: 'numeric' });
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(2026, month, 2 + month);
    expect(formatDay(day)).toBe(expected.format(day));
  }
});
