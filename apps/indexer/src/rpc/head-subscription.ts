import { computeRetryPauseMs, type RetryPace } from '@tradewind/process/retry';
import { type RawData, WebSocket } from 'ws';
import { z } from 'zod';

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

const confirmationSchema = z.object({ result: z.string() });
const headSchema = z.object({
  method: z.literal('eth_subscription'),
  params: z.object({ result: z.object({ number: z.string() }) }),
});

export type HeadSubscription = {
  /** Whether the node has confirmed the subscription of the present connection. */
  isConfirmed: () => boolean;
  close: () => void;
};

/**
 * Calls `onHead` at each message of the node, with whether it announces another block than the last one. A connection
 * that ends, sends too much or is silent for `silenceMs` is reopened without limit; polling covers the gaps.
 */
export function subscribeHeads(
  url: string,
  onHead: (isAnnounced: boolean) => void,
  silenceMs = maxSilenceMs,
): HeadSubscription {
  const state = { isClosed: false, isConfirmed: false, failures: 0 };
  let retry: NodeJS.Timeout | undefined;
  const read = createReader();
  let socket = open();

  function open(): WebSocket {
    const opened = new WebSocket(url, { handshakeTimeout: 5_000, maxPayload });
    const openedAt = performance.now();
    const silence = setTimeout(() => opened.terminate(), silenceMs);
    opened.on('open', () => opened.send(subscribeRequest));
    opened.on('message', (message) => {
      silence.refresh();
      const { isConfirmation, isAnnounced } = read(message);
      state.isConfirmed ||= isConfirmation;
      onHead(isAnnounced);
    });
    opened.on('error', () => opened.terminate());
    opened.on('close', () => {
      clearTimeout(silence);
      state.isConfirmed = false;
      if (state.isClosed) return;
      state.failures = performance.now() - openedAt > steadyMs ? 1 : state.failures + 1;
      retry = setTimeout(() => (socket = open()), computeRetryPauseMs(state.failures, pace, Math.random()));
    });
    return opened;
  }

  return {
    isConfirmed: () => state.isConfirmed,
    close: () => {
      state.isClosed = true;
      clearTimeout(retry);
      socket.terminate();
    },
  };
}

/** Reads messages: whether one confirms the subscription, or announces another block than the last one. */
function createReader() {
  let lastNumber: string | undefined;
  return (message: RawData) => {
    const content = parseJson(message instanceof Buffer ? message.toString() : '');
    const number = headSchema.safeParse(content).data?.params.result.number;
    const isAnnounced = number !== undefined && number !== lastNumber;
    lastNumber = number ?? lastNumber;
    return { isConfirmation: confirmationSchema.safeParse(content).success, isAnnounced };
  };
}

/** The content of a text; undefined where it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
