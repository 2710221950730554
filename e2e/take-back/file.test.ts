import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createChainReader } from '../fixture/chain-reader.ts';
import { endTransaction } from '../fixture/game-page.ts';
import { expect, test } from '../fixture/game-test.ts';
import { stakeFor } from '../fixture/own-stake.ts';
import { closeDone } from '../fixture/pool-page.ts';
import { demoPool } from '../fixture/stake-pools.ts';
import { findLine, findPart } from '../fixture/take-back-page.ts';
import { payTrader } from '../fixture/trader.ts';
import { createWorks } from '../fixture/works.ts';
import { confirmWrite } from '../fixture/write-dialog.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = new URL('../../deploy/take-back/dist/take-back.html', import.meta.url).href;

test.describe.configure({ timeout: 180_000 });

test('[POOL-04] [PRED-07] [NST-01] opened from a disk, the file takes back a stake, works and a round through a typed node alone', async ({
  page,
  game,
  player,
  stack,
  watch,
}) => {
  // Values in dollars come from our API, which the file does not have.
  watch.allow(/Unable to fetch price data/);
  await promisify(execFile)(process.execPath, ['apps/web/take-back-file.ts'], { cwd: root });
  await payTrader(stack.rpcUrl, player.key, { tokens: { BSCS: '200' } });
  await stakeFor(stack.rpcUrl, player.key, { pool: demoPool.running, amount: '200', days: 30 });
  const works = createWorks(stack.rpcUrl);
  const ids = await works.mint(player.address, 2);
  await works.stake(player.key, ids);
  const epoch = await game.playRound({ ...player, isUp: true, amount: '0.1', result: 'won' });
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).host));

  await page.goto(file);
  const node = page.getByLabel('Address of a node');
  const read = page.getByRole('button', { name: 'Read the network' });
  await node.fill('ftp://node');
  await read.click();
  await expect(page.getByText('This is no address that begins with')).toBeVisible();
  await node.fill(stack.rpcUrl);
  await read.click();
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${player.wallet.name}`) })
    .click();

  const stake = findLine(findPart(page, 'Launch Pools'), 'Stake for 30 days');
  await stake.getByRole('button', { name: 'UnStake' }).click();
  const choice = page.getByRole('dialog', { name: 'Unstake' });
  await choice.getByRole('checkbox', { name: /^I know/ }).check();
  await choice.getByRole('button', { name: 'UnStake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm unstake' }).click();
  await closeDone(page, 'Unstake successfully!');
  const balance = await createChainReader(stack.rpcUrl).readBalance(player.address, 'BSCS');
  expect(balance).toBeGreaterThan(179n * 10n ** 18n);

  const staked = findPart(page, 'Stake NFT');
  await findLine(staked, '2 works').getByRole('button', { name: 'UnStake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm unstake' }).click();
  await closeDone(page, 'Works are back');
  for (const id of ids) expect(await works.readOwner(id)).toBe(player.address);

  const round = findLine(findPart(page, 'Prediction'), `Round #${epoch}: won`);
  await round.getByRole('button', { name: `Collect round #${epoch}` }).click();
  await confirmWrite(page.getByRole('dialog'));
  await endTransaction(page);
  expect(await game.readClaimable(epoch, player.address)).toBe(0n);
  // The file itself has no host.
  expect([...requested].toSorted()).toEqual(['', new URL(stack.rpcUrl).host]);
});
