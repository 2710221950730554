import { expect, it } from 'vitest';
import { findFreePort } from './port.ts';

/** The first ephemeral port for outgoing connections, by Linux's default. */
const firstEphemeral = 32_768;

it('[OPS-01] a free port is outside the ephemeral range, and is returned once', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, findFreePort));
  expect(new Set(ports).size).toBe(200);
  expect(ports.every((port) => port > 1024 && port < firstEphemeral)).toBe(true);
});
