/** Says to the console what a person is not told; the one place of the site that does. */
export function logError(text: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(text, cause);
}

/** Says to the console what only somebody looking for a fault wants to see. */
export function logDetail(text: string, detail?: unknown): void {
  // oxlint-disable-next-line no-console
  console.debug(text, detail);
}
