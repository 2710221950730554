import { z } from 'zod';

/** One line for why a program cannot start: each wrong setting by its name, none of their values. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error);
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
