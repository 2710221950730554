// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account } from '../../../test-support/known.ts';
import { createTestChain, withChain } from '../../shared/chain/chain.test-support.tsx';
import { LaunchpadPage } from './launchpad-page.tsx';
import { findMonthlySale } from './monthly/find-monthly-sale.ts';
import {
  createComing,
  createJoined,
  createProject,
  createUnknown,
  sampleNow,
} from './stories/sample-lists.ts';
import { createIndexedMonthly } from './stories/sample-monthly.ts';

const page = vi.hoisted((): { session: unknown } => ({ session: undefined }));
vi.mock('../../shared/wallet/wallet-session.ts', () => ({ useWalletSession: () => page.session }));
vi.mock('../../shared/chain/use-chain-time.ts', () => ({
  useBlockTime: () => sampleNow,
  useChainTime: () => sampleNow,
}));
vi.mock('../../shared/chain/runtime-config.ts', () => ({ getRuntimeConfig: () => ({}) }));
vi.mock('./banner/launchpad-banner.tsx', () => ({ LaunchpadBanner: () => null }));
vi.mock('./project-page.tsx', () => ({
  ProjectInPage: ({ symbol }: { symbol: string }) => <h1>{symbol}</h1>,
}));

type Body = Readonly<Record<string, unknown>>;
type Answer = object | undefined;
/** The answers of the API by path; undefined is no answer. */
let answers: Readonly<Record<string, (body: Body) => Answer>> = {};
let requests: (readonly [path: string, body: Body])[] = [];

async function answer(url: string, init?: { body?: string }): Promise<Response> {
  const path = url.replace(/^\/api/, '').replace(/\?.*/, '');
  const body: Body = JSON.parse(init?.body ?? '{}');
  requests.push([path, body]);
  const found = answers[path]?.(body);
  if (found === undefined) throw new TypeError('no answer');
  return Response.json({ succeeded: true, ...found });
}

function Where() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="where">{pathname + search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        browser back
      </button>
    </>
  );
}

async function show(search: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // Its code is loaded once, however long that takes.
  await import('./all-lists.tsx');
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[`/launchpad${search}`]}>
        <QueryClientProvider client={queries}>
          {withChain(createTestChain(), <LaunchpadPage />)}
        </QueryClientProvider>
        <Where />
      </MemoryRouter>,
    );
  });
}

const readWhere = () => screen.getByTestId('where').textContent;
const choose = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const listOf = (path: string) => requests.filter(([requested]) => requested === path).map(([, body]) => body);

const findCard = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li')!);
};
const readTerm = (card: ReturnType<typeof within>, label: string) =>
  card.getByText(label).closest('div')?.querySelector('dd')?.textContent;
/** Its contract is not read here. */
const isMonthly = (item: HTMLElement) =>
  /BSC does not answer/.test(item.textContent) || item.className.includes('min-h-[50rem]');
const findDay = (name: RegExp) => screen.findByRole('button', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const ended = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    createJoined({
      id: 100 + from + index,
      name: `Sale ${from + index}`,
      symbol: `S${from + index}`,
      referenceId: index === 0 ? 'mast' : null,
      created: 1_000_000 - from - index,
    }),
  );
const readRow = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const createMonthlyAnswer = (state: 'running' | 'stopped') => ({
  data: {
    blockNumber: 7,
    blockTimestamp: sampleNow,
    sales: [
      createIndexedMonthly({
        address: findMonthlySale({ chainId: 31337 })!.toLowerCase() as `0x${string}`,
        standing: { kind: 'known', state, freeTokens: '1', reservedTokens: '0' },
      }),
    ],
  },
});

