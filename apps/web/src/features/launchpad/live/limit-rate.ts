/** A call that is made at once, and then once at the end of each `waitMs` in which it was requested. */
export type LimitedCall = { readonly request: () => void; readonly stop: () => void };

export function limitRate(call: () => void, waitMs: number): LimitedCall {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRequested = false;
  const run = () => {
    isRequested = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isRequested) run();
    }, waitMs);
    call();
  };
  return {
    request: () => {
      if (timer === undefined) run();
      else isRequested = true;
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      isRequested = false;
    },
  };
}
