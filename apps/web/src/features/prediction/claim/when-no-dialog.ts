/** Calls back asynchronously once no dialog is open; returns how to stop waiting. */
export function whenNoDialog(callback: () => void): () => void {
  const observer = new MutationObserver(check);
  const timer = setTimeout(() => {
    observer.observe(document.body, { childList: true, subtree: true });
    check();
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  function check(): void {
    if (document.querySelector('dialog:modal') !== null) return;
    stop();
    callback();
  }
  return stop;
}
