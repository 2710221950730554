import { expect, it } from 'vitest';
import { buildTakeBackFile } from './take-back-file.ts';

/** Our own paths: of the API, of the hub, and of a page's files. */
const ownPaths = [/fetch\([`"']\/api/, /\/api\$\{/, /signalr/i, /[`"']\/stocks/, /[`"']\/assets\//];

it('the file holds everything: no import, no other file, no request of ours', async () => {
  const file = await buildTakeBackFile();
  const frame = file
    .replaceAll(/(<script[^>]*>).*?(<\/script>)/gs, '$1$2')
    .replace(/<style>.*?<\/style>/s, '');
  expect(frame.match(/<script[^>]*>/g)).toEqual(['<script>', '<script type="module">']);
  expect(frame).not.toMatch(/ src=| href=/);
  expect(file).not.toMatch(/<script type="module">\s*import\b|\bimport\(\s*[`"'][./]/);
  expect(ownPaths.filter((path) => path.test(file))).toEqual([]);
  // With the font, both languages and the contracts' addresses.
  expect(Buffer.byteLength(file)).toBeLessThan(1_600_000);
}, 300_000);

it('the same sources make the same file, so its hash can be compared', async () => {
  expect(await buildTakeBackFile()).toBe(await buildTakeBackFile());
}, 600_000);
