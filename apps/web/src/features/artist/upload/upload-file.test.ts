import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pause } from '../../../shared/time/pause.ts';
import { uploadFile } from './upload-file.ts';

vi.mock('../../../shared/time/pause.ts', () => ({ pause: vi.fn(() => Promise.resolve()) }));

const mib = 1024 * 1024;
type Sent = { offset: number; body: Uint8Array; name: string };
let parts: Sent[];
/** How many parts are lost before they arrive, and how many answers afterwards. */
let lost: { parts: number; answers: number };

beforeEach(() => {
  vi.mocked(pause).mockClear();
  vi.stubGlobal('isSecureContext', true);
  parts = [];
  lost = { parts: 0, answers: 0 };
  vi.stubGlobal('fetch', answer);
});
afterEach(() => void vi.unstubAllGlobals());

const toAnswer = (data: unknown) => Response.json({ succeeded: true, data });
const state = () => ({ offset: parts.reduce((sum, { body }) => sum + body.length, 0), bytes: 0, file: null });

/** A server that keeps parts as the media process does. */
async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  if (url.includes('upload_end'))
    return toAnswer({
      filename: 'a.png',
      kind: 'png',
      bytes: 1,
      width: 1,
      height: 1,
      frames: 1,
      seconds: null,
      placeholder: null,
    });
  if (init.method !== 'POST') return toAnswer(state());
  const headers = new Headers(init.headers);
  const body = init.body as Uint8Array;
  expect(headers.get('x-part-hash')).toBe(createHash('sha256').update(body).digest('hex'));
  expect(headers.get('x-upload-name')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  if (lost.parts-- > 0) throw new TypeError('the line is cut');
  const offset = Number(headers.get('x-upload-offset'));
  // A part that it has changes nothing.
  if (offset === state().offset) parts.push({ offset, body, name: headers.get('x-upload-name')! });
  if (lost.answers-- > 0) throw new TypeError('the line is cut');
  return toAnswer(state());
}

const { signal } = new AbortController();

it('[ART-02] given a file of three parts, then each is sent once in order, and the progress is what the server has', async () => {
  const progress: number[] = [];
  const file = new Blob([new Uint8Array(2 * mib + 1).fill(7)]);
  expect(await uploadFile(file, { signal, onProgress: (sent) => progress.push(sent) })).toBe('a.png');
  expect(parts.map(({ offset, body }) => [offset, body.length])).toEqual([
    [0, mib],
    [mib, mib],
    [2 * mib, 1],
  ]);
  expect(new Set(parts.map(({ name }) => name)).size).toBe(1);
  expect(progress).toEqual([0, mib, 2 * mib, 2 * mib + 1]);
});

it('[ART-02] given a cut line before or behind a part, then the upload goes on where the server is', async () => {
  lost = { parts: 1, answers: 1 };
  await uploadFile(new Blob([new Uint8Array(mib + 5)]), { signal });
  expect(parts.map(({ offset }) => offset)).toEqual([0, mib]);
});

it('[ART-02] given a page that died in the upload, when another one uploads the same file, then it goes on where the server is', async () => {
  const bytes = new Uint8Array(3 * mib).fill(7);
  parts = [{ offset: 0, body: bytes.slice(0, 2 * mib), name: '' }];
  await uploadFile(new Blob([bytes]), { signal });
  expect(parts.map(({ offset }) => offset)).toEqual([0, 2 * mib]);
});

it('[ART-02] given equal files, then their uploads have one name; another file has another one', async () => {
  const names: (string | undefined)[] = [];
  for (const text of ['same', 'same', 'other']) {
    parts = [];
    await uploadFile(new Blob([text]), { signal });
    names.push(parts[0]?.name);
  }
  const [first, again, other] = names;
  expect([first === again, first === other]).toEqual([true, false]);
});

it('[ART-02] given a line that stays cut, then the upload fails', async () => {
  lost = { parts: 9, answers: 0 };
  await expect(uploadFile(new Blob(['x']), { signal })).rejects.toMatchObject({ code: 'UNREACHABLE' });
  expect(vi.mocked(pause).mock.calls.map(([ms]) => ms)).toEqual([1_000, 2_000]);
});

it('[ART-03] given a refusal of the server, then it is not sent again', async () => {
  const refusal = {
    succeeded: false,
    data: null,
    message: 'no',
    code: 'MEDIA_KIND',
    retryable: false,
    requestId: '1',
  };
  const fetched = vi.fn(async () => Response.json(refusal, { status: 422 }));
  vi.stubGlobal('fetch', fetched);
  await expect(uploadFile(new Blob(['x']), { signal })).rejects.toMatchObject({ code: 'MEDIA_KIND' });
  expect(fetched).toHaveBeenCalledTimes(1);
});
