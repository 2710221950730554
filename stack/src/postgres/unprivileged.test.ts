import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTemporaryHome } from '../home/temporary-home.ts';
import { isReachableByOthers, resolveReachableFolder, sharedFolder } from './unprivileged.ts';

const { home, remove } = createTemporaryHome('reach');
afterAll(remove);
const closed = join(home, 'closed');
mkdirSync(closed);
chmodSync(closed, 0o700);
const isRoot = process.getuid?.() === 0;

describe('folders of the database', () => {
  it('[OPS-01] reports which folders an unprivileged user can reach', () => {
    expect(isReachableByOthers(home)).toBe(true);
    expect(isReachableByOthers(closed)).toBe(false);
  });

  it('[OPS-01] stay at their path, except for root in a closed home', () => {
    expect(resolveReachableFolder(join(home, 'postgres'))).toBe(join(home, 'postgres'));
    const resolved = resolveReachableFolder(join(closed, 'postgres'));
    expect(resolved.startsWith(isRoot ? `${sharedFolder}/data-` : closed)).toBe(true);
    expect(resolveReachableFolder(join(closed, 'postgres'))).toBe(resolved);
  });
});
