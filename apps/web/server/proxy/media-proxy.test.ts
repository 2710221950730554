import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { close, listen, startTestServer } from '../test/start-server.ts';

/** The media process: answers with the path and the number of bytes that it got. */
const media = createServer(
  (request, response) =>
    void buffer(request).then((body) =>
      response.end(`media ${request.url} ${body.length} ${request.headers.cookie}`),
    ),
);
let web: Awaited<ReturnType<typeof startTestServer>>;

beforeAll(async () => {
  web = await startTestServer((request, response) => void response.end(`api ${request.url}`), {
    MEDIA_URL: `${await listen(media)}/`,
  });
});
afterAll(async () => {
  await web.stop();
  await close(media);
});

describe('[ART-03] a file of a user', () => {
  it('given the path of the specification, then it goes to the media process with its cookie', async () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(3_000_000)]), 'a.png');
    const init = { method: 'POST', body, headers: { cookie: 'session=x' } };
    const answer = await fetch(`${web.url}/api/v1/Media/api/upload_file`, init);
    expect(await answer.text()).toMatch(/^media \/v1\/Media\/api\/upload_file 3000\d+ session=x$/);
  });

  it.each([
    '/api/v1/Media',
    '/api/v1/Mediator/api/x',
    '/api/v1/media/../internal/picture',
    '/api/internal/picture',
  ])('given %s, then it goes to the API', async (path) => {
    expect(await (await fetch(web.url + path)).text()).toMatch(/^api /);
  });
});
