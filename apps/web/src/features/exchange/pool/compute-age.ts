const units = { days: 86_400, hours: 3_600, minutes: 60 } as const;
const mostDays = 30;

export type Age = { readonly unit: keyof typeof units; readonly count: number };

/** The age of a chain time in its largest whole unit; undefined for one of more than a month. */
export function computeAge(seconds: number, nowSeconds: number): Age | undefined {
  const age = Math.max(0, nowSeconds - seconds);
  if (age > mostDays * units.days) return undefined;
  const unit = age >= units.days ? 'days' : age >= units.hours ? 'hours' : 'minutes';
  return { unit, count: Math.floor(age / units[unit]) };
}
