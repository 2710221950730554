// ES5 only: a browser without the required features gets one sentence, and main.tsx does not start the page.
(function () {
  var isServed =
    typeof HTMLDialogElement === 'function' &&
    typeof Promise === 'function' &&
    'withResolvers' in Promise &&
    'groupBy' in Map &&
    'any' in AbortSignal &&
    CSS.supports('color', 'oklch(0 0 0)');
  if (isServed) return;
  document.documentElement.setAttribute('data-browser', 'old');
  document.addEventListener('DOMContentLoaded', function () {
    document.body.textContent = 'SENTENCE';
  });
})();
