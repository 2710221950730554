import type { Database, Orm } from './database.ts';

/**
 * Builds a statement once per database: in Drizzle building costs more than running (11 against 4 times an
 * empty request).
 */
export function prepared<Statement>(build: (orm: Orm) => Statement) {
  const statements = new WeakMap<Database, Statement>();
  return (database: Database): Statement => {
    const statement = statements.get(database) ?? build(database.orm);
    statements.set(database, statement);
    return statement;
  };
}
