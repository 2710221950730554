// In the extension's isolated world of the page: carries questions to the worker and answers back, and adds nothing.
addEventListener('message', ({ source, data }) => {
  if (source !== window || data?.to !== 'test-extension-bridge') return;
  const { id, method, params } = data;
  chrome.runtime
    .sendMessage({ method, params })
    .then((answer) => postMessage({ to: 'test-extension-page', id, ...answer }, location.origin));
});
