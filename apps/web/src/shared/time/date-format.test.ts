import { afterEach, expect, it, vi } from 'vitest';
import { createDateFormat } from './date-format.ts';

afterEach(() => void vi.restoreAllMocks());

it('given a format, when no date is formatted, then the browser loads no language data', () => {
  const create = vi.spyOn(Intl, 'DateTimeFormat');
  const formatYear = createDateFormat({ year: 'numeric', timeZone: 'UTC' });
  expect(create).not.toHaveBeenCalled();
  expect([formatYear(new Date(0)), formatYear(new Date(1e12))]).toEqual(['1970', '2001']);
  expect(create).toHaveBeenCalledTimes(1);
});
