import { normalizeIP } from '@fastify/rate-limit';
import { hubPath } from '@tradewind/schema/hub/hub-path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocketServer } from 'ws';
import { z } from 'zod';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { AppError } from '../http/app-error.ts';
import { isOwnOrigin } from '../session/assert-own-write.ts';
import { findHubSession } from '../session/find-session.ts';
import { admit, createConnectionId } from './admit.ts';
import { countRefusal } from './count-refusal.ts';
import { openConnection, resumeConnection } from './connection/open-connection.ts';
import { toNegotiation } from './protocol/negotiation.ts';
import { refuse } from './refuse.ts';
import { createConnectionToken } from './token/connection-token.ts';
import { openLink } from './transport/open-link.ts';
import { isUpgrade, routeUpgrades, takeUpgrade } from './transport/route-upgrades.ts';
import { createWebSocketServer } from './transport/websocket-server.ts';

type HubRouteDeps = Pick<ApiDeps, 'config' | 'database' | 'now' | 'hub'>;

const negotiateQuery = z.object({
  negotiateVersion: z.coerce.number().int().min(0).catch(0),
  useStatefulReconnect: z.literal('true').optional().catch(undefined),
});
const connectQuery = z.object({ id: z.string().max(300).optional() });

/** The SignalR endpoint: `POST …/negotiate` for a token, then a websocket with it. */
export function hubRoutes(deps: HubRouteDeps): FastifyPluginAsync {
  const { hub, config } = deps;
  const rateLimit = {
    max: config.hub.connectsPerMinute,
    timeWindow: '1 minute',
    onExceeded: () => countRefusal(hub.state, 'rate'),
  };
  const options = { schema: { hide: true }, config: { ...live, rateLimit } };
  const server = createWebSocketServer(hub.state.limits.messageBytes);
  return async (app) => {
    routeUpgrades(app);
    app.addHook('onListen', async () => hub.start());
    app.addHook('preClose', () => hub.close());
    app.post(`${hubPath}/negotiate`, options, async (request) => {
      assertOwnOrigin(deps, request);
      return negotiate(deps, negotiateQuery.parse(request.query));
    });
    app.get(hubPath, options, async (request, reply) => {
      assertOwnOrigin(deps, request);
      if (!isUpgrade(request.raw)) throw new AppError('NOT_FOUND');
      return connect(deps, server, request, reply);
    });
  };
}

/** Browsers send the origin of the page; a page of another site would use its visitor's cookies. */
function assertOwnOrigin(deps: HubRouteDeps, { headers }: FastifyRequest): void {
  if (headers.origin !== undefined && !isOwnOrigin(deps, headers.origin)) {
    refuse(deps.hub.state, 'origin');
  }
}

function negotiate({ hub: { state } }: HubRouteDeps, query: z.infer<typeof negotiateQuery>) {
  if (state.phase !== 'open') refuse(state, 'unavailable');
  const connectionId = createConnectionId();
  const version = query.negotiateVersion === 0 ? 0 : 1;
  const isStateful = version === 1 && query.useStatefulReconnect !== undefined;
  const { nodeId, secret, limits } = state;
  const payload = { nodeId, connectionId, isStateful, expiresAt: Date.now() + limits.tokenMs };
  const connectionToken = createConnectionToken(secret, payload);
  return toNegotiation({ version, connectionId, connectionToken, isStateful });
}

async function connect(
  deps: HubRouteDeps,
  server: WebSocketServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { state } = deps.hub;
  // As in the limits of requests: all addresses of one IPv6 network (/64) are one client's.
  const ip = normalizeIP(request.ip);
  const query = connectQuery.safeParse(request.query);
  if (!query.success) return refuse(state, 'token');
  const session = await findHubSession(deps, request);
  const admission = admit(state, { token: query.data.id, ip, session });
  reply.hijack();
  const { socket, head } = takeUpgrade(request.raw);
  server.handleUpgrade(request.raw, socket, head, (websocket) =>
    openLink(websocket, socket, (link) =>
      admission.kind === 'resumed'
        ? resumeConnection(state, admission.connection, admission.memory, link)
        : openConnection(state, { ...admission, ip, session }, link),
    ),
  );
  return reply;
}
