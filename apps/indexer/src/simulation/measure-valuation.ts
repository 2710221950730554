import { createDatabase } from '@tradewind/db/database';
import { createLease } from '@tradewind/db/lease';
import { createWriter } from '../sync/writer.ts';
import { type BlockTimes, createJunk, createTrades, writePoolBlock } from './pool-blocks.ts';
import { listModelExchange } from './model-areas.ts';
import { createRandom } from './random.ts';
import { seededAt, seedPools } from './seed-pools.ts';
import { timeBareUpdates } from './time-bare-updates.ts';

// The program of `npm run bench -- scale`: writes blocks into seeded pools with the indexer's own areas and
// prints the time of each. Arguments: the URL of a migrated database, the number of pools, of blocks, of pools
// that each changes, and of junk pools in one last block.

const [databaseUrl = '', ...numbers] = process.argv.slice(2);
const [pools = 0, blocks = 0, changed = 0, junk = 0] = numbers.map(Number);
const chainId = pools;

const database = createDatabase(databaseUrl, { maxConnections: 1 });
await seedPools(database, { chainId, pools });
const lease = createLease(databaseUrl, { kind: 'indexWriter', key: chainId, applicationName: 'bench' });
const areas = listModelExchange(chainId).map(({ open }) => open(database));
const index = { writer: createWriter(database, lease), areas };
await index.writer.acquire();
// Flushes the new pools to the disk, as old ones are: otherwise the flush would run during the blocks.
await database.sql`checkpoint`;
const random = createRandom(1);
const times: BlockTimes[] = [];
for (let block = 1; block <= blocks; block += 1) {
  const events = createTrades(random, { pools, changed });
  times.push(await writePoolBlock(index, { number: seededAt + 3 * block, events }));
}
const bareMs: number[] = [];
for (let block = 1; block <= blocks; block += 1)
  bareMs.push(await timeBareUpdates(database, random, { chainId, pools, changed }));
const last = { number: seededAt + 3 * (blocks + 1), events: createJunk({ pools, junk }) };
const ofJunk = await writePoolBlock(index, last);
const megabytes = process.resourceUsage().maxRSS / 1_000;
process.stdout.write(`${JSON.stringify({ pools, times, bareMs, junk: ofJunk, megabytes })}\n`);
await Promise.all([lease.close(), database.close()]);
