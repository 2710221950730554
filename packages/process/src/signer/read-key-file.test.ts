import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readKeyFile } from './read-key-file.ts';

const home = mkdtempSync(join(tmpdir(), 'tradewind-key-'));
afterAll(() => rmSync(home, { recursive: true }));

function writeKey(mode: number): string {
  const file = join(home, mode.toString(8));
  writeFileSync(file, 'a secret');
  chmodSync(file, mode);
  return file;
}

it.each([0o600, 0o400, 0o640, 0o440])('[OPS-05] given a file of the mode %o, then it is read', (mode) => {
  expect(readKeyFile(writeKey(mode), 'A_FILE')).toBe('a secret');
});

it.each([0o644, 0o604, 0o602, 0o601, 0o620, 0o666])(
  '[OPS-05] given a file of the mode %o, then it is refused by the name of its setting',
  (mode) => {
    expect(() => readKeyFile(writeKey(mode), 'A_FILE')).toThrow(/^A_FILE is open to other users/);
  },
);

it('[OPS-05] given no file, or a folder, then the error names the setting alone', () => {
  expect(() => readKeyFile(join(home, 'none'), 'A_FILE')).toThrow(/^A_FILE cannot be read$/);
  chmodSync(home, 0o700);
  expect(() => readKeyFile(home, 'A_FILE')).toThrow(/^A_FILE cannot be read$/);
});
