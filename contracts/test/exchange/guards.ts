import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { reserveLensAbi } from '@tradewind/abi/exchange/reserve-lens.abi';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import type { GuardTable } from '../guard.ts';

export const guards: GuardTable = {
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
  ReserveLens: { abi: reserveLensAbi, sources: ['exchange/ReserveLens'], functions: {} },
};
