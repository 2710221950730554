import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';

export type TransactionDeps = Pick<ApiDeps, 'config' | 'database'> & {
  /** Whose call it is; throws where nobody is signed in. */
  requireSession: (request: FastifyRequest) => Promise<{ address: Hex }>;
};