beforeEach(() => {
  requests = [];
  page.session = undefined;
  answers = {
    '/launchpad/open_idos': () => ({ data: [createProject(), createComing(), createUnknown()] }),
    '/launchpad/monthly/31337': () => createMonthlyAnswer('stopped'),
    '/launchpad/ended_idos': () => ({ data: [] }),
    '/launchpad/joined_idos': () => ({ data: [createJoined()] }),
    '/ido/schedule': () => ({ data: [], unknownChainIds: [] }),
    '/launchpad/claim_calendar': () => ({ data: [], unknownChainIds: [] }),
    '/coins/markets': () => ({ data: [] }),
  };
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[IDO-01] the tabs of the launchpad', () => {
  it('given a tab, when another is chosen, then the address has it right after `?`, and back returns', async () => {
    await show('?Upcoming');
    expect(screen.getByRole('tab', { name: 'Upcoming' }).getAttribute('aria-selected')).toBe('true');
    choose('Ended');
    expect(readWhere()).toBe('/launchpad?Ended');
    fireEvent.click(screen.getByText('browser back'));
    expect(readWhere()).toBe('/launchpad?Upcoming');
    await screen.findByRole('table', { name: 'November 2026' });
  });

  it('given an unknown tab, then it is Active', async () => {
    await show('?Everything');
    expect(screen.getByRole('tab', { name: 'Active' }).getAttribute('aria-selected')).toBe('true');
    await screen.findByText('Keel Protocol');
  });

  it('given a symbol behind the tab, then its project is shown, and the way back leaves it', async () => {
    await show('?Ended?keel');
    expect(await screen.findByRole('heading', { name: 'KEEL' })).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Back to Ended' }));
    expect(readWhere()).toBe('/launchpad?Ended');
    expect(await screen.findByText('Empty !')).toBeDefined();
  });
});

