// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { partsKeptMs } from '@tradewind/schema/media/media-upload';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import { useNoticeStore } from '../../../shared/ui/notice-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { forgetUpload, noteUpload } from '../upload/cut-upload-store.ts';
import { MintCard } from './mint-card.tsx';

const frames = vi.hoisted(() => ({ proposed: Promise.withResolvers<File | undefined>() }));
vi.mock('./propose-frame.ts', () => ({ frameName: 'frame', proposeFrame: () => frames.proposed.promise }));
vi.mock('../../../shared/account/ensure-signed-in.ts', () => ({ ensureSignedIn: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const session = { account } as WalletSession;
const own = {
  id: 7,
  ownerAddress: account,
  artistName: 'Ann',
  artistDescription: 'Paints.',
  publicProfileLink: 'https://ann.example',
  avatarName: `${'a'.repeat(64)}.png`,
  banner: null,
};

function draw(owner: WalletSession | undefined) {
  const queries = new QueryClient();
  const chain = createTestChain();
  const toPage = (of: WalletSession | undefined) => (
    <QueryClientProvider client={queries}>
      {withChain(chain, <MintCard session={of} onSaved={() => undefined} />)}
    </QueryClientProvider>
  );
  const { rerender } = render(toPage(owner));
  return { connect: () => rerender(toPage(session)) };
}

/** The form of an account that has these profiles. Returns the sent paths. */
async function show(profiles: readonly object[]) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return Response.json({ succeeded: true, data: url.includes('getbyOwnerwallet') ? profiles : [] });
  });
  draw(session);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Mint NFT' });
  await expect.poll(() => button.disabled).toBe(false);
  fireEvent.click(button);
  return sent;
}

it('[ART-02] given an account without a profile, when it mints, then `Please create artist!` and nothing is sent', async () => {
  const sent = await show([]);
  expect(useNoticeStore.getState().notices.map(({ title }) => title)).toContain('Please create artist!');
  expect(sent.some((url) => /upload|draft/.test(url))).toBe(false);
});

it('[ART-02] given an artist and an empty form, when it mints, then the fields are required and nothing is sent', async () => {
  const sent = await show([own]);
  expect(screen.getAllByText('Required!')).toHaveLength(4);
  fireEvent.click(screen.getByLabelText('Video'));
  expect(screen.getByText('Thumbnail not be empty!!')).toBeDefined();
  expect(sent.some((url) => /upload|draft/.test(url))).toBe(false);
});

it('[ART-02] given an open file picker, when the wallet connects, then the chosen file arrives in the form', () => {
  const { connect } = draw(undefined);
  const input = screen.getByLabelText('File');
  connect();
  fireEvent.change(input, { target: { files: [new File(['x'], 'one.png', { type: 'image/png' })] } });
  expect(screen.getByRole('img').getAttribute('alt')).toBe('one.png');
});

const choose = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });

it('[ART-02] given a photograph with notes of its camera, then the user may remove them before the mint, and take them back', async () => {
  draw(session);
  const head = [0xff, 0xd8];
  const comment = [0xff, 0xfe, 0, 5, 0x41, 0x6e, 0x6e];
  const scan = [0xff, 0xda, 0, 2, 0xff, 0xd9];
  const photograph = new File([Uint8Array.from([...head, ...comment, ...scan])], 'a.jpg', {
    type: 'image/jpeg',
  });
  choose('File', photograph);
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: /^Remove place, time and camera/,
  });
  expect(choice.checked).toBe(false);
  const field = screen.getByLabelText<HTMLInputElement>('File');
  fireEvent.click(choice);
  expect(choice.checked).toBe(true);
  expect(field.files?.[0]?.size).toBe(head.length + scan.length);
  fireEvent.click(choice);
  expect(field.files?.[0]?.size).toBe(photograph.size);
  choose('File', new File(['x'], 'b.jpg', { type: 'image/jpeg' }));
  expect(screen.queryByRole('checkbox', { name: /^Remove/ })).toBeNull();
});

it('[ART-02] given a film, then one of its frames is proposed as its thumbnail; given a thumbnail meanwhile, then that stays', async () => {
  const frame = new File(['frame'], 'frame', { type: 'image/webp' });
  const film = new File(['film'], 'film.mp4', { type: 'video/mp4' });
  const hint = 'A frame of the film. You may choose another picture.';
  draw(session);
  fireEvent.click(screen.getByLabelText('Video'));
  choose('File', film);
  frames.proposed.resolve(frame);
  expect(await screen.findByText(hint)).toBeDefined();
  expect(screen.getByRole('img').getAttribute('alt')).toBe('frame');
  cleanup();
  frames.proposed = Promise.withResolvers();
  draw(session);
  fireEvent.click(screen.getByLabelText('Video'));
  choose('File', film);
  choose('Thumbnail', new File(['x'], 'own.png', { type: 'image/png' }));
  frames.proposed.resolve(frame);
  await frames.proposed.promise;
  expect(screen.getByRole('img').getAttribute('alt')).toBe('own.png');
  expect(screen.queryByText(hint)).toBeNull();
});

it('[ART-02] given an upload that a page left, then the next one offers to go on, for the hour in which the server has its parts', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  noteUpload('film.mp4');
  draw(session);
  expect(screen.getByText('The upload of film.mp4 was cut off.')).toBeDefined();
  cleanup();
  vi.setSystemTime(Date.now() + partsKeptMs);
  draw(session);
  expect(screen.queryByText(/was cut off/)).toBeNull();
  forgetUpload();
  vi.useRealTimers();
});
