/** Logs an error to the console that is not shown to the user. The only place of the site that logs. */
export function logError(text: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(text, cause);
}

/** Logs detail for debugging. */
export function logDetail(text: string, detail?: unknown): void {
  // oxlint-disable-next-line no-console
  console.debug(text, detail);
}
