import { isDeepStrictEqual } from 'node:util';
import { addReport } from '@tradewind/db/transaction/add-report.query';
import { listOwnReports } from '@tradewind/db/transaction/list-own-reports.query';
import { createReportSchemas } from '@tradewind/schema/transaction/reported-transaction';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personal } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import type { ApiDeps } from '../deps.ts';
import { toChainSession } from '../session/session.ts';
import type { SessionDeps } from '../session/find-session.ts';
import { findCallSession, requireSession } from '../session/require-session.ts';
import { verifyReports } from './verify-reports.ts';

/** Each report makes the keeper request a receipt from a node, more than once. */
const reportsPerMinute = 60;

type TransactionDeps = SessionDeps & Pick<ApiDeps, 'reports' | 'chains'>;
type Schemas = ReturnType<typeof createReportSchemas>;

/** Transactions reported by clients: hints that create pending rows, with their state from the index. */
export function transactionRoutes(deps: TransactionDeps): FastifyPluginAsyncZod {
  const schemas = createReportSchemas(deps.reports);
  return async (app) => {
    await app.register(reportRoutes(deps, schemas));
    await app.register(listRoutes(deps, schemas));
  };
}

function reportRoutes(deps: TransactionDeps, { body, report: schema }: Schemas): FastifyPluginAsyncZod {
  const { config, database, chains } = deps;
  const max = Math.min(config.rateLimitPerMinute, reportsPerMinute);
  return async (app) => {
    app.post(
      '/transactions',
      {
        config: { rateLimit: { max, timeWindow: '1 minute' } },
        schema: {
          tags: ['transaction'],
          body,
          response: answers(schema),
        },
      },
      async (call) => {
        const { chainId } = chains.get(call.body.chainId);
        const { address: owner } = await requireSession(deps, call, chainId);
        const { txHash, kind, claim: fields } = call.body;
        const reported = omitUndefined(fields);
        const report = await addReport(database, { chainId, txHash, kind, owner, fields: reported });
        if (!isDeepStrictEqual(report.fields, reported)) throw new AppError('CLAIM_DIFFERS');
        const [data] = await verifyReports(deps, chainId, [report]);
        if (data === undefined) throw new AppError('INTERNAL');
        return { succeeded: true as const, data };
      },
    );
  };
}

function listRoutes(deps: TransactionDeps, { query: querystring, list }: Schemas): FastifyPluginAsyncZod {
  const { database, chains } = deps;
  const known = deps.reports.map((report) => report.kind);
  return async (app) => {
    app.get(
      '/transactions',
      {
        config: personal,
        schema: {
          tags: ['transaction'],
          querystring,
          response: answers(list),
        },
      },
      async (call) => {
        const { chainId } = chains.get(call.query.chainId);
        const found = await findCallSession(deps, call);
        const session = found && toChainSession(found, chainId);
        const { pageSize, kind } = call.query;
        // Reading needs no session: without one there are no reports.
        const reports = session
          ? await listOwnReports(database, {
              chainId,
              owner: session.address,
              limit: pageSize,
              kinds: kind === undefined ? known : [kind],
            })
          : [];
        const transactions = await verifyReports(deps, chainId, reports);
        return { succeeded: true as const, data: { transactions }, pageSize };
      },
    );
  };
}

/** Omitted fields are not reported. */
function omitUndefined(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
