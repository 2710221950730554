// Runs before the first paint: a chosen language hides the English page that the server drew, until its texts are there.
(() => {
  try {
    const language = localStorage.getItem('tradewind.language');
    if (LANGUAGES.includes(language)) document.documentElement.dataset.language = language;
  } catch {}
})();