describe('[IDO-03] the active sales', () => {
  it('given an open sale, then its card has its terms, its progress and the way to its page', async () => {
    await show('?Active');
    const card = await findCard('Keel Protocol');
    expect(card.getByText('OPEN')).toBeDefined();
    expect(card.getByText('Commit fund close in')).toBeDefined();
    expect(card.getByRole('timer').textContent).toContain('2d 00:00:00');
    expect(card.getByText('143.20%')).toBeDefined();
    expect(readTerm(card, 'Swap rate')).toBe('1 BUSD = 25 KEEL');
    expect(readTerm(card, 'IDO supply')).toBe('1.25M KEEL');
    expect(readTerm(card, 'Total supply')).toBe('100M KEEL');
    expect(readTerm(card, 'Contract')).toBe('0xcccccc…cccc');
    expect(card.getByRole('link', { name: 'View details: Keel Protocol' }).getAttribute('href')).toBe(
      '/launchpad?Active?KEEL',
    );
    const links = within(card.getByRole('list', { name: 'Links of Keel Protocol' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://keel.example',
      'https://telegram.example/keel',
      'https://twitter.example/keel',
    ]);
  });

  it('[IDO-15] given a running monthly sale, or an unknown one, then it has a card; none once its owner ended it', async () => {
    await show('?Active');
    await findCard('Keel Protocol');
    expect(screen.getAllByRole('listitem').filter(isMonthly)).toHaveLength(0);
    cleanup();
    answers = { ...answers, '/launchpad/monthly/31337': () => createMonthlyAnswer('running') };
    await show('?Active');
    await waitFor(() => expect(screen.getAllByRole('listitem').filter(isMonthly)).toHaveLength(1));
    cleanup();
    answers = { ...answers, '/launchpad/monthly/31337': () => undefined };
    await show('?Active');
    await waitFor(() => expect(screen.getAllByRole('listitem').filter(isMonthly)).toHaveLength(1));
  });

  it('given a project without a sale on chain, then it is COMING, TBA, and has no `View details`', async () => {
    await show('?Active');
    const card = await findCard('Gannet');
    expect(card.getByText('COMING')).toBeDefined();
    expect(card.getByText('Commit fund starts in : TBA')).toBeDefined();
    expect([readTerm(card, 'Swap rate'), readTerm(card, 'IDO supply')]).toEqual(['TBA', 'TBA']);
    expect(card.queryByRole('link', { name: /View details/ })).toBeNull();
  });

  it('given a chain without an index, then its sale is unknown with the reason, never 0 or TBA', async () => {
    await show('?Active');
    const card = await findCard('Halyard');
    expect(card.getByText('Unknown')).toBeDefined();
    for (const label of ['Swap rate', 'IDO supply', 'Contract'])
      expect(readTerm(card, label)).toBe('–Unknown: our index of Ethereum does not answer');
    expect(card.queryByText(/TBA|\b0%/)).toBeNull();
  });

  it('given a link that is no web page, then it is left out', async () => {
    const links = {
      telegram: 'javascript:alert(1)',
      twitter: 'http://a.example',
      medium: null,
      website: null,
    };
    answers = { ...answers, '/launchpad/open_idos': () => ({ data: [createProject({ socical: links })] }) };
    await show('?Active');
    await findCard('Keel Protocol');
    expect(screen.queryByRole('list', { name: /Links/ })).toBeNull();
  });

  it('[IDO-05] given no sale, then the list says `Empty !`', async () => {
    answers = { ...answers, '/launchpad/open_idos': () => ({ data: [] }) };
    await show('?Active');
    expect(await screen.findByText('Empty !')).toBeDefined();
  });

  it('[SHELL-06] given no answer, then the list is unknown, not empty, and is read again on demand', async () => {
    const { '/launchpad/open_idos': working, ...rest } = answers;
    answers = rest;
    await show('?Active');
    const alert = await screen.findByRole('alert');
    expect(screen.queryByText('Empty !')).toBeNull();
    answers = { ...rest, '/launchpad/open_idos': working! };
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Keel Protocol')).toBeDefined();
  });
});

describe('[IDO-02] the calendar of sales', () => {
  const openings = [12, 12, 27].map((date, index) => ({
    id: index,
    symbol: ['KEEL', 'SPIN', 'MAST'][index],
    name: ['Keel', 'Spinnaker', 'Mast'][index],
    logoUrl: null,
    startDate: Date.UTC(2026, 10, date, 14) / 1000,
    round: 1,
    endDate: Date.UTC(2026, 10, date + 2) / 1000,
    status: 2,
    chainId: 31_337,
    network: 'bep',
  }));
  beforeEach(() => {
    answers = {
      ...answers,
      '/ido/schedule': ({ month }) => ({ data: month === 11 ? openings : [], unknownChainIds: [31_338] }),
    };
  });

  it('given sales of a month, then each is on its day of UTC and leads to its project', async () => {
    await show('?Upcoming');
    const found = await findDay(/12 November: 2 entries|November 12: 2 entries/);
    const day = within(found.closest('td')!);
    expect(day.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/launchpad?Upcoming?KEEL',
      '/launchpad?Upcoming?SPIN',
    ]);
    expect(day.getAllByRole('link')[0]?.title).toMatch(/^Keel, round 1 opens · 14:00 UTC · /);
  });

  it('given another month, then its schedule is loaded, and a missing chain is named', async () => {
    await show('?Upcoming');
    await findDay(/27: 1 entry|27 November: 1 entry/);
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('heading', { name: 'December 2026 UTC' })).toBeDefined();
    await waitFor(() => expect(listOf('/ido/schedule').at(-1)).toEqual({ month: 12, year: 2026 }));
    expect(await screen.findByText(/index of Ethereum does not answer. Its sales are missing/)).toBeDefined();
    // A month of which a chain is missing is not known to be empty.
    expect(screen.queryByText('Empty !')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('heading', { name: 'November 2026 UTC' })).toBeDefined();
  });

  it('given the keyboard, then arrows move between days over the end of the month, and Enter opens the first', async () => {
    await show('?Upcoming');
    await findDay(/12: 2 entries|12 November: 2 entries/);
    const start = document.querySelector<HTMLElement>('[data-day][tabindex="0"]')!;
    start.focus();
    press('ArrowLeft');
    expect(document.activeElement?.getAttribute('data-day')).toBe('27');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) press(key);
    expect(screen.getByRole('heading', { name: 'December 2026 UTC' })).toBeDefined();
    expect(document.activeElement?.getAttribute('data-day')).toBe('1');
    press('PageUp');
    press('ArrowDown');
    press('ArrowDown');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) press(key);
    await findDay(/12: 2 entries|12 November: 2 entries/);
    expect(document.activeElement?.getAttribute('data-day')).toBe('12');
    // Enter on a button is a click.
    fireEvent.click(document.activeElement!);
    expect(readWhere()).toBe('/launchpad?Upcoming?KEEL');
  });
});

