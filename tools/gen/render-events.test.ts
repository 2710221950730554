import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import {
  type Abi,
  type AbiEvent,
  type AbiParameter,
  decodeEventLog,
  encodeAbiParameters,
  encodeEventTopics,
  getAddress,
  type Hex,
  isAddress,
  parseAbi,
  toEventSelector,
} from 'viem';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { type ContractEvent, type EventLog, readNumbers, readStructs, readText } from './event-module.ts';
import { renderEventModule, renderEvents } from './render-events.ts';

type Decoders = Record<string, ContractEvent>;

const source = `${root}packages/abi/src/`;
const folder = mkdtempSync(join(tmpdir(), 'tradewind-events-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every type that a decoder reads, indexed or not. */
const anyAbi = parseAbi([
  'event Small(uint8 a, int8 b, uint48 c, int48 d, bool e, bytes1 f)',
  'event Large(uint56 a, int56 b, uint256 c, int256 d, address e, bytes32 f, bytes4 g)',
  'event Topics(uint8 indexed a, int48 indexed b, bytes4 indexed c)',
  'event MoreTopics(bool indexed a, int256 indexed b, string indexed c)',
  'event Texts(string a, uint256 b, bytes c, address indexed d)',
  'event Lists(uint256[] a, uint256 indexed b, uint256[] c)',
  'event Structs((uint40 a, address b, bytes32 c) a, (uint32 a, bool b)[] b, uint256 indexed c, (int256 a) d)',
  'event Struct(uint8 a, (address a, uint16 b) b, address c)',
  'event Bare()',
]);

async function writeRendered(name: string, abi: Abi): Promise<Decoders> {
  const files = [...renderEventModule(), ...renderEvents('any', { name, abi })];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return importOnly<Decoders>(join(folder, 'src/any', `${name.toLowerCase()}.events.ts`));
}

async function importOnly<Value>(path: string): Promise<Value> {
  const module: Record<string, Value> = await import(path);
  return Object.values(module)[0]!;
}

const bytes = (length: number): fc.Arbitrary<Hex> =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((value): Hex => `0x${Buffer.from(value).toString('hex')}`);

function anyValue(parameter: AbiParameter): fc.Arbitrary<unknown> {
  const { type } = parameter;
  if ('components' in parameter) {
    const fields = parameter.components.map((each) => [each.name, anyValue(each)] as const);
    const struct = fc.record(Object.fromEntries(fields), { noNullPrototype: true });
    return type === 'tuple' ? struct : fc.array(struct, { maxLength: 5 });
  }
  const [, kind, digits] = /^(u?int|bytes)(\d+)$/.exec(type) ?? [];
  const size = Number(digits);
  if (kind === 'bytes') return bytes(size);
  if (kind === 'uint') return fc.bigInt({ min: 0n, max: 2n ** BigInt(size) - 1n });
  if (kind === 'int') return fc.bigInt({ min: -(2n ** BigInt(size - 1)), max: 2n ** BigInt(size - 1) - 1n });
  if (type === 'address') return bytes(20);
  if (type === 'bool') return fc.boolean();
  if (type === 'string')
    return fc.string({ unit: fc.constantFrom('a', 'é', '漢', '😀', ' '), maxLength: 80 });
  if (type === 'uint256[]') return fc.array(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), { maxLength: 20 });
  if (type === 'bytes') return fc.integer({ min: 0, max: 100 }).chain(bytes);
  throw new Error(`no values of ${type}`);
}

function encode(event: AbiEvent, values: readonly unknown[]): EventLog {
  const args = Object.fromEntries(event.inputs.map(({ name }, index) => [name, values[index]]));
  const isData = event.inputs.map(({ indexed }) => !indexed);
  return {
    topics: encodeEventTopics({ abi: [event], eventName: event.name, args }).flatMap((topic) => topic ?? []),
    data: encodeAbiParameters(
      event.inputs.filter((_, index) => isData[index]),
      values.filter((_, index) => isData[index]),
    ),
  };
}

function decodeByViem(event: AbiEvent, { topics, data }: EventLog): object {
  const { args } = decodeEventLog({ abi: [event], topics: topics as [Hex], data }) as { args?: object };
  return toLowerCase(args ?? {}) as object;
}

/** The value with its addresses in lower case, those in structs and lists included. */
function toLowerCase(value: unknown): unknown {
  if (typeof value === 'string' && isAddress(value) && getAddress(value) === value)
    return value.toLowerCase();
  if (Array.isArray(value)) return value.map(toLowerCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toLowerCase(each)]));
}

const listEvents = (abi: Abi) => abi.filter((entry) => entry.type === 'event');
const anyValues = (event: AbiEvent) => fc.tuple(...event.inputs.map(anyValue));
const findDecoder = (decoders: Decoders, event: AbiEvent) =>
  Object.values(decoders).find(({ selector }) => selector === toEventSelector(event))!;

const contracts: [string, () => Promise<[Decoders, Abi]>][] = [
  ...globSync('**/*.events.ts', { cwd: source }).map((path): [string, () => Promise<[Decoders, Abi]>] => [
    path,
    () =>
      Promise.all([
        importOnly<Decoders>(source + path),
        importOnly<Abi>(source + path.replace('.events.', '.abi.')),
      ]),
  ]),
  ['every type', async () => [await writeRendered('Any', anyAbi), anyAbi]],
];

