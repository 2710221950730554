import { WebSocket } from 'ws';

/** Calls `onHead` when the node announces a block; reconnects for ever, because polling stands behind it. */
export function subscribeHeads(url: string, onHead: () => void): { close: () => void } {
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let socket = open();

  function open(): WebSocket {
    const opened = new WebSocket(url, { handshakeTimeout: 5_000 });
    opened.on('open', () => {
      opened.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }));
    });
    opened.on('message', onHead);
    opened.on('error', () => opened.terminate());
    opened.on('close', () => {
      if (isClosed) return;
      retry = setTimeout(() => (socket = open()), 1_000);
    });
    return opened;
  }

  return {
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      socket.terminate();
    },
  };
}
