import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { encodeFunctionData, parseAbi } from 'viem';
import { expect, it } from 'vitest';
import { findDecodedCall } from './decode-call.ts';
import { loadContracts, registerContracts } from './known-contracts.ts';

const account = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';
const ofOneArea = parseAbi(['function enter(uint256 epoch, bool up)']);
const ofAnother = parseAbi(['function permitAndCall(uint256[] permits, bytes data)']);

registerContracts([async () => [ofOneArea], async () => [ofAnother]]);

it('[WAL-01] names the calls of every area and of standard contracts, with their arguments', async () => {
  const contracts = await loadContracts();
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account, 5n] });
  expect(findDecodedCall(transfer, contracts)).toMatchObject({
    functionName: 'transfer',
    args: [{ value: account }, { value: '5' }],
  });
  const enter = encodeFunctionData({ abi: ofOneArea, functionName: 'enter', args: [198_703n, true] });
  const decoded = {
    functionName: 'enter',
    args: [
      { name: 'epoch', value: '198703' },
      { name: 'up', value: 'true' },
    ],
  };
  expect(findDecodedCall(enter, contracts)).toEqual(decoded);
  const withPermit = encodeFunctionData({
    abi: ofAnother,
    functionName: 'permitAndCall',
    args: [[7n], enter],
  });
  expect(findDecodedCall(withPermit, contracts)).toEqual({
    functionName: 'permitAndCall: enter',
    args: [{ name: 'permits', value: '7' }, ...decoded.args],
  });
});

it('[WAL-01] shows an unknown call undecoded', () => {
  expect(findDecodedCall('0x12345678', [ofOneArea])).toBeUndefined();
});

it('[WAL-01] given an approval, then it is named for a token and a work alike, whichever areas there are', () => {
  const ofWorks = parseAbi(['function approve(address to, uint256 tokenId)']);
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [account, 5n] });
  expect(findDecodedCall(approve, [ofWorks])?.args).toEqual([
    { name: 'spender', value: account },
    { name: 'amountOrId', value: '5' },
  ]);
});
