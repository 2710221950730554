import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type ClaimKey, type ClaimRequest, isPlacedClaimRequest } from './claim-request.ts';
import { claimRequestTable } from './relay-tables.ts';

/** The state of a claim; undefined where it was not requested, or long ago. */
export async function findClaimRequest(database: Database, key: ClaimKey): Promise<ClaimRequest | undefined> {
  const [request] = await statement(database).execute(key);
  return request;
}

const statement = prepared((orm) =>
  orm.select().from(claimRequestTable).where(isPlacedClaimRequest()).prepare('find_claim_request'),
);
