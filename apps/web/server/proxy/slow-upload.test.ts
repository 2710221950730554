import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { refusalSchema } from '@tradewind/schema/wire/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../test/start-server.ts';

const pauseMilliseconds = 400;
let web: Awaited<ReturnType<typeof startTestServer>>;
let aborted = 0;

async function answerLate(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { length } = await buffer(request);
    // Longer than a pause of the body may be.
    await delay(pauseMilliseconds * 2);
    response.end(String(length));
  } catch {
    aborted += 1;
  }
}

beforeAll(async () => {
  web = await startTestServer(
    (request, response) => void answerLate(request, response),
    {},
    { pauseMilliseconds },
  );
});
afterAll(() => web.stop());

/** Sends the parts with a pause after each, without a length. */
async function send(parts: readonly string[], pauseMs: number, path = '/api/upload') {
  const outgoing = httpRequest(web.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
  });
  const answered = new Promise<{ status: number | undefined; body: string; connection: string | undefined }>(
    (resolve, reject) => {
      outgoing.on('error', reject);
      outgoing.on('response', (answer) => {
        const { statusCode: status, headers } = answer;
        text(answer).then((body) => resolve({ status, body, connection: headers.connection }), reject);
      });
    },
  );
  for (const part of parts) {
    outgoing.write(part);
    await Promise.race([answered, delay(pauseMs)]);
  }
  if (parts.length > 1) outgoing.end();
  return answered;
}

describe('an upload through the web server', () => {
  it('[API-01] given parts that keep coming, then it passes, however long all of it takes', async () => {
    const parts = Array.from({ length: 8 }, () => 'x'.repeat(1000));
    expect(await send(parts, pauseMilliseconds / 2)).toMatchObject({ status: 200, body: '8000' });
    expect(web.server.requestTimeout).toBeGreaterThan(120_000);
  });

  it('[API-01] given a body that pauses too long, then it is refused, and the API’s request ends', async () => {
    const { status, body, connection } = await send(['x'], pauseMilliseconds * 10);
    expect([status, connection]).toEqual([408, 'close']);
    expect(refusalSchema.parse(JSON.parse(body))).toMatchObject({ code: 'REQUEST_TIMEOUT', retryable: true });
    await expect.poll(() => aborted).toBe(1);
    expect((await fetch(`${web.url}/livez`)).status).toBe(200);
  });

  it('[API-01] given an answer that takes longer than a pause may, then it arrives, also on a kept connection', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(`${web.url}/api/upload`, { method: 'POST', body: 'whole' });
      expect(await answer.text()).toBe('5');
    }
  });
});
