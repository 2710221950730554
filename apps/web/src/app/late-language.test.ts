// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

const shared = `${import.meta.dirname}/../shared`;

/** Where a text was read while modules loaded. */
const { reads, translated } = vi.hoisted(() => ({
  reads: new Set<string>(),
  translated: new Map<string, object>(),
}));

vi.mock('../shared/message/translate.ts', () => ({
  translate: (name: string, texts: object) => {
    translated.set(name, texts);
    // The server's HTML is English; it alone has descriptions.
    return name.endsWith('Description') ? texts : watch(name, texts);
  },
}));

/** The same texts; reading one is noted with the module that reads it. Parts and messages with arguments may be kept. */
function watch(path: string, texts: object): object {
  return new Proxy(texts, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      const inner = `${path}.${String(name)}`;
      if (typeof value === 'object' && value !== null) return watch(inner, value);
      if (typeof value === 'string') reads.add(`${inner} ${findReader()}`);
      return value;
    },
  });
}

function findReader(): string {
  const lines = new Error('read').stack?.split('\n') ?? [];
  return lines.find((line) => line.includes('/src/') && !line.includes('/shared/message/'))?.trim() ?? '';
}

it('[SHELL-03] every part of the catalogue is one that a language can be laid over, by its own name', async () => {
  const { messages } = await import('../shared/message/messages.ts');
  expect([...translated.keys()].toSorted()).toEqual(Object.keys(messages).toSorted());
});

/** A page loads after the language; what loads with the frame of the site, or may share a chunk with it, before it. */
it('[SHELL-03] no module that can load before the language keeps a text', async () => {
  const modules = globSync('**/*.{ts,tsx}', { cwd: shared }).filter(
    (path) =>
      !/\.test\.|test-support|^message\//.test(path) &&
      readFileSync(`${shared}/${path}`, 'utf8').includes('/message/messages.ts'),
  );
  expect(modules.length).toBeGreaterThan(50);
  await import('./app.tsx');
  for (const path of modules) await import(`${shared}/${path}`);
  expect([...reads]).toEqual([]);
});
