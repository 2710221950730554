import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../test/start-server.ts';

let web: Awaited<ReturnType<typeof startTestServer>>;

beforeAll(async () => {
  web = await startTestServer((_request, response) => void response.end());
});
afterAll(() => web.stop());

/** The headers of the page for a visitor who sends these cookies. */
async function fetchHeaders(cookie: string | undefined) {
  const sent = request(`${web.url}/swap`, { headers: { ...(cookie !== undefined && { cookie }) } }).end();
  const [{ headers, statusCode }] = await once(sent, 'response');
  return { status: statusCode, policy: String(headers['content-security-policy']), headers };
}

describe('own node', () => {
  it('[CHAIN-01] the policy allows the one origin in the cookie, and is otherwise unchanged', async () => {
    const plain = await fetchHeaders(undefined);
    const { policy, headers } = await fetchHeaders('a=1; tradewind-node=https://node.example:8545');
    expect(policy).toBe(
      plain.policy.replace(/connect-src [^;]*/, (nodes) => `${nodes} https://node.example:8545`),
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept-encoding, cookie' });
    expect((await fetchHeaders(undefined)).policy).toBe(plain.policy);
  });

  it.each([
    'tradewind-node=*',
    'tradewind-node=https://*.example',
    'tradewind-node=https:',
    'tradewind-node=data:',
    "tradewind-node='unsafe-eval'",
    "tradewind-node=https://node.example 'unsafe-inline'",
    'tradewind-node=https://node.example https://evil.example',
    'tradewind-node=https://node.example,https://evil.example',
    'tradewind-node=https://node.example/path;script-src *',
    'tradewind-node=https://node.example%0d%0aset-cookie:%20a=1',
    'tradewind-node=https://node.example; tradewind-node=https://evil.example',
    'tradewind-node=http://node.example',
    'tradewind-node=https://user@node.example',
    '__Host-tradewind-node=https://node.example',
    `tradewind-node=https://${'a'.repeat(8000)}.example`,
  ])('[CHAIN-01] `%s` widens nothing', async (cookie) => {
    const { status, policy } = await fetchHeaders(cookie);
    expect(status).toBe(200);
    expect(policy).toBe((await fetchHeaders(undefined)).policy);
  });
});
