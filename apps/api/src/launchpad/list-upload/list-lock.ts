import { AppError } from '../../http/app-error.ts';

/** Runs one piece of work at a time, and refuses others meanwhile. */
export type ListLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** One list at a time, until it is stored, so that lists of megabytes never fill the memory of a node. */
export function createListLock(): ListLock {
  let isBusy = false;
  return async (work) => {
    if (isBusy) throw new AppError('LIST_BUSY');
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  };
}
