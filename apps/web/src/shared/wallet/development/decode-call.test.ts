import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { encodeFunctionData } from 'viem';
import { expect, it } from 'vitest';
import { findDecodedCall } from './decode-call.ts';

const account = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';

it('[WAL-01] names the calls of every area, with their arguments', () => {
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account, 5n] });
  expect(findDecodedCall(transfer)).toMatchObject({
    functionName: 'transfer',
    args: [{ value: account }, { value: '5' }],
  });
  const enter = encodeFunctionData({
    abi: predictionMarketAbi,
    functionName: 'enter',
    args: [198_703n, true],
  });
  expect(findDecodedCall(enter)).toEqual({
    functionName: 'enter',
    args: [
      { name: 'epoch', value: '198703' },
      { name: 'up', value: 'true' },
    ],
  });
});

it('[WAL-01] shows an unknown call undecoded', () => {
  expect(findDecodedCall('0x12345678')).toBeUndefined();
});
