import { findNetworkDeployment } from '@tradewind/abi/deployment';
import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { formatUsd } from '@tradewind/rules/amount/format-usd';
import type { WireSwap } from '@tradewind/schema/exchange/swap';
import { findIndexedSwaps } from './find-indexed-swaps.ts';
import { swapNative } from './swap-native.ts';
import { localAccount } from '../../demo-accounts.ts';
import { describeError } from '../../describe-error.ts';
import { parseEnvironment } from '../../environment.ts';
import { findRunningStack } from '../../home/stack-file.ts';
import { StackError } from '../../stack-error.ts';

const amountIn = 10n ** 17n;

try {
  await runDemo();
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}

/** Swaps 0.1 BNB of the first demo account through the running stack and prints the indexed trade. */
async function runDemo(): Promise<void> {
  const { home } = parseEnvironment(process.env);
  const urls = findRunningStack(home)?.urls;
  if (urls === undefined) {
    throw new StackError(`No stack is ready on ${home}: run npm start in another terminal first.`);
  }
  const account = localAccount(1);
  console.log(`Swapping ${formatAmount(amountIn, 18)} BNB of ${account.address} …`);
  const { transactionHash, blockNumber } = await swapNative({
    rpcUrl: urls.rpc,
    account,
    tokenOut: getStablecoin(),
    amountIn,
  });
  console.log(`On chain in block ${blockNumber}: ${urls.web}/explorer/tx/${transactionHash}`);
  const swaps = await findIndexedSwaps(urls.api, { txHash: transactionHash, blockNumber, timeoutMs: 20_000 });
  if (swaps.length === 0) {
    throw new StackError(`The index has passed block ${blockNumber} without this swap.`);
  }
  console.log(`Indexed:\n${swaps.map(describeSwap).join('\n')}`);
}

function describeSwap({ tokenIn, tokenOut, ...swap }: WireSwap): string {
  const paid = `${formatAmount(BigInt(swap.amountIn), tokenIn.decimals ?? 0)} ${tokenIn.symbol ?? tokenIn.address}`;
  const received = `${formatAmount(BigInt(swap.amountOut), tokenOut.decimals ?? 0)} ${tokenOut.symbol ?? tokenOut.address}`;
  const worth =
    swap.volumeUsdE18 === null ? 'of unknown worth' : `worth ${formatUsd(BigInt(swap.volumeUsdE18))}`;
  const when = new Date(swap.blockTimestamp * 1000).toISOString();
  return `  ${when}  ${paid} → ${received}, ${worth}, pool ${swap.pool}, log ${swap.logIndex} of block ${swap.blockNumber}`;
}

function getStablecoin(): `0x${string}` {
  const [stablecoin] = findNetworkDeployment(31337)?.stablecoins ?? [];
  if (stablecoin === undefined) {
    throw new TypeError('the local chain has a stablecoin');
  }
  return stablecoin;
}
