import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type CollectKey, type CollectRequest, isPlacedCollectRequest } from './collect-request.ts';
import { collectRequestTable } from './tables.ts';

/** The state of a collection; undefined where it was not requested, or long ago. */
export async function findCollectRequest(
  database: Database,
  key: CollectKey,
): Promise<CollectRequest | undefined> {
  const [request] = await statement(database).execute(key);
  return request;
}

const statement = prepared((orm) =>
  orm.select().from(collectRequestTable).where(isPlacedCollectRequest()).prepare('find_collect_request'),
);
