let staticTitle = '';

/** Keeps the title of the page that is drawn without a document. */
export function noteStaticTitle(title: string): void {
  staticTitle = title;
}

export function findStaticTitle(): string {
  return staticTitle;
}
