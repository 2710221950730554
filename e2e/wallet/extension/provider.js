// This script runs in the page's own world. It is the page's provider and only forwards requests to the bridge.
{
  const waiting = new Map();
  let lastId = 0;

  addEventListener('message', ({ source, data }) => {
    const call = source === window && data?.to === 'test-extension-page' && waiting.get(data.id);
    if (!call) return;
    waiting.delete(data.id);
    if (data.error) call.reject(Object.assign(new Error(data.error.message), data.error));
    else call.resolve(data.result);
  });

  const provider = {
    request: ({ method, params = [] }) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        postMessage({ to: 'test-extension-bridge', id: lastId, method, params }, location.origin);
      }),
    on: () => provider,
    removeListener: () => provider,
  };
  const info = Object.freeze({
    uuid: '6f6b9a52-6f0f-4f37-8b8e-0d5b7f7d2a10',
    name: 'Extension Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="navy"/></svg>',
    rdns: 'test.extension-wallet',
  });
  const detail = Object.freeze({ info, provider });
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  addEventListener('eip6963:requestProvider', announce);
  announce();
}
