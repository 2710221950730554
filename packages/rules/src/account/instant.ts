const pattern =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Milliseconds since 1970 of an RFC 3339 date and time; undefined for anything else, including dates that do
 * not exist.
 */
export function parseInstantMs(text: string): number | undefined {
  const [, day] = pattern.exec(text) ?? [];
  if (day === undefined) return undefined;
  const midnight = new Date(`${day}T00:00:00Z`);
  const isInCalendar = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return isInCalendar ? Date.parse(text) : undefined;
}
