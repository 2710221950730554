import { createDatabase } from '@tradewind/db/database';
import { findInOutput, startProgram, stopNode } from '../frame/node-process.ts';

const chainId = 31_337;

/** Starts the API as an operator runs it, without the limits per address: all clients share one address. */
export async function startHub(databaseUrl: string) {
  const child = startProgram('api', {
    DATABASE_URL: databaseUrl,
    CHAIN_ID: String(chainId),
    RPC_URLS: 'http://127.0.0.1:1',
    API_PORT: '0',
    RATE_LIMIT: '1000000000',
    HUB_MAX_CONNECTIONS_PER_ADDRESS: '20000',
    HUB_CONNECTS_PER_MINUTE: '1000000000',
    NODE_ENV: 'production',
  });
  const port = Number(await findInOutput(child, /http:\/\/127\.0\.0\.1:(\d+)/));
  const database = createDatabase(databaseUrl, { maxConnections: 1 });
  const readMetric = async (name: string) => {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  };
  while ((await readMetric('hub_bus_connected')) !== 1);
  return {
    port,
    /** Writes as any writer does: an outbox row and a notice. */
    publish: (payload: object) => database.sql`
      with added as (
        insert into relay.outbox (chain_id, kind, payload)
        values (${chainId}, 'prediction_joined', ${JSON.stringify(payload)}::text::jsonb) returning id
      ) select pg_notify('relay_outbox', id::text) from added`,
    readCpuSeconds: () => readMetric('process_cpu_seconds_total'),
    readMemory: () => readMetric('process_resident_memory_bytes'),
    stop: async () => {
      await stopNode(child);
      await database.close();
    },
  };
}
