import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StackError } from './stack-error.ts';

/** The root of the checkout. */
export const root = resolve(import.meta.dirname, '../..');

const unset = (value: unknown) => (value === '' ? undefined : value);

const urlList = z.string().transform((text, context) => {
  const urls = text.split(',').map((url) => url.trim());
  const bad = urls.find((url) => !/^https?:\/\/\S+$/.test(url) || !URL.canParse(url));
  if (bad !== undefined) {
    context.addIssue({ code: 'custom', message: `is a comma list of http(s) addresses, not "${bad}"` });
    return z.NEVER;
  }
  return urls;
});

const environmentSchema = z.object({
  TRADEWIND_HOME: z.preprocess(unset, z.string().default(join(root, '.tradewind'))),
  PORT_BASE: z.preprocess(
    unset,
    z
      .string()
      .default('4500')
      .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_500, {
        error: ({ input }) => `is a number from 0 to 65500, not "${String(input)}"`,
      })
      .transform(Number),
  ),
  DATABASE_URL: z.preprocess(
    unset,
    z
      .string()
      .refine((text) => /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text), {
        error: 'looks like postgres://user:password@host:5432/database',
      })
      .optional(),
  ),
  RPC_URLS: z.preprocess(unset, urlList.optional()),
  WS_URL: z.preprocess(
    unset,
    z
      .string()
      .regex(/^wss?:\/\/\S+$/, { error: 'starts with ws:// or wss://' })
      .optional(),
  ),
  LOG_LEVEL: z.preprocess(
    unset,
    z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal'], {
        error: 'is one of trace, debug, info, warn, error, fatal',
      })
      .default('info'),
  ),
});

export interface StackEnvironment {
  /** Where everything that lasts is kept. */
  readonly home: string;
  /** First of the ports; 0 takes any free ones. */
  readonly portBase: number;
  /** A PostgreSQL of the operator's own instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Chain nodes of the operator's own instead of the local one. */
  readonly rpcUrls: readonly string[] | undefined;
  readonly wsUrl: string | undefined;
  readonly logLevel: string;
}

/** Reads the settings; throws one line that names every wrong one. */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): StackEnvironment {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const complaints = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StackError(`Wrong setting: ${complaints.join('; ')}.`);
  }
  return {
    home: resolve(root, parsed.data.TRADEWIND_HOME),
    portBase: parsed.data.PORT_BASE,
    databaseUrl: parsed.data.DATABASE_URL,
    rpcUrls: parsed.data.RPC_URLS,
    wsUrl: parsed.data.WS_URL,
    logLevel: parsed.data.LOG_LEVEL,
  };
}