describe.each(contracts)('the decoders of %s', (_, load) => {
  it('[OPS-04] given any values, then they answer what the general decoder answers', async () => {
    const [decoders, abi] = await load();
    const events = listEvents(abi);
    expect(
      Object.values(decoders)
        .map(({ selector }) => selector)
        .toSorted(),
    ).toEqual(events.map((event) => toEventSelector(event)).toSorted());
    for (const event of events) {
      const { decode } = findDecoder(decoders, event);
      fc.assert(
        fc.property(anyValues(event), (values) => {
          const log = encode(event, values);
          expect(decode(log)).toEqual(decodeByViem(event, log));
        }),
        { numRuns: 50 },
      );
    }
  });

  it('[OPS-04] given a log with another number of topics or another length of data, then they answer nothing', async () => {
    const [decoders, abi] = await load();
    for (const event of listEvents(abi)) {
      const { decode } = findDecoder(decoders, event);
      fc.assert(
        fc.property(anyValues(event), fc.nat(), (values, cut) => {
          const { topics, data } = encode(event, values);
          const others: EventLog[] = [
            { topics: topics.slice(0, -1), data },
            { topics: [...topics, `0x${'1'.repeat(64)}`], data },
            { topics, data: `${data}0` },
            { topics, data: `${data}00` },
          ];
          if (data.length > 2)
            others.push({ topics, data: `0x${data.slice(2, 2 + (cut % (data.length - 2)))}` });
          const isStatic = event.inputs.every(
            ({ type, indexed }) => indexed || !/^(string|bytes|.*\[\])$/.test(type),
          );
          if (isStatic) others.push({ topics, data: `${data}${'0'.repeat(64)}` });
          for (const other of others) expect(decode(other)).toBeUndefined();
        }),
        { numRuns: 20 },
      );
    }
  });
});

it('[OPS-04] given text with a zero byte, which PostgreSQL refuses, then the decoder replaces it', () => {
  const words = [32n, 3n].map((word) => word.toString(16).padStart(64, '0')).join('');
  const data: Hex = `0x${words}${'610062'.padEnd(64, '0')}`;
  expect(readText({ topics: [], data }, 0)).toBe('a\uFFFDb');
});

it('[OPS-04] given text whose offset or length points outside of the data, then the decoder answers nothing', async () => {
  const decoders = await writeRendered('Any', anyAbi);
  const event = listEvents(anyAbi).find(({ name }) => name === 'Texts')!;
  const { decode } = findDecoder(decoders, event);
  const { topics, data } = encode(event, ['abc', 1n, '0x01', `0x${'a'.repeat(40)}`]);
  const replaceWord = (index: number, word: string): Hex =>
    `0x${data.slice(2, 2 + 64 * index)}${word.padStart(64, '0')}${data.slice(66 + 64 * index)}`;
  expect(decode({ topics, data })).toBeDefined();
  for (const [index, word] of [
    [0, 'f'.repeat(64)],
    [0, '1000'],
    [0, '21'],
    [3, 'ff'],
    [3, 'f'.repeat(64)],
  ] as const)
    expect(decode({ topics, data: replaceWord(index, word) })).toBeUndefined();
});

const encodeWords = (...words: readonly bigint[]): EventLog => ({
  topics: [],
  data: `0x${words.map((word) => word.toString(16).padStart(64, '0')).join('')}`,
});

it('[OPS-04] given a list whose offset or length points outside of the data, then the decoder answers nothing', () => {
  expect(readNumbers(encodeWords(32n, 2n, 7n, 8n), 0)).toEqual([7n, 8n]);
  expect(readNumbers(encodeWords(32n, 0n), 0)).toEqual([]);
  for (const words of [
    [32n, 3n, 7n, 8n],
    [32n, 2n ** 256n - 1n, 7n],
    [33n, 1n, 7n],
    [128n, 1n, 7n],
    [2n ** 255n, 1n, 7n],
    [32n],
  ])
    expect(readNumbers(encodeWords(...words), 0)).toBeUndefined();
  const readPairs = (...words: readonly bigint[]) =>
    readStructs(encodeWords(...words), 0, 2, (read) => [Number(read(0)), Number(read(1))]);
  expect(readPairs(32n, 2n, 1n, 2n, 3n, 4n)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(readPairs(32n, 2n, 1n, 2n, 3n)).toBeUndefined();
});

const render =
  (...signatures: string[]) =>
  () =>
    renderEvents('any', { name: 'Any', abi: parseAbi(signatures as never) as Abi });

it('names the event that it cannot render', () => {
  expect(render('event Listed(address[] ids)')).toThrow('event Listed has a address[]');
  expect(render('event Listed((string a) a)')).toThrow('event Listed has a tuple');
  expect(render('event Listed((address[] a)[] a)')).toThrow('event Listed has a tuple[]');
  expect(render('event Listed(uint256)')).toThrow('event Listed has an argument without a name');
  expect(render('event Listed(uint256 a)', 'event Listed(address a)')).toThrow('Any has two events Listed');
  const hidden: Abi = [{ type: 'event', name: 'Hidden', inputs: [], anonymous: true }];
  expect(renderEvents('any', { name: 'Any', abi: hidden }).size).toBe(0);
});

it('given a contract of no area whose events nobody reads, then it has no decoders', () => {
  const abi = parseAbi(['event Moved(uint256 amount)']) as Abi;
  const sizes = ['TaxToken', 'SimulatedAggregator'].map((name) => renderEvents('local', { name, abi }).size);
  expect(sizes).toEqual([0, 1]);
  expect(renderEvents('any', { name: 'TaxToken', abi }).size).toBe(1);
});
