import { Pool } from 'pg';
import { GuardedClient } from './driver/guarded-client.ts';
import { type DatabaseOptions, toPoolConfig } from './driver/client-pool.ts';

/**
 * A pool for a library with its own statements, with our limits and monitoring; `onLost` is called for each
 * connection that ends.
 */
export function createLibraryPool(
  url: string,
  options: DatabaseOptions,
  onLost: (error: Error) => void,
): Pool {
  const pool = new Pool(toPoolConfig(url, options));
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', onLost);
    if (client instanceof GuardedClient) client.watchQueries();
  });
  return pool;
}
