// The wallet itself. Its account and its node are in settings.json, which the test writes beside it.
const questions = {
  eth_requestAccounts: async ({ account }) => {
    await chrome.storage.local.set({ isConnected: true });
    return [account];
  },
  eth_accounts: async ({ account }) =>
    (await chrome.storage.local.get('isConnected')).isConnected ? [account] : [],
  wallet_requestPermissions: async () => {
    throw { code: 4200, message: 'Not supported.' };
  },
  wallet_revokePermissions: async () => {
    await chrome.storage.local.set({ isConnected: false });
    return null;
  },
};

chrome.runtime.onMessage.addListener((call, _sender, respond) => {
  answer(call).then(
    (result) => respond({ result }),
    ({ code = -32603, message }) => respond({ error: { code, message } }),
  );
  return true;
});

async function answer({ method, params }) {
  const settings = await (await fetch(chrome.runtime.getURL('settings.json'))).json();
  return method in questions ? questions[method](settings) : askNode(settings, method, params);
}

async function askNode({ rpcUrl }, method, params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { result, error } = await response.json();
  if (error) throw error;
  return result;
}
