type Times = readonly (number | undefined)[];

/** The earliest of those times that are known. */
export function findLeast(times: Times): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** The latest of those times that are known. */
export function findGreatest(times: Times): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}
