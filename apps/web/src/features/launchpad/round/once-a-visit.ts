const taken = new Set<string>();

/** True for the first call with a key, until the page is loaded again. */
export function takeOnce(key: string): boolean {
  if (taken.has(key)) return false;
  taken.add(key);
  return true;
}
