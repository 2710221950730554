import { request } from 'node:http';
import { once } from 'node:events';

/** Returns the bytes of a page's HTML and of the scripts it names directly, compressed with brotli. */
export async function measureFirstLoad(url: string) {
  const html = await sendRequest(url);
  const text = await (await fetch(url)).text();
  const scripts = [...text.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g)].map(
    ([, path = '']) => path,
  );
  const weights = await Promise.all(
    [...new Set(scripts)].map((path) => sendRequest(new URL(path, url).href)),
  );
  return { html, scripts: weights.reduce((sum, weight) => sum + weight, 0), requests: weights.length };
}

async function sendRequest(url: string): Promise<number> {
  const [response] = await once(request(url, { headers: { 'accept-encoding': 'br' } }).end(), 'response');
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  return bytes;
}
