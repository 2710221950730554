import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { findPort } from './find-port.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A small third-party server: its answer can be changed at any time, and its requests are recorded. */
export async function startUpstream() {
  const state: { answer: Answer } = { answer: (response) => void response.writeHead(404).end() };
  const requested: { url: URL; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    requested.push({ url: new URL(request.url ?? '', 'http://upstream'), headers: request.headers });
    state.answer(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${findPort(server)}`,
    requested,
    answer: (answer: Answer) => void (state.answer = answer),
    answerJson: (value: unknown) =>
      void (state.answer = (response) => void response.end(JSON.stringify(value))),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Faults of a broken or hostile upstream. */
export const hostileAnswers: Record<string, Answer> = {
  'a server error': (response) => void response.writeHead(500).end('{}'),
  'too many requests': (response) => void response.writeHead(429).end(),
  'a page of HTML': (response) => void response.end('<html></html>'),
  'a redirect': (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'more than 1 MB': (response) => void response.end(`"${'x'.repeat(1024 * 1024)}"`),
  'brackets without end': (response) => void response.end('['.repeat(200_000)),
  'bytes that are no text': (response) => void response.end(Buffer.from([0xff, 0xfe, 0xff])),
  'half an answer': (response) =>
    void response.writeHead(200, { 'content-length': 999 }).write('{', () => response.destroy()),
  'another shape': (response) => void response.end('{"result":{"__proto__":7}}'),
  silence: () => undefined,
};
