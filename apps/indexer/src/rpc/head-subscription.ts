import { computeRetryPauseMs, type RetryPace } from '@tradewind/process/retry';
import { type RawData, WebSocket } from 'ws';

const pace: RetryPace = { shortestMs: 1_000, longestMs: 30_000 };
/** A connection that ends sooner counts as one more failure. */
const steadyMs = 10_000;
/** A header is some 2 kB. */
const maxPayload = 1024 * 1024;
/** Slower chains are polled between two attempts. */
const maxSilenceMs = 60_000;

const subscribeRequest = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'eth_subscribe',
  params: ['newHeads'],
});

export type HeadSubscription = {
  /** Whether the node has confirmed the subscription of the present connection. */
  isConfirmed: () => boolean;
  close: () => void;
};

/**
 * Calls `onHead` when the node announces a block. A connection that ends, sends too much or is silent for
 * `silenceMs` is reopened without limit; polling covers the gaps.
 */
export function subscribeHeads(
  url: string,
  onHead: (isAnnounced: boolean) => void,
  silenceMs = maxSilenceMs,
): HeadSubscription {
  let isClosed = false;
  let isConfirmed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;
  let socket = open();

  function open(): WebSocket {
    const opened = new WebSocket(url, { handshakeTimeout: 5_000, maxPayload });
    const openedAt = performance.now();
    const silence = setTimeout(() => opened.terminate(), silenceMs);
    opened.on('open', () => opened.send(subscribeRequest));
    opened.on('message', (message) => {
      silence.refresh();
      const isAnnounced = !isResult(message);
      isConfirmed ||= !isAnnounced;
      onHead(isAnnounced);
    });
    opened.on('error', () => opened.terminate());
    opened.on('close', () => {
      clearTimeout(silence);
      isConfirmed = false;
      if (isClosed) return;
      failures = performance.now() - openedAt > steadyMs ? 1 : failures + 1;
      retry = setTimeout(() => (socket = open()), computeRetryPauseMs(failures, pace, Math.random()));
    });
    return opened;
  }

  return {
    isConfirmed: () => isConfirmed,
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      socket.terminate();
    },
  };
}

/** Whether the message is the answer to the request, and no error. */
function isResult(message: RawData): boolean {
  return message instanceof Buffer && /"result":\s*"/.test(message.toString());
}
