/** Says to the console what a person is not told; the one place of the site that does. */
export function logError(text: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(text, cause);
}
