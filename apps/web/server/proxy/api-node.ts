import { Agent, type ClientRequest, request as httpRequest, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { urlToHttpOptions } from 'node:url';

/** One of the API's processes. */
export type ApiNode = {
  readonly url: string;
  isReady: boolean;
  /** The prefix of its hub's connection tokens, once known. */
  hubId: string | undefined;
  /** A request to a path below the node's address. */
  request(options: RequestOptions & { path: string }): ClientRequest;
  /** Calls back when the request can be written; at once on a kept connection. */
  whenConnected(request: ClientRequest, callback: () => void): void;
  close(): void;
};

export function createApiNode(url: string): ApiNode {
  const isHttps = url.startsWith('https:');
  const address = new URL(url);
  const basePath = address.pathname.replace(/\/+$/, '');
  const agent = isHttps ? new HttpsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const open = isHttps ? httpsRequest : httpRequest;
  const target = { ...urlToHttpOptions(address), agent };
  return {
    url,
    isReady: true,
    hubId: undefined,
    // Passed as its own option: joined to the address it could name another host.
    request: (options) => open({ ...target, ...options, path: basePath + options.path }),
    whenConnected: (request, callback) => {
      request.once('socket', (socket) => {
        if (socket.connecting) socket.once(isHttps ? 'secureConnect' : 'connect', callback);
        else callback();
      });
    },
    close: () => agent.destroy(),
  };
}
