import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { decodeFunctionData, type Hex, parseUnits } from 'viem';
import {
  confirmSale,
  createBalanceReader,
  findUsdc,
  openBuyer,
  openProject,
} from '../fixture/launchpad-page.ts';
import { expect, test } from '../fixture/test.ts';
import { acceptDisclaimer } from './accept-disclaimer.ts';

const [home, poly] = [31337, 31339] as const;

test('[IDO-07] [IDO-08] [IDO-12] [IDO-14] given a sale with a signer on another chain, when a buyer switches, confirms the disclaimer and gets a permit, then one transaction joins with both signatures', async ({
  page,
  stack,
}) => {
  const wallet = await openBuyer(page, stack.webUrl, 2, [home, poly]);
  const panel = await openProject(page, wallet, 'TIDETWO');
  const read = await createBalanceReader(stack.webUrl, poly, wallet.address());
  const before = await read(findUsdc(poly));

  await test.step('the wrong network comes before everything else', async () => {
    await expect(panel).toContainText('Please select network Polygon');
    await expect(panel.getByLabel('Amount')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Switch Network' }).click();
  });

  await test.step('the disclaimer comes before the form', async () => {
    await acceptDisclaimer(page);
  });

  await test.step('our server signs the permit, and asks the wallet nothing', async () => {
    await expect(panel).toContainText('It moves no money.');
    const requests = wallet.log.length;
    await panel.getByRole('button', { name: 'Get permission to join' }).click();
    await panel.getByLabel('Amount').fill('300');
    await expect(panel.getByRole('button', { name: 'Commit fund' })).toBeEnabled();
    expect(wallet.log.slice(requests).filter(({ method }) => method.includes('sign'))).toEqual([]);
  });

  await panel.getByRole('button', { name: 'Commit fund' }).click();
  await confirmSale(page, 'Commit fund', 'Joined');
  await expect(panel).toContainText('300.0000 USDC');
  expect(before - (await read(findUsdc(poly)))).toBe(parseUnits('300', 6));
  expect(wallet.log.filter(({ method }) => method === 'eth_signTypedData_v4')).toHaveLength(1);
  const calls = wallet.log.filter(({ method }) => method === 'eth_sendTransaction');
  expect(calls).toHaveLength(1);
  const { data } = calls[0]!.params[0] as { data: Hex };
  const { functionName, args } = decodeFunctionData({ abi: saleAbi, data });
  expect(functionName).toBe('joinWithPayPermit');
  expect(args?.[2]).toMatchObject({ maxCommit: parseUnits('10000', 6), weight: 1 });
});
