type Hex = `0x${string}`;

/** The address of one repeated digit, or of one repeated byte: `toAddress('a')` is `0xaaaa…`. */
export const toAddress = (digits: string): Hex => `0x${digits.repeat(40 / digits.length)}`;

/** The hash of one repeated digit, or of one repeated byte. */
export const toHash = (digits: string): Hex => `0x${digits.repeat(64 / digits.length)}`;
