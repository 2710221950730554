import { test } from './engine-test.ts';
import { engineNames, sizes } from './engine.ts';
import type { SitePage } from './site-page.ts';
import { connect, demoAccountOf } from './wallet.ts';

type Device = keyof typeof sizes;
type Walk = (page: SitePage, device: Device) => Promise<void>;

const visitorDialogs: Walk = async (page, device) => {
  await page.open('/swap');
  await page.openDialog('Connect a wallet', '^Connect Wallet$');
  await page.leave('Connect a wallet');
  await page.openDialog('Settings', '^Settings$');
  await page.click('switch', 'Expert mode');
  await page.expectDialog('Turn on expert mode?');
  await page.leave('Turn on expert mode?');
  await page.leave('Settings');
  await page.openDialog('Select a token', '^From: ');
  await page.openDialog('Manage lists', 'Manage lists');
  await page.leave('Manage lists');
  await page.openDialog('Network nodes', '^Network nodes');
  await page.leave('Network nodes');
  if (device === 'desktop') return;
  await page.openDialog('Menu', 'Menu');
};

/** The dialogs of a round's proof and of collecting need a played round; the Chromium tests open them. */
const gameDialogs: Walk = async (page, device) => {
  await page.open('/prediction');
  await page.expectDialog('Welcome!');
  await page.click('checkbox', 'my own risk');
  await page.click('checkbox', 'a fee of');
  await page.click('button', '^Continue$');
  await page.expectNoDialog();
  await page.openDialog('Leaderboard', '^Leaderboard$');
  await page.leave('Leaderboard');
  if (device === 'phone') return;
  await page.openDialog('History', '^History$');
};

const accountDialogs =
  (account: number): Walk =>
  async (page) => {
    await page.open('/pool');
    await connect(page, account);
    await page.openDialog('Export', '^Export');
    await page.leave('Export');
    await page.openDialog('Account', '^Account 0x');
    await page.openDialog('Name and picture', '^Name and picture$');
    await page.leave('Name and picture');
    await page.openDialog('Recent Transactions', '^Recent transactions$');
    await page.leave('Recent Transactions');
    await page.click('button', '^Account 0x');
    await page.openDialog('Send', '^Send$');
    await page.fill('Amount', '0.1');
    await page.fill('Recipient', '0x000000000000000000000000000000000000bEEF');
    await page.click('button', '^Review$');
    await page.expectDialog('Confirm transfer');
  };

for (const engine of engineNames)
  for (const device of ['desktop', 'phone'] as const)
    for (const [whose, walk] of [
      ['visitor', visitorDialogs],
      ['player', gameDialogs],
      ['account', accountDialogs(demoAccountOf[engine])],
    ] as const)
      test(`[SHELL-05] in ${engine} on a ${device} every dialog of a ${whose} is fully visible, with all its controls`, async ({
        openSite,
      }) => {
        const page = await openSite(engine);
        await page.resize(sizes[device]);
        await page.forget();
        await walk(page, device);
        page.expectNoFault();
      });
