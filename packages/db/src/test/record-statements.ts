import { fillPlaceholders } from 'drizzle-orm';
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';

/** A statement as sent to the database; `name` is undefined where it was not prepared. */
export type SentStatement = { name: string | undefined; text: string; values: unknown[] };

/**
 * From now on awaits `onSend` before each statement that Drizzle sends in this process, also inside
 * transactions. Returns how to end that.
 */
export function recordStatements(
  { orm }: Pick<Database, 'orm'>,
  onSend: (statement: SentStatement) => Promise<void>,
): () => void {
  const session: typeof orm._.session = Object.getPrototypeOf(orm._.session);
  const original = Reflect.get(session, 'prepareQuery');
  session.prepareQuery = new Proxy(original, {
    apply(prepareQuery, self, args: Parameters<typeof session.prepareQuery>) {
      const [{ sql: text, params }, _fields, name] = args;
      const prepared: PgPreparedQuery<PreparedQueryConfig> = Reflect.apply(prepareQuery, self, args);
      const execute = prepared.execute.bind(prepared);
      prepared.execute = async (placeholders = {}) => {
        await onSend({ name, text, values: fillPlaceholders(params, placeholders) });
        return execute(placeholders);
      };
      return prepared;
    },
  });
  return () => {
    session.prepareQuery = original;
  };
}
