/** The parts of a log that its event decides. */
export type EventLog = { readonly topics: readonly `0x${string}`[]; readonly data: `0x${string}` };

/**
 * An event of a contract. `decode` answers undefined for a log whose number of topics, or whose length of data,
 * is not that of the event.
 */
export type ContractEvent<Args extends object = object> = {
  /** The first topic of its logs. */
  readonly selector: `0x${string}`;
  readonly decode: (log: EventLog) => Args | undefined;
};

/** Whether the log has as many topics, and data of as many words, as an event without dynamic values. */
export function hasShape({ topics, data }: EventLog, topicCount: number, wordCount: number): boolean {
  return topics.length === topicCount && data.length === 2 + 64 * wordCount;
}

/** The same of an event with dynamic values, which come after the words. */
export function hasHead({ topics, data }: EventLog, topicCount: number, wordCount: number): boolean {
  return topics.length === topicCount && data.length >= 2 + 64 * wordCount && (data.length - 2) % 64 === 0;
}

/** A topic of a log of known shape. */
export function getTopic({ topics }: EventLog, index: number): `0x${string}` {
  return topics[index] ?? '0x';
}

/** A word of 32 bytes of the data. */
export function getWord({ data }: EventLog, index: number): `0x${string}` {
  return `0x${data.slice(2 + index * 64, 66 + index * 64)}`;
}

/** The address in a word, in lower case where the log is. */
export function toAddress(word: `0x${string}`): `0x${string}` {
  return `0x${word.slice(26)}`;
}

export function toBoolean(word: `0x${string}`): boolean {
  return BigInt(word) !== 0n;
}

/** The number in a word of a signed type. */
export function toSigned(word: `0x${string}`): bigint {
  return BigInt.asIntN(256, BigInt(word));
}

/** The first bytes of a word. */
export function toBytes(word: `0x${string}`, size: number): `0x${string}` {
  return `0x${word.slice(2, 2 + 2 * size)}`;
}

/** The bytes that the offset in a word points at; undefined where the data ends before them. */
export function readBytes(log: EventLog, index: number): `0x${string}` | undefined {
  const { data } = log;
  const offset = Number(getWord(log, index));
  if (offset % 32 !== 0 || 2 + 2 * offset + 64 > data.length) return undefined;
  const start = 2 + 2 * offset + 64;
  const end = start + 2 * Number(getWord(log, offset / 32));
  return end > data.length ? undefined : `0x${data.slice(start, end)}`;
}

/**
 * The text that the offset in a word points at. A wrong byte becomes the replacement character, and so does a zero:
 * PostgreSQL stores no text with one, and a refused row would stop the index.
 */
export function readText(log: EventLog, index: number): string | undefined {
  const bytes = readBytes(log, index);
  if (bytes === undefined) return undefined;
  const codes = bytes.slice(2).match(/../g) ?? [];
  const text = new TextDecoder().decode(Uint8Array.from(codes, (code) => Number.parseInt(code, 16)));
  return text.replaceAll('\0', '\uFFFD');
}

/** The numbers of the list that the offset in a word points at; undefined where the data ends before them. */
export function readNumbers(log: EventLog, index: number): readonly bigint[] | undefined {
  return readStructs(log, index, 1, (read) => BigInt(read(0)));
}

/** The same of a list of structs, each of some words; `read` answers the word at a place of the struct. */
export function readStructs<Struct>(
  log: EventLog,
  index: number,
  wordCount: number,
  toStruct: (read: (place: number) => `0x${string}`) => Struct,
): readonly Struct[] | undefined {
  const offset = Number(getWord(log, index));
  const first = offset / 32 + 1;
  const words = (log.data.length - 2) / 64;
  if (offset % 32 !== 0 || first > words) return undefined;
  const count = Number(getWord(log, first - 1));
  if (first + count * wordCount > words) return undefined;
  return Array.from({ length: count }, (_, row) =>
    toStruct((place) => getWord(log, first + row * wordCount + place)),
  );
}

/** These arguments, or undefined where one of them is. */
export function whole<Args extends object>(
  args: Args,
): { [Name in keyof Args]: Exclude<Args[Name], undefined> } | undefined {
  return isWhole(args) ? args : undefined;
}

function isWhole<Args extends object>(
  args: Args,
): args is Args & { [Name in keyof Args]: Exclude<Args[Name], undefined> } {
  return Object.values(args).every((value) => value !== undefined);
}
