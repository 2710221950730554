/** The code of an area did not come: no network, or a newer version of the site has replaced the file. */
export class AreaNotLoadedError extends Error {
  constructor(cause: unknown) {
    super('area not loaded', { cause });
    this.name = 'AreaNotLoadedError';
  }
}
