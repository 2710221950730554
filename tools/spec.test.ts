import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

/** The specification is copied into the repository; a change of it must be noticed, not slip in. */
const hashes = {
  '000_60f41d94edf5dfef.txt': '60f41d94edf5dfef76be94bf8e85ba8ea647ae829ae8021db017ad3ef6d4653e',
  '001_09a01329d2f1d456.txt': '09a01329d2f1d45617506905569867f54f508646dca0963fd68111450efa63eb',
  '002_452845874830cc4d.txt': '452845874830cc4df8f00efb0cc35fc04557bad39f231d8d4a09701c5e882fe4',
  'requirements.md': 'f67ae6f58c00baff36f89b3bc5729261242574599171641edc937a239764e15c',
};

describe('docs/spec', () => {
  it.each(Object.entries(hashes))('%s is the text that was agreed', (file, hash) => {
    const text = readFileSync(`${root}docs/spec/${file}`);
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  });
});
