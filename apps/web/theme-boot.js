// Runs before the first paint, inlined into the page by the server with its hash in the content security policy.
(() => {
  let stored;
  try {
    stored = localStorage.getItem('tradewind.theme');
  } catch {}
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
