// Runs before the first paint. The server inlines it and puts its hash into the content security policy.
(() => {
  let stored;
  try {
    stored = localStorage.getItem('tradewind.theme');
  } catch {}
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
