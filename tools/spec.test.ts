import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

/** The repository contains a copy of the specification; the test detects any change of it. */
const hashes = {
  '000_60f41d94edf5dfef.txt': '60f41d94edf5dfef76be94bf8e85ba8ea647ae829ae8021db017ad3ef6d4653e',
  '001_09a01329d2f1d456.txt': '09a01329d2f1d45617506905569867f54f508646dca0963fd68111450efa63eb',
  '002_452845874830cc4d.txt': '452845874830cc4df8f00efb0cc35fc04557bad39f231d8d4a09701c5e882fe4',
  'requirements.md': '5f77c7092975a153c69d549684c7aef9e39bd7b0c9c0b1b0bcbe24b24314c2d1',
};

describe('docs/spec', () => {
  it.each(Object.entries(hashes))('%s is the agreed text', (file, hash) => {
    const text = readFileSync(`${root}docs/spec/${file}`);
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  });
});
