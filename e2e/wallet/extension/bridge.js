// This script runs in the extension's isolated world. It forwards requests to the worker and responses back,
// unchanged.
addEventListener('message', ({ source, data }) => {
  if (source !== window || data?.to !== 'test-extension-bridge') return;
  const { id, method, params } = data;
  chrome.runtime
    .sendMessage({ method, params })
    .then((answer) => postMessage({ to: 'test-extension-page', id, ...answer }, location.origin));
});
