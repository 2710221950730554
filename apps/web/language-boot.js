// Hides the English page that the server drew while a chosen language loads: before the first paint, for eight seconds.
(() => {
  try {
    const language = localStorage.getItem('tradewind.language');
    if (!LANGUAGES.includes(language)) return;
    const page = document.documentElement;
    page.dataset.language = language;
    setTimeout(() => delete page.dataset.language, 8000);
  } catch {}
})();
