import { toEventPage } from '@tradewind/db/column/event-cursor';
import {
  accountActivitySchema,
  type ActivityCover,
  activityParams,
  activityQuery,
  type ActivityRow,
} from '@tradewind/schema/activity/account-activity';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { ofBlock } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { formatEventCursor, toEventPaging } from '../http/event-cursor.ts';
import type { ActivitySource } from './activity-source.ts';

/** What the index knows of an account: the rows of all areas in one list. */
export function activityRoutes(
  { database, chains }: Pick<ApiDeps, 'database' | 'chains'>,
  sources: readonly ActivitySource[],
): FastifyPluginAsyncZod {
  const schema = {
    tags: ['account'],
    params: activityParams,
    querystring: activityQuery,
    response: answers(accountActivitySchema),
  };
  return async (app) => {
    app.get(
      '/accounts/:address/activity',
      { config: ofBlock, schema },
      async ({ params: { address: account }, query: { chainId: named, kind, pool, ...paging } }) => {
        const { chainId, index } = chains.get(named);
        const chosen = sources.filter((source) => kind === undefined || source.kind === kind);
        // The rows of other kinds would look as if there were none.
        if (pool !== undefined && !chosen.every(({ isByPool }) => isByPool))
          throw new AppError('BAD_REQUEST', { detail: 'pool: Not a kind that is listed by pool' });
        const { blockNumber } = await index.get();
        // The lists are read one after the other: rows of a later block would be in some of them only.
        const first = { blockNumber: blockNumber + 1, logIndex: 0 };
        const { limit, cursor = first } = toEventPaging(paging);
        const page = { chainId, account, limit: limit + 1, cursor, ...(pool && { pool }) };
        const lists = await Promise.all(chosen.map(({ list }) => list(database, page)));
        const { items: rows, nextCursor } = toEventPage(sortNewest(lists.flat()), limit);
        const covers = await readCover(database, chainId, sources);
        const data = { blockNumber, covers, rows, nextCursor: formatEventCursor(nextCursor) };
        return { succeeded: true as const, data, pageSize: limit };
      },
    );
  };
}

/** Of the source with transfers; without one none are known. */
async function readCover(
  database: ApiDeps['database'],
  chainId: number,
  sources: readonly ActivitySource[],
): Promise<ActivityCover> {
  const covering = sources.find((source) => source.readCover);
  const cover = await covering?.readCover?.(database, { chainId });
  return cover ?? { transfersSince: null, transferTokens: [] };
}

function sortNewest(rows: readonly ActivityRow[]): ActivityRow[] {
  return rows.toSorted((a, b) => b.blockNumber - a.blockNumber || b.logIndex - a.logIndex);
}
