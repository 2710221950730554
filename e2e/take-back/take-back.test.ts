import { createChainReader } from '../fixture/chain-reader.ts';
import { phone } from '../fixture/each-screen.ts';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { endTransaction } from '../fixture/game-page.ts';
import { expect, type Player, test } from '../fixture/game-test.ts';
import { stakeFor } from '../fixture/own-stake.ts';
import { closeDone } from '../fixture/pool-page.ts';
import { demoPool } from '../fixture/stake-pools.ts';
import { findLine, findPart } from '../fixture/take-back-page.ts';
import { payTrader } from '../fixture/trader.ts';
import { connectWallet, openAccount } from '../fixture/wallet-dialog.ts';
import { createWorks } from '../fixture/works.ts';
import { cutOffServers } from '../fixture/servers-away.ts';
import { confirmWrite } from '../fixture/write-dialog.ts';

const day = 86_400;
const unit = 10n ** 18n;

test.describe.configure({ timeout: 180_000 });

/** Four places, truncated. */
const toShown = (wei: bigint) => `${(Number(wei / 10n ** 14n) / 10_000).toFixed(4)} BNB`;

/** Two stakes, one of them over, of an account that holds nothing else. */
async function stakeTwice(rpcUrl: string, { key }: Player): Promise<void> {
  await payTrader(rpcUrl, key, { tokens: { BSCS: '500' } });
  for (const days of [30, 180]) await stakeFor(rpcUrl, key, { pool: demoPool.running, amount: '200', days });
}

test('[POOL-04] [PRED-07] [SHELL-05] with our servers cut off a person takes back stakes, rewards and a won round', async ({
  page,
  game,
  player,
  stack,
  watch,
}) => {
  const chain = createChainReader(stack.rpcUrl);
  await stakeTwice(stack.rpcUrl, player);
  await game.moveTo((await game.readNow()) + 31 * day);
  const epoch = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
  await cutOffServers(page, watch);
  await page.goto('/take-back');
  await connectWallet(page, player.wallet);
  const pools = findPart(page, 'Launch Pools');
  const rounds = findPart(page, 'Prediction');

  await test.step('axe finds nothing in the lines, in both themes, on a desktop and on a phone', async () => {
    await expect(findLine(pools, 'Stake for 180 days')).toBeVisible();
    await expect(findLine(rounds, `Round #${epoch}: won`)).toBeVisible();
    const desktop = page.viewportSize()!;
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expectNoViolationInThemes(page);
    }
  });

  await test.step('the ended stake and all rewards come without a fee', async () => {
    await findLine(pools, 'Ended stakes').getByRole('button', { name: 'Harvest' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm harvest' }).click();
    await closeDone(page, 'Harvest successfully!');
    expect(await chain.readBalance(player.address, 'BSCS')).toBeGreaterThan(300n * unit);
  });

  await test.step('the running stake says what leaving costs now, and leaves', async () => {
    const line = findLine(pools, 'Stake for 180 days');
    await expect(line).toContainText(/Since .+ Ends /);
    await expect(line).toContainText(/Leaving now costs [\d.]+ BSCS|Taking it now costs nothing/);
    await line.getByRole('button', { name: 'UnStake' }).click();
    const choice = page.getByRole('dialog', { name: 'Unstake' });
    await choice.getByRole('checkbox', { name: /^I know/ }).check();
    await choice.getByRole('button', { name: 'UnStake' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm unstake' }).click();
    await closeDone(page, 'Unstake successfully!');
    await expect(pools).toContainText('No pool holds a stake or a credit of you.');
    expect(await chain.readBalance(player.address, 'BSCS')).toBeGreaterThan(495n * unit);
  });

  await test.step('the round is collected by its own transaction', async () => {
    const line = findLine(rounds, `Round #${epoch}: won`);
    await expect(line).toContainText(toShown(await game.readClaimable(epoch, player.address)));
    await line.getByRole('button', { name: `Collect round #${epoch}` }).click();
    await confirmWrite(page.getByRole('dialog'));
    await endTransaction(page);
    await expect(rounds).toContainText('Nothing to collect in the rounds that were read.');
    expect(await game.readClaimable(epoch, player.address)).toBe(0n);
  });
});

test('[NST-01] [SHELL-05] with our servers cut off two staked works come back, and axe finds nothing in the dialog', async ({
  page,
  player,
  stack,
  watch,
}) => {
  const works = createWorks(stack.rpcUrl);
  const ids = await works.mint(player.address, 2);
  await works.stake(player.key, ids);
  for (const id of ids) expect(await works.readOwner(id)).toBe(works.staking);
  await cutOffServers(page, watch);
  await page.goto('/take-back');
  await connectWallet(page, player.wallet);
  const part = findPart(page, 'Stake NFT');
  const line = findLine(part, 'Genesis');
  await expect(line).toContainText('2 works');
  for (const id of ids) await expect(line).toContainText(`#${id}`);
  await line.getByRole('button', { name: 'UnStake' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take works back' });
  const send = dialog.getByRole('button', { name: 'Confirm unstake' });
  await expect(send).toBeEnabled();
  await expectNoViolationInThemes(page);
  await send.click();
  await closeDone(page, 'Works are back');
  for (const id of ids) expect(await works.readOwner(id)).toBe(player.address);
  await expect(part).toContainText('No staked works');
});

test('[PRED-07] given a win of two days ago, then looking further back finds it, and nothing was said of it before', async ({
  page,
  game,
  player,
}) => {
  const epoch = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
  await game.moveTo((await game.readNow()) + 2 * day);
  await page.goto('/take-back');
  await connectWallet(page, player.wallet);
  const rounds = findPart(page, 'Prediction');
  await expect(rounds).toContainText('Nothing to collect in the rounds that were read.');
  await expect(rounds).toContainText('Rounds were read back to');
  await rounds.getByRole('button', { name: 'Look further back' }).click();
  const payout = await game.readClaimable(epoch, player.address);
  await expect(findLine(rounds, `Round #${epoch}: won`)).toContainText(toShown(payout));
});

test('[SHELL-06] given a node that does not answer, then no part says that there is nothing', async ({
  page,
  player,
  stack,
  watch,
}) => {
  watch.allow(/ERR_FAILED|api|stocks/);
  await page.goto('/take-back');
  await expect(page.getByText('Connect a wallet to see what is yours.')).toBeVisible();
  await page.route(`${stack.rpcUrl}/**`, (route) => route.abort());
  await connectWallet(page, player.wallet);
  for (const title of ['Launch Pools', 'Prediction']) {
    const part = findPart(page, title);
    await expect(part).toContainText('The network does not answer', { timeout: 60_000 });
    await expect(part).not.toContainText(/Nothing|No pool/);
  }
  await page.unroute(`${stack.rpcUrl}/**`);
  const pools = findPart(page, 'Launch Pools');
  await pools.getByRole('button', { name: 'Try again' }).click();
  await expect(pools).toContainText('No pool holds a stake or a credit of you.', { timeout: 30_000 });
});

test('[SHELL-05] the page is found from the account drawer and from the launch pools', async ({
  page,
  player,
}) => {
  await page.goto('/StakePool');
  await page.getByRole('main').getByRole('link', { name: 'Take back' }).click();
  await expect(page).toHaveURL(/\/take-back$/);
  await connectWallet(page, player.wallet);
  await page.goto('/');
  const account = await openAccount(page, player.wallet);
  await account.getByRole('tab', { name: 'Positions' }).click();
  await account.getByRole('link', { name: /^Take back/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Take back' })).toBeVisible();
});
