// Runs before the first paint. The server inlines it and puts its hash into the content security policy.
(() => {
  const { dataset } = document.documentElement;
  let stored;
  try {
    stored = localStorage.getItem('tradewind.theme');
    if (localStorage.getItem('tradewind.settings')?.includes('"isChartOff":true')) dataset.chart = 'off';
  } catch {}
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = dark ? 'dark' : 'light';
})();
