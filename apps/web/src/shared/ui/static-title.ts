let staticTitle = '';

/** Stores the title of a page that is prerendered without a document. */
export function noteStaticTitle(title: string): void {
  staticTitle = title;
}

export function findStaticTitle(): string {
  return staticTitle;
}
