import type { Logger } from 'pino';
import { readHubId } from './hub-id.ts';
import { type ApiNode, createApiNode } from './api-node.ts';

/** Shorter than the time that a stopping node still accepts requests. */
const checkMilliseconds = 400;
const patienceMilliseconds = 2_000;

export type ApiNodes = {
  /** All nodes in the order of attempts for one request: the ready ones in rotation, the others last. */
  inTurn(): ApiNode[];
  /** The same, with the node that issued this connection token first. */
  inTurnFor(connectionToken: string | null): ApiNode[];
  readonly close: () => void;
};

/** The API's processes with a readiness check each; a single node has no alternative and is not checked. */
export function createApiNodes(urls: readonly string[], logger: Logger): ApiNodes {
  const nodes = urls.map(createApiNode);
  let turn = 0;
  const checks = nodes.length < 2 ? [] : nodes.map((node) => keepChecking(node, logger));
  const inTurn = () => {
    turn = (turn + 1) % nodes.length;
    const rotated = [...nodes.slice(turn), ...nodes.slice(0, turn)];
    return rotated.toSorted((a, b) => Number(b.isReady) - Number(a.isReady));
  };
  return {
    inTurn,
    inTurnFor: (connectionToken) => {
      const hubId = connectionToken === null ? undefined : readHubId(connectionToken);
      if (hubId === undefined) return inTurn();
      return inTurn().toSorted((a, b) => Number(b.hubId === hubId) - Number(a.hubId === hubId));
    },
    close: () => {
      for (const check of checks) clearInterval(check);
      for (const node of nodes) node.close();
    },
  };
}

function keepChecking(node: ApiNode, logger: Logger): NodeJS.Timeout {
  let isPolling = false;
  const check = async () => {
    if (isPolling) return;
    isPolling = true;
    const isReady = await pollReadiness(node);
    isPolling = false;
    if (isReady !== node.isReady) logger.warn({ node: node.url, isReady }, 'a node of the API changed');
    node.isReady = isReady;
  };
  return setInterval(() => void check(), checkMilliseconds).unref();
}

function pollReadiness(node: ApiNode): Promise<boolean> {
  return new Promise((resolve) => {
    const request = node.request({ path: '/readyz', timeout: patienceMilliseconds });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
    request.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.end();
  });
}
