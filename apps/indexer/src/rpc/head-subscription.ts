import { computeRetryPauseMs, type RetryPace } from '@tradewind/process/retry';
import { WebSocket } from 'ws';

const pace: RetryPace = { shortestMs: 1_000, longestMs: 30_000 };
/** A connection that ends sooner counts as one more failure. */
const steadyMs = 10_000;
/** A header is some 2 kB. */
const maxPayload = 1024 * 1024;
/** Slower chains are polled between two attempts. */
const maxSilenceMs = 60_000;

/**
 * Calls `onHead` when the node announces a block. A connection that ends, sends too much or is silent for
 * `silenceMs` is reopened without limit; polling covers the gaps.
 */
export function subscribeHeads(
  url: string,
  onHead: () => void,
  silenceMs = maxSilenceMs,
): { close: () => void } {
  let isClosed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;
  let socket = open();

  function open(): WebSocket {
    const opened = new WebSocket(url, { handshakeTimeout: 5_000, maxPayload });
    const openedAt = performance.now();
    const silence = setTimeout(() => opened.terminate(), silenceMs);
    opened.on('open', () => {
      opened.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }));
    });
    opened.on('message', () => {
      silence.refresh();
      onHead();
    });
    opened.on('error', () => opened.terminate());
    opened.on('close', () => {
      clearTimeout(silence);
      if (isClosed) return;
      failures = performance.now() - openedAt > steadyMs ? 1 : failures + 1;
      retry = setTimeout(() => (socket = open()), computeRetryPauseMs(failures, pace, Math.random()));
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
