import { createChainReader } from '../fixture/chain-reader.ts';
import { findPool } from '../fixture/find-pool.ts';
import { test } from './engine-test.ts';
import { engineNames } from './engine.ts';
import type { SitePage } from './site-page.ts';
import { connect, demoAccountOf } from './wallet.ts';
import { recipient } from '../test-support/known.ts';

/** Opens a dialog by a button, checks it on both devices and closes it. The page stays on the other device. */
async function visit(page: SitePage, title: string, button: string): Promise<void> {
  await page.openDialog(title, button);
  await expectOnBoth(page, title);
  await page.leave(title);
}

async function expectOnBoth(page: SitePage, title: string): Promise<void> {
  await page.expectDialog(title);
  await page.changeDevice();
  await page.expectDialog(title);
}

for (const engine of engineNames) {
  test(`[SHELL-05] in ${engine} on both devices every dialog of a visitor is fully visible, with all its controls`, async ({
    openSite,
    stack,
    pairingUrl,
  }) => {
    const page = await openSite(engine);
    await page.forget();
    await page.resize('phone');
    await page.open('/swap');
    await page.openDialog('Menu', 'Menu');
    await page.leave('Menu');
    await visit(page, 'Connect a wallet', '^Connect Wallet$');
    await page.openDialog('Settings', '^Settings$');
    await expectOnBoth(page, 'Settings');
    await page.click('switch', 'Expert mode');
    await expectOnBoth(page, 'Turn on expert mode?');
    await page.leave('Turn on expert mode?');
    await page.leave('Settings');
    await page.openDialog('Select a token', '^From: ');
    await expectOnBoth(page, 'Select a token');
    await visit(page, 'Manage lists', 'Manage lists');
    await visit(page, 'Network nodes', '^Network nodes');

    const pool = findPool(await createChainReader(stack.rpcUrl).readPools(), 'WBNB', 'CAKE');
    // A pool's shares are a token of no list.
    await page.open(`/swap?outputCurrency=${pool?.address}`);
    await expectOnBoth(page, 'Token imported');

    page.expectNoFault();
    await page.open(`${pairingUrl}/swap`);
    await page.openDialog('Connect a wallet', '^Connect Wallet$');
    await page.openDialog('WalletConnect', '^WalletConnect');
    await page.expectText('Waiting');
    await expectOnBoth(page, 'WalletConnect');
    // The hub accepts only pages of the stack's own site.
    page.expectNoFault(/\/stocks/);
  });

  test(`[SHELL-05] in ${engine} on both devices every dialog of an account is fully visible, with all its controls`, async ({
    openSite,
  }) => {
    const page = await openSite(engine);
    await page.forget();
    await page.resize('desktop');
    await page.open('/pool');
    await connect(page, demoAccountOf[engine]);
    await visit(page, 'Export', '^Export');
    await page.openDialog('Account', '^Account 0x');
    await expectOnBoth(page, 'Account');
    await visit(page, 'Name and picture', '^Name and picture$');
    await visit(page, 'Receive', '^Receive$');
    await page.click('tab', '^Activity$');
    await page.openDialog('Recent Transactions', '^Recent transactions$');
    await expectOnBoth(page, 'Recent Transactions');
    await page.leave('Recent Transactions');

    await page.openDialog('Account', '^Account 0x');
    await page.openDialog('Sign this message?', '^Sign in$');
    await expectOnBoth(page, 'Sign this message?');
    await page.click('button', '^Accept$');
    await page.openDialog('Where you are signed in', '^Sessions$');
    await expectOnBoth(page, 'Where you are signed in');
    await page.leave('Where you are signed in');

    await page.openDialog('Account', '^Account 0x');
    await page.openDialog('Send', '^Send$');
    await expectOnBoth(page, 'Send');
    await page.fill('Amount', '0.1');
    await page.fill('Recipient', recipient);
    await page.click('button', '^Review$');
    await expectOnBoth(page, 'Confirm transfer');
    page.expectNoFault();
  });

  test(`[SHELL-05] in ${engine} on both devices every dialog of a player is fully visible, with all its controls`, async ({
    openSite,
  }) => {
    const page = await openSite(engine);
    await page.forget();
    await page.resize('phone');
    await page.open('/prediction');
    await expectOnBoth(page, 'Welcome!');
    await page.click('checkbox', 'my own risk');
    await page.click('checkbox', 'fee of 3%');
    await page.click('button', '^Continue$');
    await page.expectNoDialog();
    await visit(page, 'Leaderboard', '^Leaderboard$');
    await connect(page, demoAccountOf[engine]);
    await page.resize('desktop');
    await page.openDialog('History', '^History$');
    await expectOnBoth(page, 'History');
    // The demo accounts have wins of the seeded past to collect.
    await visit(page, 'Collect Winnings', '^Collect all$');
    await page.click('button', '^Round #.*To collect');
    await page.openDialog('Verify round #', '^Verify round #');
    await page.expectText('What this page shows');
    await expectOnBoth(page, 'Verify round #');
    page.expectNoFault();
  });
}
