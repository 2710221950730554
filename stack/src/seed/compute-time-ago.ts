const daySeconds = 86_400;

/** The Unix seconds of so many days before another time; days may be a fraction. */
export function computeTimeAgo(endTimestamp: number, daysAgo: number): number {
  return endTimestamp - Math.round(daysAgo * daySeconds);
}
