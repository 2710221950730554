import { sql } from 'drizzle-orm';
import { large, literal, numbersBelow } from '../test/large.ts';

const chainId = literal(large.chainId);

/** After the exchange's rows. */
export const largeIndexingRows = [
  sql`insert into chain.checkpoint values (${chainId}, '\\x01', '\\x02', ${literal(large.lastBlock)}, '\\x03',
    ${literal(large.lastBlock * large.secondsPerBlock)})`,
  sql`insert into chain.header select ${chainId}, ${literal(large.lastBlock)} - n, '\\x01', '\\x00',
    (${literal(large.lastBlock)} - n) * ${literal(large.secondsPerBlock)} from ${numbersBelow(1_000)} n`,
  sql`insert into chain.child_contract select chain_id, '\\xfa', '\\xee', pool, block_number from chain.pair_created`,
];
