/** Sends every error to the test. It runs in the page before its own scripts and is self-contained. */
export function observer(faultPath: string): void {
  let isLeaving = false;
  // Pending requests fail when the page is left.
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const send = (fault: string): void => {
    if (!isLeaving) navigator.sendBeacon(faultPath, `${fault} (${location.pathname})`);
  };
  const write = console.error;
  console.error = (...values: unknown[]) => {
    send(`console: ${values.map(String).join(' ')}`);
    write.apply(console, values);
  };
  addEventListener('error', (event) => send(`uncaught: ${event.message}`));
  addEventListener('unhandledrejection', ({ reason }) => send(`unhandled: ${String(reason)}`));
}
