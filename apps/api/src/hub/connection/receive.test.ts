import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openOfTest } from '../../../test/hub-of-test.ts';

const handshakes = ['{"protocol":"json","version":1}\u001e', '{"protocol":"json","version":2}\u001e', ''];
const id = fc.oneof(fc.constantFrom('1', '', '__proto__'), fc.integer(), fc.string());
const almost = fc
  .record(
    {
      type: fc.oneof(fc.integer({ min: -1, max: 11 }), fc.anything()),
      invocationId: id,
      target: fc.oneof(fc.constantFrom('subscribe', 'unsubscribe', 'constructor', 'toString'), fc.anything()),
      arguments: fc.oneof(
        fc.array(fc.array(fc.constantFrom('head:1', 'pools:1', 'account', 'x', null))),
        fc.anything(),
      ),
      sequenceId: fc.oneof(fc.nat(3), fc.anything()),
      streamIds: fc.anything(),
    },
    { requiredKeys: [] },
  )
  .map((message) => `${toJson(message)}\u001e`);
const junk = fc.oneof(
  almost,
  fc.json().map((text) => `${text}\u001e`),
  fc.string({ unit: 'binary' }),
);

function toJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, item: unknown) => (typeof item === 'bigint' ? Number(item) : item)) ?? 'null'
  );
}

it('[HUB-01] given any input of a client, then the answer is messages or a close, and no state remains', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.constantFrom(...handshakes),
      fc.array(junk, { maxLength: 30 }),
      async (isStateful, handshake, texts) => {
        const { hub, listener, written, isEnded } = openOfTest(isStateful);
        if (handshake) listener.onText(handshake);
        for (const text of texts) listener.onText(text);
        await Promise.resolve();
        expect(hub.connections.size).toBe(isEnded() ? 0 : 1);
        expect(written.join('')).not.toMatch(/zod|at .*\.ts|undefined/i);
        listener.onBinary();
        listener.onClose();
        expect([hub.countsByIp.size, hub.topics.members.size].at(isStateful && !isEnded() ? 2 : 0) ?? 0).toBe(
          0,
        );
      },
    ),
    { seed: 11, numRuns: 500 },
  );
});
