import { createDatabase } from '@tradewind/db/database';
import { sql as chunk } from 'drizzle-orm';
import { serveBare } from '../frame/serve-bare.ts';

const { sql } = createDatabase(process.env['DATABASE_URL'] ?? '', { maxConnections: 5 });

/** The columns of a project, its round and the round's sale, as the driver returns them. */
const projects = chunk`
  select project.*, round.round, round.name as round_name, sale.*, checkpoint.block_number, checkpoint.block_timestamp
  from app.project
  join app.project_round round on round.project = project.id
  join chain.sale on sale.project = round.project and sale.round = round.round and sale.chain_id = round.chain_id
  left join chain.checkpoint on checkpoint.chain_id = round.chain_id`;

/** Reads projects with the API's driver: one by its number, and twenty of a list. */
serveBare({
  row: (id) => sql`${projects} where project.id = ${Number(id)}`,
  rows: (offset) => sql`${projects} order by project.created desc limit 20 offset ${offset}`,
});
