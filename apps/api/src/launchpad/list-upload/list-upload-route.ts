import { putSaleList } from '@tradewind/db/launchpad/put-sale-list.query';
import type { ListFault } from '@tradewind/rules/launchpad/list-upload';
import { type ListFaultCode, listFaultTexts } from '@tradewind/schema/launchpad/list-fault-texts';
import {
  listRefusalSchema,
  listUploadQuery,
  maximumListBytes,
  storedListSchema,
  type WireListFault,
} from '@tradewind/schema/launchpad/list-upload';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { answers } from '../../http/answers.ts';
import { AppError } from '../../http/app-error.ts';
import { forConsole } from '../../http/for-console.ts';
import { toRefusal } from '../../http/error-envelope.ts';
import { uploadLimitMs } from '../../http/limits.ts';
import { requireRole } from '../../session/require-role.ts';
import type { LaunchpadDeps } from '../launchpad-deps.ts';
import { assertRound } from './assert-round.ts';
import type { ListLock } from './list-lock.ts';
import { readUpload } from './read-upload.ts';
import type { UploadResult } from './upload-message.ts';

type Query = z.infer<typeof listUploadQuery>;

const uploadsPerMinute = 10;
/**
 * Stores the list of a round for an operator. The body is the CSV, read in a thread, one at a time: a faulty one is
 * refused with its faults, and stores nothing.
 */
export function listUploadRoute(deps: LaunchpadDeps, lock: ListLock): FastifyPluginAsyncZod {
  const { database, config } = deps;
  const max = Math.min(config.rateLimitPerMinute, uploadsPerMinute);
  // The file names no account of another chain: the role, which is one of the home chain, is all that it needs.
  const required = { role: 'sale', chainId: config.chainId } as const;
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(
      '/operator/launchpad/list',
      {
        bodyLimit: maximumListBytes,
        handlerTimeout: uploadLimitMs,
        config: { rateLimit: { max, timeWindow: '1 minute' } },
        // Before the body is read: nobody else sends megabytes.
        onRequest: async (call) => void (await requireRole(deps, call, required)),
        schema: {
          ...forConsole,
          querystring: listUploadQuery,
          response: { ...answers(storedListSchema), 422: listRefusalSchema },
        },
      },
      async (call, reply) => {
        const { id: session, address: account } = await requireRole(deps, call, required);
        if (!(call.body instanceof Uint8Array)) throw new AppError('BAD_REQUEST');
        await assertRound(deps, call.query);
        const { body, query } = call;
        const result = await lock(async () => {
          const upload = await readBody(body, query);
          if (upload.kind === 'faulty') return upload;
          return { ...upload, isNew: await putSaleList(database, upload.list, { account, session }) };
        });
        if (result.kind === 'faulty') return reply.code(422).send(refuse(result, call.id));
        const { hash: listHash, root: listRoot, entries } = result.list;
        const data = { listHash, listRoot, entries: entries.length, isNew: result.isNew };
        return { succeeded: true as const, data };
      },
    );
  };
}

function readBody(body: Uint8Array, { chainId, project, round, ...terms }: Query): Promise<UploadResult> {
  return readUpload({ body, scope: { chainId, project, round }, terms });
}

function refuse({ faults, faultCount }: Extract<UploadResult, { kind: 'faulty' }>, requestId: string) {
  const described = faults.map(describe);
  const [first] = described;
  const detail = first && `Line ${first.line}, column ${first.column}: ${first.text}`;
  const error = new AppError('LIST_FAULTY', detail === undefined ? {} : { detail });
  return { ...toRefusal(error, requestId), faults: described, faultCount };
}

function describe(fault: ListFault): WireListFault {
  const { line, column, reason } = fault;
  const code: ListFaultCode = reason;
  const firstLine = fault.reason === 'duplicate' ? fault.firstLine : null;
  return { line, column, reason: code, text: listFaultTexts[code], firstLine };
}
