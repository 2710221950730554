import { afterEach, expect, it, vi } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { createJoined, createUnknown } from '../stories/sample-lists.ts';
import { createJoinedExport } from './create-joined-export.ts';

afterEach(() => vi.unstubAllGlobals());

it('[IDO-05] given joined sales on two pages, then the file has each once, and nothing for an unknown amount', async () => {
  const first = Array.from({ length: 20 }, (_, index) =>
    createJoined({ id: 100 + index, created: 1_000 - index }),
  );
  const cursors: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { lastTime } = JSON.parse(body);
    cursors.push(lastTime);
    return Response.json({ succeeded: true, data: lastTime === null ? first : [createUnknown()] });
  });
  const reading = { signal: new AbortController().signal, onProgress: () => undefined };
  const text = await createJoinedExport({ chain: createTestChain(), account }, reading);
  const lines = text.trimEnd().split('\r\n');
  expect(cursors).toEqual([null, 981]);
  expect(lines[0]).toBe(
    'project_id,project,symbol,token,token_address,chain_id,allocation,claimed,claimable,next_claim,next_date',
  );
  expect(lines[1]).toMatch(
    /^100,Mast Network,MAST,MAST,0xc+,31337,2502,625.5,0,625.5,2026-12-08T05:00:00.000Z$/,
  );
  expect(lines).toHaveLength(22);
  expect(lines[21]).toBe('9,Halyard,HAL,HAL,,31338,,,,,');
});
