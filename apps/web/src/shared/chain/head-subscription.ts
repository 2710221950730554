import * as z from 'zod/mini';
import type { Block } from './latest-block.ts';

const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]+$/i)),
  z.transform((hex: string) => BigInt(hex)),
);
const headSchema = z.object({
  params: z.object({ result: z.object({ number: quantity, timestamp: quantity }) }),
});

const reconnectMs = 5000;

type HeadListener = {
  readonly onHead: (block: Block) => void;
  /** The websocket closed or failed to open; it reconnects. */
  readonly onLost: () => void;
};

/** Calls `onHead` with every new block that a node pushes over its websocket, reconnecting until stopped. */
export function subscribeToHeads(url: string, { onHead, onLost }: HeadListener): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function connect(): void {
    socket = new WebSocket(url);
    socket.addEventListener('open', () =>
      socket?.send('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}'),
    );
    socket.addEventListener('message', ({ data }) => {
      const head = findHead(data);
      if (head) onHead(head);
    });
    socket.addEventListener('close', () => {
      if (stopped) return;
      timer = setTimeout(connect, reconnectMs);
      onLost();
    });
  }

  connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    socket?.close();
  };
}

function findHead(message: unknown): Block | undefined {
  if (typeof message !== 'string') return undefined;
  try {
    return headSchema.safeParse(JSON.parse(message)).data?.params.result;
  } catch {
    return undefined;
  }
}
