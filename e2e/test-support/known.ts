type Hex = `0x${string}`;

/** The address of one repeated digit, or of one repeated byte: `toAddress('a')` is `0xaaaa…`. */
export const toAddress = (digits: string): Hex => `0x${digits.repeat(40 / digits.length)}`;

/** The hash of one repeated digit, or of one repeated byte. */
export const toHash = (digits: string): Hex => `0x${digits.repeat(64 / digits.length)}`;

/** An address without a contract on the local chains. */
export const noContract = toAddress('9');

/** An address that no test has a key of. */
export const recipient = '0x000000000000000000000000000000000000bEEF';

/** An address for paths whose contract does not matter. */
export const anyContract = '0x0000000000000000000000000000000000000001';
