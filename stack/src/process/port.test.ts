import { expect, it } from 'vitest';
import { findFreePort } from './port.ts';

/** Where systems begin to give ports to outgoing connections, as Linux comes. */
const firstEphemeral = 32_768;

it('[OPS-01] a free port is none that an outgoing connection may be given, and is given out once', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, findFreePort));
  expect(new Set(ports).size).toBe(200);
  expect(ports.every((port) => port > 1024 && port < firstEphemeral)).toBe(true);
});
