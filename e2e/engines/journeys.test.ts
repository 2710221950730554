import { createArtworks } from '../fixture/artworks.ts';
import { createActor, toArtworkPath } from '../fixture/artwork-page.ts';
import { createGame } from '../fixture/game.ts';
import { toAddPath, toRemovePath } from '../fixture/liquidity-page.ts';
import { toSwapUrl } from '../fixture/open-swap.ts';
import { localAccount } from '@tradewind/stack/demo-accounts';
import { expect, test } from './engine-test.ts';
import { type Device, engineNames, type EngineName } from './engine.ts';
import type { SitePage } from './site-page.ts';
import { accept, connect, demoAccountOf, send } from './wallet.ts';

/** The usual device of the engine: most of its users use a phone, or a desktop computer. */
const deviceOf: Record<EngineName, Device> = { Firefox: 'desktop', WebKit: 'phone' };

/** The work of a test has no file. */
const workWithoutFile = /answer 404: GET .*\/media\/[0-9a-f]{64}/;

/** The least remaining seconds of a round for a stake. */
const enoughSeconds = 40;

async function confirmSwap(page: SitePage): Promise<void> {
  await page.click('button', '^Swap$');
  await confirmInDialog(page);
}

async function confirmInDialog(page: SitePage): Promise<void> {
  await page.expectDialog('Confirm Swap');
  // Other tests trade meanwhile, so a changed price is accepted first.
  await page.clickPast('^Confirm Swap$', '^Accept$');
  await send(page);
}

for (const engine of engineNames) {
  const open = async (openSite: (name: EngineName) => Promise<SitePage>, path: string): Promise<SitePage> => {
    const page = await openSite(engine);
    await page.resize(deviceOf[engine]);
    await page.forget();
    await page.open(path);
    return page;
  };

  test(`[SWAP-08] in ${engine} a user connects, swaps the native coin, approves a token and swaps it`, async ({
    openSite,
  }) => {
    const page = await open(openSite, toSwapUrl({ from: 'BNB', to: 'CAKE', amount: '0.05' }));
    await connect(page, demoAccountOf[engine]);
    await confirmSwap(page);
    await page.open(toSwapUrl({ from: 'BUSD', to: 'BSCS', amount: '5' }));
    await page.click('button', '^Swap$');
    await page.expectDialog('Confirm Swap');
    await page.click('button', '^Approve BUSD$');
    await accept(page);
    await confirmInDialog(page);
    page.expectNoFault();
  });

  test(`[LIQ-02] [LIQ-04] in ${engine} a user adds liquidity, and removes it by a signature`, async ({
    openSite,
  }) => {
    const page = await open(openSite, toAddPath('BNB', 'CAKE'));
    await connect(page, demoAccountOf[engine]);
    await page.fill('First token', '0.02');
    await page.openDialog('You will receive', '^Approve CAKE instead$');
    await page.click('button', '^Approve CAKE$');
    await accept(page);
    await page.expectDialog('You will receive');
    await page.click('button', '^Confirm Supply$');
    await send(page);

    await page.open(toRemovePath('BNB', 'CAKE'));
    await page.click('button', '^Max$');
    await page.openDialog('You will receive', '^Sign and remove$');
    await page.click('button', '^Confirm$');
    await page.expectDialog('Sign this message?');
    await page.click('button', '^Accept$');
    await send(page);
    page.expectNoFault();
  });

  test(`[PRED-06] in ${engine} a user stakes on the open round`, async ({ openSite, stack }) => {
    const page = await open(openSite, '/prediction');
    await page.click('checkbox', 'my own risk');
    await page.click('checkbox', 'fee of 3%');
    await page.click('button', '^Continue$');
    await connect(page, demoAccountOf[engine]);
    const game = createGame(stack.rpcUrl);
    const readSecondsLeft = async (): Promise<number> =>
      game.toLockTime(await game.readOpenEpoch()) - (await game.readNow());
    await expect.poll(readSecondsLeft, { timeout: 60_000 }).toBeGreaterThan(enoughSeconds);
    await page.click('button', '^Enter UP$');
    await page.fill('Your stake', '0.02');
    await page.openDialog('Send this transaction?', '^Confirm$');
    await page.click('button', '^Accept$');
    await page.expectText('UP entered');
    page.expectNoFault();
  });

  test(`[NFT-05] in ${engine} a collector bids on a work, takes the bid back, and buys it`, async ({
    openSite,
    stack,
  }) => {
    const art = await createArtworks(stack.rpcUrl);
    const seller = await createActor(stack.rpcUrl);
    const id = await art.mint(seller);
    await art.list(seller, id, '3');
    const page = await open(openSite, toArtworkPath(id));
    await connect(page, demoAccountOf[engine]);
    const pay = async (title: string, verb: string): Promise<void> => {
      await page.click('button', '^Approve BSCS$');
      await accept(page);
      await page.expectDialog(title);
      await page.click('button', verb);
      await accept(page);
    };
    await page.openDialog('Bidding', '^Bid$');
    await page.fill('Your bid', '2');
    await page.click('button', '^Submit$');
    await pay('Bidding', '^Bid$');
    await page.expectDialog('Biding successfully!');
    await page.leave('Biding successfully!');

    await page.openDialog('Cancel bid', '^Cancel bid$');
    await page.click('button', '^Cancel bid$');
    await accept(page);
    await page.expectDialog('Cancel NFT successfully!');
    await page.leave('Cancel NFT successfully!');

    await page.openDialog('Buy NFT', '^Buy$');
    await pay('Buy NFT', '^Buy$');
    await page.expectDialog('Buy NFT successfully!');
    expect(await art.readOwner(id)).toBe(localAccount(demoAccountOf[engine]).address);
    page.expectNoFault(workWithoutFile);
  });
}
