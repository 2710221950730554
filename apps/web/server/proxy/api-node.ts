import { Agent, type ClientRequest, request as httpRequest, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** One of the API's processes. */
export type ApiNode = {
  readonly url: string;
  isReady: boolean;
  /** With what the connection tokens of its hub begin, once it has given one. */
  hubId: string | undefined;
  /** A request to a path below the node's address. */
  request(options: RequestOptions & { path: string }): ClientRequest;
  /** Calls back when a request can be written, at once where its connection is an old one. */
  whenConnected(request: ClientRequest, callback: () => void): void;
  close(): void;
};

export function createApiNode(url: string): ApiNode {
  const isHttps = url.startsWith('https:');
  const basePath = new URL(url).pathname.replace(/\/+$/, '');
  const agent = isHttps ? new HttpsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const open = isHttps ? httpsRequest : httpRequest;
  return {
    url,
    isReady: true,
    hubId: undefined,
    // As its own option the path stays a path: joined to the text of the address it could name another host.
    request: (options) => open(url, { agent, ...options, path: basePath + options.path }),
    whenConnected: (request, callback) => {
      request.once('socket', (socket) => {
        if (socket.connecting) socket.once(isHttps ? 'secureConnect' : 'connect', callback);
        else callback();
      });
    },
    close: () => agent.destroy(),
  };
}
