import * as fc from 'fast-check';
import { z } from 'zod';
import { account, listedPool, platformToken } from './seed-index.ts';
import { toHash } from '../test-support/known.ts';

/** The parts of a call on the wire; none of them need be valid. */
export type JunkRequest = {
  method: string;
  target: string;
  headers: (readonly [name: string, value: string])[];
  body: string;
};

const schemaSchema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown(),
  pattern: z.string().optional(),
  maxLength: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
});
const operationSchema = z.looseObject({
  parameters: z.array(z.looseObject({ in: z.string(), name: z.string(), schema: z.unknown() })).default([]),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) })
    .optional(),
});
const documentSchema = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

export type Operation = z.infer<typeof operationSchema> & { path: string; method: string };

/** Every route in the app's document. */
export function listOperations(document: unknown): Operation[] {
  const { paths } = documentSchema.parse(document);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
}

const poison = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nx-injected: 1',
  '../../etc/passwd',
  "' or 1=1;--",
  '"}]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '-1',
  '-0',
  '1e400',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  '9007199254740993',
  '0x',
  'null',
  'undefined',
  '[object Object]',
  '{"a":1}',
  '[]',
  '%',
  '%zz',
  '%00',
  '%25%25',
  '${7*7}',
  '<script>',
  '\u202e\u0000\uffff',
  '\ud800',
  '💩'.repeat(60),
  'ﷺ',
  'x'.repeat(5_000),
  'https://127.0.0.1:1/',
  'file:///etc/hostname',
];
const likely = [
  account,
  listedPool,
  platformToken,
  toHash('3'),
  account.toUpperCase(),
  '5-7',
  '0',
  '1',
  '500',
];

const anyText = fc.oneof(
  fc.constantFrom(...poison),
  fc.constantFrom(...likely),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

/** JSON nested far deeper than any parser should follow. */
const deepJson = fc
  .record({ depth: fc.integer({ min: 10, max: 20_000 }), isObject: fc.boolean() })
  .map(({ depth, isObject }) =>
    isObject ? `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}` : '['.repeat(depth) + ']'.repeat(depth),
  );

/** Values that a schema allows, nearly allows, and does not allow. */
function valueOf(input: unknown): fc.Arbitrary<unknown> {
  const parsed = schemaSchema.safeParse(input);
  if (!parsed.success) return fc.jsonValue();
  return fc.oneof({ weight: 3, arbitrary: allowedValue(parsed.data) }, { weight: 1, arbitrary: junkValue });
}

const junkValue = fc.oneof(
  anyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -1, 1.5, 1e300, [], {}, [[[]]]),
);

function allowedValue(schema: z.infer<typeof schemaSchema>): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valueOf));
  if (schema.type === 'object') return objectOf(schema.properties ?? {});
  if (schema.type === 'array') return fc.array(valueOf(schema.items), { maxLength: 4 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.maxSafeInteger();
  if (schema.type === 'number') return fc.double();
  return textOf(schema);
}

function objectOf(properties: Record<string, unknown>): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)]),
  );
  return fc.oneof(
    { weight: 3, arbitrary: fc.record(values) },
    { weight: 1, arbitrary: fc.record(values, { requiredKeys: [] }) },
  );
}

function textOf({ pattern, maxLength }: z.infer<typeof schemaSchema>): fc.Arbitrary<string> {
  if (maxLength === 42 || maxLength === 66) return fc.constantFrom(...likely);
  const text = fc.string({ maxLength: Math.min(maxLength ?? 100, 2_000) });
  if (pattern === undefined) return text;
  try {
    return fc.oneof(fc.stringMatching(new RegExp(pattern)), text);
  } catch {
    return text;
  }
}

/** Percent-encoded as a client would, or raw (without line ends). */
const written = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.integer({ min: 0, max: 5 }))
    .map(([value, raw]) =>
      raw === 0 ? value.replaceAll(/[\s\0]/g, '') : encodeURIComponent(value.toWellFormed()),
    );

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');

