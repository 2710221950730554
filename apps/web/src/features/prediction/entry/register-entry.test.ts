// @vitest-environment happy-dom
import { findErrorDefinition } from '@tradewind/schema/wire/error-catalogue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { useNoticeStore } from '../../../shared/ui/notice-store.ts';
import { registerEntry } from './register-entry.ts';

const text = messages.prediction;
const hash = `0x${'ab'.repeat(32)}` as const;
const account = `0x${'11'.repeat(20)}` as const;
const order = {
  chain: createTestChain(),
  market: account,
  account,
  epoch: 7,
  lockAt: 2_100,
  isUp: true,
  amount: 10n ** 17n,
};

const accept = (state: 'entered' | 'pending') =>
  Response.json({ succeeded: true, data: { state } }, { status: state === 'entered' ? 200 : 202 });
const refuse = (code: string) => {
  const { status = 500, text: message = '', retryable } = findErrorDefinition(code) ?? {};
  return Response.json(
    { succeeded: false, data: null, message, code, retryable, requestId: '1' },
    { status },
  );
};

/** The notice that the user sees after these answers of the server; the last one repeats. */
async function register(answers: readonly (() => Response)[], isUp = true) {
  let requested = 0;
  vi.stubGlobal('fetch', async () => answers[Math.min(requested++, answers.length - 1)]!());
  const registered = registerEntry({ ...order, isUp }, hash);
  await vi.advanceTimersByTimeAsync(15_000);
  await registered;
  const [notice] = useNoticeStore.getState().notices;
  return { notice, requested };
}

describe('[PRED-06] an entry is registered with the server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    useNoticeStore.setState({ notices: [] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    [true, 'UP position entered'],
    [false, 'DOWN position entered'],
  ])('given a server that knows the entry, when UP is %s, then it is a success', async (isUp, entered) => {
    const { notice, requested } = await register([() => accept('entered')], isUp);
    expect([notice?.tone, notice?.title, notice?.text, requested]).toEqual([
      'success',
      text.successTitle,
      entered,
      1,
    ]);
  });

  it.each([
    ['pending', () => accept('pending')],
    ['unknown', () => refuse('ENTRY_UNKNOWN')],
    ['unchecked', () => refuse('ENTRY_UNCHECKED')],
  ])(
    'given an entry that is %s, when the server has it a moment later, then it is a success',
    async (_, first) => {
      const { notice, requested } = await register([first, first, () => accept('entered')]);
      expect([notice?.tone, requested]).toEqual(['success', 3]);
    },
  );

  it.each([
    ['pending', () => accept('pending'), text.entryPending],
    ['unknown', () => refuse('ENTRY_UNKNOWN'), findErrorDefinition('ENTRY_UNKNOWN')?.text],
    ['unchecked', () => refuse('ENTRY_UNCHECKED'), findErrorDefinition('ENTRY_UNCHECKED')?.text],
  ])(
    'given an entry that stays %s, when ten seconds are over, then the page shows that, and no success',
    async (_, answer, title) => {
      const { notice, requested } = await register([answer]);
      expect([notice?.tone, notice?.title, notice?.text]).toEqual(['warning', title, text.notRegisteredText]);
      expect(requested).toBeGreaterThan(5);
    },
  );

  it('given a replay, when it is refused, then the page shows it at once', async () => {
    const { notice, requested } = await register([() => refuse('ENTRY_OF_ANOTHER_ROUND')]);
    const title = findErrorDefinition('ENTRY_OF_ANOTHER_ROUND')?.text;
    expect([notice?.tone, notice?.title, requested]).toEqual(['warning', title, 1]);
  });
});
