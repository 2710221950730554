import { readFileSync } from 'node:fs';
import { type Abi, type AbiEvent, type AbiParameter, toEventSelector } from 'viem';
import { formatAbiItem } from 'viem/utils';
import type { Artifact } from './artifact.ts';
import * as eventModule from './event-module.ts';
import { type GeneratedFiles, header, toCamelCase, toKebabCase } from './render.ts';

/** The functions that the decoders call: a module of this folder, copied. */
export function renderEventModule(): GeneratedFiles {
  const source = readFileSync(new URL('event-module.ts', import.meta.url), 'utf8');
  return new Map([['src/event.ts', `${header}\n${source}`]]);
}

/** The contracts of no area whose events are read; of an area every contract has its decoders. */
const readOf: Readonly<Record<string, readonly string[]>> = {
  standard: ['IERC20', 'IERC721'],
  local: ['SimulatedAggregator'],
};

/** Selector and decoder of each event of a contract; no file without events that are read. */
export function renderEvents(folder: string, { name, abi }: Pick<Artifact, 'name' | 'abi'>): GeneratedFiles {
  if (readOf[folder]?.includes(name) === false) return new Map();
  const events = listEvents(name, abi);
  if (events.length === 0) return new Map();
  const body = events.map(renderEvent).join('');
  const used = Object.keys(eventModule).filter((each) => body.includes(`${each}(`));
  const imports = ['type ContractEvent', ...used.toSorted()].join(', ');
  const text = `${header}import { ${imports} } from '../event.ts';

export const ${toCamelCase(name)}Events = {
${body}} satisfies Record<string, ContractEvent>;
`;
  return new Map([[`src/${folder}/${toKebabCase(name)}.events.ts`, text]]);
}

function listEvents(contract: string, abi: Abi): AbiEvent[] {
  const events = abi.filter((entry) => entry.type === 'event').filter(({ anonymous }) => anonymous !== true);
  const names = events.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${contract} has two events ${twice}: rename one of them`);
  return events;
}

function renderEvent(event: AbiEvent): string {
  const topics = event.inputs.filter(({ indexed }) => indexed);
  const words = event.inputs.filter(({ indexed }) => !indexed);
  const isDynamic = words.some(({ type }) => type in dynamicReaders || type === 'tuple[]');
  const wordCount = countWords(words);
  const check = `${isDynamic ? 'hasHead' : 'hasShape'}(log, ${1 + topics.length}, ${wordCount})`;
  const args = event.inputs.map((input) => {
    const { name = '', type, indexed } = input;
    if (name === '') throw new Error(`event ${event.name} has an argument without a name`);
    const value = indexed
      ? renderTopic(type, 1 + topics.indexOf(input))
      : renderWord(input, countWords(words.slice(0, words.indexOf(input))));
    if (value === undefined)
      throw new Error(`event ${event.name} has a ${type}: add it to tools/gen/render-events.ts`);
    return `            ${name}: ${value},\n`;
  });
  const list = args.length === 0 ? '{}' : `{\n${args.join('')}          }`;
  return `  /** \`${formatAbiItem(event)}\` */
  ${getKey(event)}: {
    selector: '${toEventSelector(event)}',
    decode: (log) =>
      ${check}
        ? ${isDynamic ? `whole(${list})` : list}
        : undefined,
  },
`;
}

/** `PairCreated` becomes `pairCreated`, `EIP712DomainChanged` becomes `eip712DomainChanged`. */
function getKey({ name }: AbiEvent): string {
  return name.replace(/^[A-Z]+(?=[A-Z][a-z]|\d|$)|^[A-Z]/, (letters) => letters.toLowerCase());
}

const dynamicReaders: Record<string, string> = {
  bytes: 'readBytes',
  string: 'readText',
  'uint256[]': 'readNumbers',
};

/** A topic has the hash of a dynamic value. */
function renderTopic(type: string, index: number): string | undefined {
  const topic = `getTopic(log, ${index})`;
  return type in dynamicReaders || /[[(]|^tuple/.test(type) ? topic : renderStatic(type, topic);
}

/** The words of the head: a struct has its fields there, a list an offset. */
function countWords(parameters: readonly AbiParameter[]): number {
  return parameters.reduce((count, each) => count + (each.type === 'tuple' ? listFields(each).length : 1), 0);
}

function listFields(parameter: AbiParameter): readonly AbiParameter[] {
  return 'components' in parameter ? parameter.components : [];
}

function renderWord(parameter: AbiParameter, index: number): string | undefined {
  const { type } = parameter;
  const fields = listFields(parameter);
  if (type === 'tuple') return renderStruct(fields, (place) => `getWord(log, ${index + place})`);
  if (type === 'tuple[]') {
    const struct = renderStruct(fields, (place) => `read(${place})`);
    return struct && `readStructs(log, ${index}, ${fields.length}, (read) => (${struct}))`;
  }
  const reader = dynamicReaders[type];
  return reader === undefined ? renderStatic(type, `getWord(log, ${index})`) : `${reader}(log, ${index})`;
}

/** A struct whose fields are words; undefined where one is not. */
function renderStruct(
  fields: readonly AbiParameter[],
  getWordAt: (place: number) => string,
): string | undefined {
  const values = fields.map(({ name = '', type }, place) => {
    const value = renderStatic(type, getWordAt(place));
    return value && `${name}: ${value}`;
  });
  return values.includes(undefined) ? undefined : `{ ${values.join(', ')} }`;
}

/** As viem types them: a number of at most 48 bits is a number, a larger one a bigint. */
function renderStatic(type: string, word: string): string | undefined {
  const [, kind, size] = /^(u?int|bytes)(\d+)$/.exec(type) ?? [];
  const isSmall = Number(size) <= 48;
  if (type === 'address') return `toAddress(${word})`;
  if (type === 'bool') return `toBoolean(${word})`;
  if (type === 'bytes32') return word;
  if (kind === 'bytes') return `toBytes(${word}, ${size})`;
  if (kind === 'uint') return isSmall ? `Number(${word})` : `BigInt(${word})`;
  if (kind === 'int') return isSmall ? `Number(toSigned(${word}))` : `toSigned(${word})`;
  return undefined;
}
