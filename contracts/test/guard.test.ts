import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { multicall3Abi } from '@tradewind/abi/standard/multicall3.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { wrappedNativeAbi } from '@tradewind/abi/standard/wrapped-native.abi';
import { bonusDistributorAbi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import { chainlinkBoundaryOracleAbi } from '@tradewind/abi/prediction/chainlink-boundary-oracle.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';

/** The guard of each function that changes state. The test searches the source for the modifier or check. */
const guards: Record<string, { abi: Abi; sources: string[]; functions: Record<string, Guard> }> = {
  Factory: {
    abi: factoryAbi,
    sources: ['exchange/Factory'],
    functions: {
      createPair: { open: 'anyone: a pair harms only who trades it' },
      collect: { open: 'anyone: the shares can only go to the treasury' },
      setTreasury: { modifier: 'onlyOwner' },
      offerOwnership: { modifier: 'onlyOwner' },
      acceptOwnership: { check: 'msg.sender != pendingOwner' },
    },
  },
  Pair: {
    abi: pairAbi,
    sources: ['exchange/Pair', 'exchange/PairToken'],
    functions: {
      mint: { modifier: 'lock' },
      burn: { modifier: 'lock' },
      burnFrom: { modifier: 'lock', check: '_spendAllowance(owner, liquidity)' },
      swap: { modifier: 'lock', check: '_requireK(' },
      swapExactIn: { modifier: 'lock', check: '"K"' },
      skim: { modifier: 'lock' },
      sync: { modifier: 'lock' },
      approve: { check: '_approve(msg.sender' },
      transfer: { check: '_move(msg.sender' },
      transferFrom: { check: '_spendAllowance(from, value)' },
      permit: { check: 'signer == owner' },
    },
  },
  Router: {
    abi: routerAbi,
    sources: [
      'exchange/RouterLiquidity',
      'exchange/RouterSwap',
      'exchange/RouterSplit',
      'exchange/RouterPermit',
    ],
    functions: {
      ...Object.fromEntries(
        routerAbi
          .filter((entry) => entry.type === 'function' && /^(add|remove|swap)/.test(entry.name))
          .map((entry) => ['name' in entry ? entry.name : '', { modifier: 'before(deadline)' }]),
      ),
      permitAndCall: { check: 'delegatecall(call)' },
    },
  },
  WrappedNative: {
    abi: wrappedNativeAbi,
    sources: ['standard/WrappedNative'],
    functions: {
      deposit: { check: 'balanceOf[msg.sender] += msg.value' },
      withdraw: { check: '_subtract(msg.sender' },
      approve: { check: 'allowance[msg.sender][spender]' },
      transfer: { check: '_move(msg.sender' },
      transferFrom: { check: 'WrappedNative_InsufficientAllowance' },
    },
  },
  Multicall3: {
    abi: multicall3Abi,
    sources: ['standard/Multicall3'],
    functions: {
      aggregate: { open: 'holds nothing' },
      aggregate3: { open: 'holds nothing' },
      aggregate3Value: { check: 'spent == msg.value' },
      blockAndAggregate: { open: 'holds nothing' },
      tryAggregate: { open: 'holds nothing' },
      tryBlockAndAggregate: { open: 'holds nothing' },
    },
  },
  PredictionMarket: {
    abi: predictionMarketAbi,
    sources: ['prediction/PredictionMarket'],
    functions: {
      enter: { check: 'PredictionMarket_NotOpen' },
      resolve: { check: 'priceAt(' },
      voidBoundary: { check: 'isReadable(time' },
      claim: { check: '_claimTo(epochs, msg.sender)' },
      claimTo: { check: '_claimTo(epochs, to)' },
      claimFor: { check: '_push(account, _takeAll(epochs, account' },
      claimBatch: { check: '_push(accounts[i], amount)' },
      withdrawPending: { check: 'pending[msg.sender] = 0' },
      setSelfClaimOnly: { check: 'selfClaimOnly[msg.sender]' },
      sweepTreasury: { check: '_send(treasury' },
      pauseEntries: { check: 'msg.sender != guardian' },
      proposeTreasury: { modifier: 'onlyOwner' },
      applyTreasury: { check: 'block.timestamp < activeAt' },
      offerOwnership: { modifier: 'onlyOwner' },
      acceptOwnership: { check: 'msg.sender != pendingOwner' },
    },
  },
  ChainlinkBoundaryOracle: {
    abi: chainlinkBoundaryOracleAbi,
    sources: ['prediction/ChainlinkBoundaryOracle'],
    functions: { syncPhase: { check: 'phase <= _pin.phase' } },
  },
  BonusDistributor: {
    abi: bonusDistributorAbi,
    sources: ['prediction/BonusDistributor'],
    functions: {
      publish: { check: 'msg.sender != publisher' },
      veto: { check: 'msg.sender != guardian' },
      claimFor: { check: 'verifyCalldata(' },
      expire: { check: '_isExpired(found)' },
    },
  },
};

type Abi = readonly { readonly type: string; readonly name?: string; readonly stateMutability?: string }[];
type Guard = { open?: string; modifier?: string; check?: string };

describe.each(Object.entries(guards))('guards of %s', (_name, { abi, sources, functions }) => {
  it('names exactly the functions that change state', () => {
    const changing = abi.filter(
      ({ type, stateMutability }) =>
        type === 'function' && stateMutability !== 'view' && stateMutability !== 'pure',
    );
    expect(new Set(changing.map(({ name }) => name))).toEqual(new Set(Object.keys(functions)));
  });

  it.each(Object.entries(functions))('%s', (name, { open, modifier, check }) => {
    const { head, body } = findFunction(sources, name);
    if (modifier !== undefined) expect(head).toContain(modifier);
    if (check !== undefined) expect(body).toContain(check);
    expect(open ?? modifier ?? check).toBeDefined();
  });
});

/** The head (up to the body) and the body of an external or public function. */
function findFunction(sources: readonly string[], name: string): { head: string; body: string } {
  for (const source of sources) {
    const text = readFileSync(new URL(`../src/${source}.sol`, import.meta.url), 'utf8');
    const found = new RegExp(`function ${name}\\(([^{]*)\\{([\\s\\S]*?)\\n    \\}`).exec(text);
    if (found) return { head: found[1] ?? '', body: found[2] ?? '' };
  }
  throw new Error(`${name} is in none of ${sources.join(', ')}`);
}
