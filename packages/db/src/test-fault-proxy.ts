import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * `before`: the statement does not arrive. `answer`: it runs, and its answer is lost. `freeze`: nothing passes
 * any more, and no side is notified.
 */
export type Cut = 'before' | 'answer' | 'freeze';

type Line = { client: Socket; server: Socket; isFrozen: boolean; losesAnswer: boolean };
type Trap = { text: string; spring: Cut | (() => void) };
type State = { lines: Set<Line>; trap?: Trap; isSilent: boolean };

/** A proxy of PostgreSQL that breaks at the statement with a certain text. */
export async function startFaultProxy(databaseUrl: string) {
  const state: State = { lines: new Set(), isSilent: false };
  const target = new URL(databaseUrl);
  const listener = createServer((client) =>
    join(state, client, connect(Number(target.port), target.hostname)),
  );
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  return {
    url: url.href,
    /** Breaks the next connection that sends a statement with this text, or calls the function then. */
    trap: (text: string, spring: Trap['spring']) => {
      state.trap = { text, spring };
    },
    /** Removes an unused trap. */
    clear: () => {
      delete state.trap;
    },
    cutAll: () => state.lines.forEach(destroy),
    /**
     * Present connections carry nothing more; new ones are accepted, and get no answer unless the server is
     * reachable.
     */
    freeze: (options: { isServerReachable: boolean }) => {
      state.isSilent = !options.isServerReachable;
      for (const line of state.lines) line.isFrozen = true;
    },
    /** New connections work again. */
    thaw: () => {
      state.isSilent = false;
    },
    stop: async () => {
      state.lines.forEach(destroy);
      listener.close();
      await once(listener, 'close');
    },
  };
}

function join(state: State, client: Socket, server: Socket): void {
  const line: Line = { client, server, isFrozen: state.isSilent, losesAnswer: false };
  state.lines.add(line);
  client.on('data', (bytes: Buffer) => {
    if (state.trap && bytes.includes(state.trap.text)) springTrap(state, line, state.trap);
    if (!line.isFrozen) server.write(bytes);
  });
  server.on('data', (bytes: Buffer) => {
    if (line.losesAnswer) destroy(line);
    else if (!line.isFrozen) client.write(bytes);
  });
  client
    .on('error', () => undefined)
    .on('close', () => {
      state.lines.delete(line);
      destroy(line);
    });
  // The end of the server is not visible through a frozen connection.
  server.on('error', () => undefined).on('close', () => line.isFrozen || destroy(line));
}

function springTrap(state: State, line: Line, trap: Trap): void {
  delete state.trap;
  if (typeof trap.spring === 'function') trap.spring();
  else if (trap.spring === 'before') destroy(line);
  else if (trap.spring === 'answer') line.losesAnswer = true;
  else line.isFrozen = true;
}

function destroy({ client, server }: Line): void {
  client.destroy();
  server.destroy();
}
