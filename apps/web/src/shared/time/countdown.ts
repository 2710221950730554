const units = [86_400, 3_600, 60, 1] as const;

/** `2d 04:09:33`; without days `04:09:33`; never below zero. */
export function formatCountdown(seconds: number): string {
  let left = Math.max(0, Math.floor(seconds));
  const [days = 0, ...parts] = units.map((unit) => {
    const count = Math.floor(left / unit);
    left -= count * unit;
    return count;
  });
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return days === 0 ? clock : `${days}d ${clock}`;
}
