import { z } from 'zod';
import { root } from '../run.ts';

export type Variable = {
  name: string;
  isRequired: boolean;
  isSecret: boolean;
  /** The default as it is written in a variable, or undefined. */
  fallback: string | undefined;
  /** Undefined without a comment. */
  meaning: string | undefined;
};

/** The meanings of common variables, which need no comment in each schema. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/^DATABASE_URL$/, 'The PostgreSQL of all processes.'],
  [/^CHAIN_ID$/, 'The chain that it is for.'],
  [/^RPC_URLS$/, 'Nodes of the chain, a comma list; any of them may fail.'],
  [/^WS_URL$/, 'Websocket of a node, which publishes new blocks.'],
  [/^[A-Z]+_HOST$/, 'Address to listen on.'],
  [/^[A-Z]+_PORT$/, 'Port to listen on; 0 takes any free one.'],
  [/^LOG_LEVEL$/, 'The lowest level that is logged.'],
];

/** Describes one variable of a schema, with the comment above it in the source. */
export function describeVariable(name: string, schema: z.core.$ZodType, source: string): Variable {
  const choices = toJsonSchema(schema)['enum'];
  const values = Array.isArray(choices)
    ? ` One of ${choices.map((value) => `\`${value}\``).join(', ')}.`
    : '';
  const meaning = findComment(name, source) ?? meanings.find(([pattern]) => pattern.test(name))?.[1];
  return {
    name,
    isRequired: !isAccepted(schema, undefined),
    isSecret: isSecret(name) && !meaning?.includes('every browser sees'),
    fallback: findFallback(schema),
    meaning: meaning && meaning + values,
  };
}

/** Whether a variable may have this value; undefined where it is missing. */
export function isAccepted(schema: z.core.$ZodType, value: string | undefined): boolean {
  return z.safeParse(schema, value).success;
}

/** Whether the variable is a key, or an address that can hold one. */
function isSecret(name: string): boolean {
  return /(_KEY|_SEED|DATABASE_URL|REDIS_URL|^RPC_URLS.*|^WS_URL.*)$/.test(name);
}

function findComment(name: string, source: string): string | undefined {
  const comment = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*${name}:`).exec(source)?.[1];
  return comment?.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
}

function toJsonSchema(schema: z.core.$ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

function findFallback(schema: z.core.$ZodType): string | undefined {
  const [first, second] = [readDefault(schema), readDefault(schema)];
  if (first !== second) return 'random';
  return first?.replace(root, '');
}

function readDefault(schema: z.core.$ZodType): string | undefined {
  const given = toJsonSchema(schema)['default'] ?? z.safeParse(schema, undefined).data;
  if (given === undefined || given === null) return undefined;
  return typeof given === 'string' ? given : JSON.stringify(given);
}
