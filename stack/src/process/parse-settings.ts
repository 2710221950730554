import type { z } from 'zod';
import { StackError } from '../stack-error.ts';

/** Parses a process's settings; throws a one-line error that names every invalid one, without values. */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  variables: NodeJS.ProcessEnv,
): z.infer<Schema> {
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map(({ path }) => path.join('.'));
  throw new StackError(`Wrong setting: ${names.join(', ')}.`);
}