describe('[IDO-04] the ended sales', () => {
  let price: number;
  beforeEach(() => {
    price = 0.0612;
    answers = {
      ...answers,
      '/launchpad/ended_idos': ({ lastTime, symbol }) => {
        if (symbol !== '') return { data: ended(1).filter(({ name }) => name.includes(String(symbol))) };
        return { data: lastTime === null ? ended(20) : ended(3, 20) };
      },
      '/coins/markets': () => ({
        data: [
          {
            id: 'mast',
            symbol: 'mast',
            name: 'Mast',
            current_price: price,
            market_cap: null,
            price_change_percentage_24h: null,
            last_updated: '2026-11-28T05:00:00Z',
          },
        ],
      }),
    };
  });

  it('given prices by referenceId, then the table has price and ROI, and a dash where no price is known', async () => {
    await show('?Ended');
    await screen.findByText('Sale 0');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Project Name',
      'Chain',
      'Token',
      'Swap rate',
      'Current price',
      'ROI',
    ]);
    await waitFor(() => expect(readRow('Sale 0 ').join()).toContain('153.00%up'));
    expect(readRow('Sale 0 ').join()).toContain('$0.0612');
    expect(readRow('Sale 1 ').slice(-1).join()).toContain('–Unknown: no price of this token is known');
  });

  it('given a price below that of the sale, then its ROI is down', async () => {
    price = 0.0012;
    await show('?Ended');
    await screen.findByText('Sale 0');
    await waitFor(() => expect(readRow('Sale 0 ').join()).toContain('3.00%down'));
  });

  it('given a full page, when more is loaded, then the cursor is the last `created`, and a short page ends it', async () => {
    await show('?Ended');
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Sale 22')).toBeDefined();
    expect(listOf('/launchpad/ended_idos').map(({ lastTime }) => lastTime)).toEqual([null, 1_000_000 - 19]);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('given a search without a match, then it says so, and the whole list comes back', async () => {
    await show('?Ended');
    await screen.findByText('Sale 0');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' nothing ' } });
    expect(await screen.findByText('No sale matches “nothing”.')).toBeDefined();
    expect(screen.getByText('Empty !')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /Clear/ }));
    expect(await screen.findByText('Sale 19')).toBeDefined();
  });
});

describe('[IDO-05] the joined sales', () => {
  it('given no wallet, then it offers to connect one, and requests nothing', async () => {
    await show('?Joined');
    expect(await screen.findByText('Connect a wallet to see your sales')).toBeDefined();
    expect(listOf('/launchpad/joined_idos')).toEqual([]);
  });

  it('given an account, then the table has its amounts, and the calendar its claims', async () => {
    page.session = { account };
    await show('?Joined');
    expect(await screen.findByText('Mast Network')).toBeDefined();
    expect(listOf('/launchpad/joined_idos')[0]).toEqual({
      category: '',
      symbol: '',
      lastTime: null,
      address: account,
    });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Project Name',
      'Symbol',
      'Next Claim',
      'Allocation',
      'Claimed',
      'Claimable',
    ]);
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(
      cells.map((cell) => cell?.replace(/^(Symbol|Next Claim|Allocation|Claimed|Claimable)/, '')),
    ).toEqual(['MAST', expect.stringMatching(/^625.5 MASTDec 8, 2026, 05:00 UTC$/), '2,502', '625.5', '0']);
    expect(screen.getByRole('tab', { name: 'View Table' }).getAttribute('aria-selected')).toBe('true');
    fireEvent.click(screen.getByRole('tab', { name: 'View Calendar' }));
    expect(await screen.findByText('Empty !')).toBeDefined();
    expect(listOf('/launchpad/claim_calendar')).toEqual([{ ownerAddress: account, month: 11, year: 2026 }]);
  });

  it('given a phone, then a row has its amounts behind `Details`', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    page.session = { account };
    await show('?Joined');
    const details = await screen.findByRole('button', { name: 'Details: Mast Network' });
    expect(details.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(details);
    expect(details.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('2,502')).toBeDefined();
  });
});
