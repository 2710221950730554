import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createConnectionToken, parseConnectionToken } from './connection-token.ts';
import { createUsedTokens } from './used-tokens.ts';

const secret = Buffer.alloc(32, 7);
const payload = {
  nodeId: 'node-1',
  connectionId: 'c'.repeat(22),
  isStateful: true,
  expiresAt: 1_800_000_000_000,
};

describe('[HUB-01] a connection token', () => {
  it('has the same payload on every node, the node first', () => {
    const token = createConnectionToken(secret, payload);
    expect(token).toMatch(/^node-1\.[\w.-]+$/);
    expect(encodeURIComponent(token)).toBe(token);
    expect(parseConnectionToken(Buffer.from(secret), token)).toEqual(payload);
    expect(
      parseConnectionToken(secret, createConnectionToken(secret, { ...payload, isStateful: false })),
    ).toMatchObject({ isStateful: false });
  });

  it('cannot be forged or changed', () => {
    const token = createConnectionToken(secret, payload);
    expect(parseConnectionToken(Buffer.alloc(32, 8), token)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.nat(token.length - 1),
        fc.constantFrom('a', 'Z', '0', '9', '-', '_', '.'),
        (index, character) => {
          const changed = token.slice(0, index) + character + token.slice(index + 1);
          expect(changed === token || parseConnectionToken(secret, changed) === undefined).toBe(true);
        },
      ),
      { seed: 5, numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string(), (text) => parseConnectionToken(secret, text) === undefined),
      { seed: 6 },
    );
  });

  it('is valid once, and is deleted when it has expired', () => {
    const used = createUsedTokens();
    expect([used.use(payload, 0), used.use(payload, 1)]).toEqual([true, false]);
    expect(used.use({ ...payload, connectionId: 'other' }, payload.expiresAt)).toBe(true);
    expect(used.use(payload, payload.expiresAt)).toBe(true);
  });
});
