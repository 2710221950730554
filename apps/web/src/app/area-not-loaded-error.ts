/** The code of an area failed to load: no network, or a newer version of the site replaced the file. */
export class AreaNotLoadedError extends Error {
  constructor(cause: unknown) {
    super('area not loaded', { cause });
    this.name = 'AreaNotLoadedError';
  }
}
