type Hex = `0x${string}`;

/** The address of one repeated digit, or of one repeated byte: `toAddress('a')` is `0xaaaa…`. */
const toAddress = (digits: string): Hex => `0x${digits.repeat(40 / digits.length)}`;

/** The hash of one repeated digit, or of one repeated byte. */
export const toHash = (digits: string): Hex => `0x${digits.repeat(64 / digits.length)}`;

/** The account that reports or claims. */
export const owner = toAddress('a1');

/** An account that has no part in it. */
export const stranger = toAddress('b2');

/** The transaction of a test that has one. */
export const hash = toHash('ab');
