import { describeEachScreen } from '../fixture/each-screen.ts';
import { expectNoViolationInThemes } from '../fixture/expect-no-violation.ts';
import { expect, test } from '../fixture/game-test.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { createWorks } from '../fixture/works.ts';

describeEachScreen(() => {
  test('[NST-01] [SHELL-05] axe finds nothing on the page and in its dialogs', async ({
    page,
    player,
    stack,
  }) => {
    const works = createWorks(stack.rpcUrl);
    const [first, second] = (await works.mint(player.address, 2)) as [bigint, bigint];
    await works.stake(player.key, [second]);
    const choose = (id: bigint) =>
      page.getByRole('checkbox', { name: `Genesis #${id}`, exact: true }).check();
    const open = async (action: string, title: string) => {
      await page.getByRole('button', { name: action, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      return dialog;
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await page.goto('/stakeNFT');
    await expect(page.getByText('Connect a wallet to see your works.')).toBeVisible();
    await expectNoViolationInThemes(page);
    await connectWallet(page, player.wallet);

    await test.step('a work in the wallet', async () => {
      await choose(first);
      await expectNoViolationInThemes(page);
      const dialog = await open('Stake 1', 'Stake works');
      await expect(dialog.getByRole('button', { name: 'Confirm stake' })).toBeEnabled();
      await expectNoViolationInThemes(page);
      await close();
    });

    await test.step('a staked work', async () => {
      await page.getByRole('tab', { name: 'Staked (1)' }).click();
      await choose(second);
      await expectNoViolationInThemes(page);
      const dialog = await open('UnStake 1', 'Take works back');
      await expect(dialog.getByRole('button', { name: 'Confirm unstake' })).toBeEnabled();
      await expectNoViolationInThemes(page);
      await close();
    });

    await test.step('the tier', async () => {
      await open('How to Stake', 'How to Stake');
      await expectNoViolationInThemes(page);
      await close();
      const swap = await open('Buy BSCS', 'Buy BSCS');
      await expect(swap.getByRole('button', { name: /^From: / })).toBeVisible();
      await expectNoViolationInThemes(page);
    });
  });
});
