import { inspect } from 'node:util';
import pino from 'pino';
import { expect, it } from 'vitest';
import { createChainNode } from './chain-node.ts';

it('does not expose the address of a failing node: its path may contain a key', async () => {
  const node = createChainNode(['http://127.0.0.1:1/v3/secret-key']);
  const error: unknown = await node.getHead().catch((thrown: unknown) => thrown);
  const lines: string[] = [];
  pino({}, { write: (line: string) => void lines.push(line) }).warn({ err: error });
  expect(String(error)).toMatch(/^Error: no chain node answers: /);
  expect(inspect(error) + lines.join('')).not.toContain('secret-key');
});
