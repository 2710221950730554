import { lazy, type LazyExoticComponent } from 'react';

/** What `lazy` of React takes. */
type AnyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** The code of a part failed to load: no network, or a newer version of the site replaced the file. */
export class NotLoadedError extends Error {
  constructor(cause: unknown) {
    super('part not loaded', { cause });
    this.name = 'NotLoadedError';
  }
}

/** A component whose code loads with its first use; its boundary can distinguish code that does not load from code that fails. */
export function lazyPart<Part extends AnyComponent>(
  load: () => Promise<{ readonly default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() =>
    load().catch((cause: unknown) => {
      throw new NotLoadedError(cause);
    }),
  );
}
