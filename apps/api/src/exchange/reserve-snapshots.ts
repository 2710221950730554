import { findReserves } from '@tradewind/db/exchange/find-reserves.query';
import { encodeReserveSnapshot } from '@tradewind/schema/exchange/reserve-snapshot';
import { AppError } from '../http/app-error.ts';
import { getCheckpoint } from '../indexing/get-checkpoint.ts';
import type { ExchangeDeps } from './exchange-deps.ts';

type StoredSnapshot = { readonly blockHash: string; readonly bytes: Buffer };

/**
 * The snapshot of the index's block, which all requests share: pools are read and encoded once a block, and the last one is kept. At most one reading is
 * under way and one is awaited, by all who came since: an answer is never older than its request.
 */
export function createReserveSnapshots({ config, database }: ExchangeDeps): () => Promise<StoredSnapshot> {
  const { chainId } = config;
  let last: StoredSnapshot | undefined;
  let reading: Promise<StoredSnapshot> | undefined;
  let next: Promise<StoredSnapshot> | undefined;

  async function read(): Promise<StoredSnapshot> {
    const { blockHash } = await getCheckpoint({ config, database });
    if (last?.blockHash === blockHash) return last;
    const reserves = await findReserves(database, { chainId });
    if (!reserves) throw new AppError('INDEX_NOT_STARTED');
    const bytes = Buffer.from(encodeReserveSnapshot({ chainId, ...reserves }));
    last = { blockHash: reserves.blockHash, bytes };
    return last;
  }

  function start(): Promise<StoredSnapshot> {
    reading = read().finally(() => {
      reading = next;
      next = undefined;
    });
    return reading;
  }

  return () => {
    if (!reading) return start();
    next ??= reading.then(start, start);
    return next;
  };
}
