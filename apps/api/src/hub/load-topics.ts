import type { Database } from '@tradewind/db/database';
import { headNotice } from '@tradewind/db/indexing/chain-notices';
import { listCheckpoints } from '@tradewind/db/indexing/list-checkpoints.query';
import { listLastNotices } from '@tradewind/db/relay/list-last-notices.query';
import type { HubState } from './hub-state.ts';
import { rememberNotice } from './publish.ts';

/** Loads the present state of every topic; returns the id after which the bus continues. */
export async function loadTopics(hub: HubState, database: Database): Promise<number> {
  // A chain without notices has a head as well.
  for (const { chainId, ...payload } of await listCheckpoints(database)) {
    const at = payload.blockTimestamp * 1000;
    rememberNotice(hub, { id: 0, chainId, kind: headNotice.kind, payload, at });
  }
  const notices = await listLastNotices(database);
  for (const notice of notices) rememberNotice(hub, notice);
  return notices.at(-1)?.id ?? 0;
}