function queryOf({ parameters }: Operation): fc.Arbitrary<string> {
  const known = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => queryEntry(fc.constant(name), valueOf(schema).map(asText)));
  const entry = fc.oneof(...known, queryEntry(anyText, anyText));
  const sensible = known.length === 0 ? fc.constant([]) : fc.tuple(...known);
  const few = fc.oneof(sensible, fc.array(entry, { maxLength: 6 }));
  const many = fc
    .tuple(entry, fc.integer({ min: 200, max: 1_500 }))
    .map(([one, count]) => Array.from({ length: count }, () => one));
  return fc
    .oneof({ weight: 9, arbitrary: few }, { weight: 1, arbitrary: many })
    .map((entries) => (entries.length === 0 ? '' : `?${entries.join('&')}`));
}

function queryEntry(name: fc.Arbitrary<string>, value: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const suffix = fc.constantFrom('', '', '', '', '[]', '[0]', '[a]', '.a');
  return fc.tuple(written(name), suffix, fc.constantFrom('=', '=', '=', ''), written(value)).map((parts) => {
    return parts.join('');
  });
}

function pathOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const values = fc.tuple(
    ...names.map(() => written(fc.oneof(anyText, fc.constantFrom(...likely), fc.constantFrom(listedPool)))),
  );
  const change = fc.constantFrom<(path: string) => string>(
    ...Array.from({ length: 6 }, () => (whole: string) => whole),
    (whole) => whole.toUpperCase(),
    (whole) => `${whole}/`,
    (whole) => `/${whole}`,
    (whole) => `${whole}/../..`,
    (whole) => `${whole}/${'a'.repeat(9_000)}`,
    (whole) => `http://127.0.0.1${whole}`,
  );
  return fc
    .tuple(values, change)
    .map(([chosen, apply]) =>
      apply(names.reduce((whole, name, index) => whole.replace(`{${name}}`, chosen[index] ?? ''), path)),
    );
}

function bodyOf({ requestBody }: Operation): fc.Arbitrary<string> {
  const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
  const meant = schemas.map((schema) => valueOf(schema).map(asText));
  const junk = fc.oneof(
    fc.constant(''),
    anyText,
    fc.json(),
    fc.json().map((text) => text.slice(0, -1)),
    deepJson,
    fc.constantFrom(
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{}}}',
      `"${'x'.repeat(70_000)}"`,
      '\uFEFF{}',
      '{"a":1,"a":2}',
    ),
  );
  return fc.oneof(...meant.map((arbitrary) => ({ weight: 3, arbitrary })), { weight: 2, arbitrary: junk });
}

const headerText = fc.oneof(
  anyText,
  fc.constantFrom(
    'application/json',
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'gzip',
    'bytes=0-9',
    '*/*',
  ),
);
const headers = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom(
        'content-type',
        'content-encoding',
        'accept',
        'accept-encoding',
        'authorization',
        'cookie',
        'x-request-id',
        'x-forwarded-for',
        'x-forwarded-proto',
        'forwarded',
        'origin',
        'range',
        'if-none-match',
        'expect',
        'te',
        'idempotency-key',
        'x-http-method-override',
      ),
      headerText,
    ),
    fc.tuple(fc.constant('x-long'), fc.constant('y'.repeat(20_000))),
    fc.tuple(fc.constant('content-length'), fc.constantFrom('-1', '1e3', '99999999999999999999')),
    fc.tuple(fc.constant('transfer-encoding'), fc.constantFrom('chunked', 'junk')),
  ),
  { maxLength: 4 },
);
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'JUNK',
  'get',
];

/** Calls of one route: from nearly valid to not even HTTP. */
export function junkRequestOf(operation: Operation): fc.Arbitrary<JunkRequest> {
  const method = fc.oneof(
    { weight: 4, arbitrary: fc.constant(operation.method) },
    { weight: 1, arbitrary: fc.constantFrom(...methods) },
  );
  const json = fc.constant<(readonly [string, string])[]>([['content-type', 'application/json']]);
  return fc.record({
    method,
    target: fc.tuple(pathOf(operation), queryOf(operation)).map((parts) => parts.join('')),
    headers: fc.oneof({ weight: 2, arbitrary: json }, { weight: 1, arbitrary: headers }),
    body: fc.oneof({ weight: operation.requestBody ? 3 : 1, arbitrary: bodyOf(operation) }, fc.constant('')),
  });
}
