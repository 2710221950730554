import { describe, expect, it } from 'vitest';
import { developmentWalletId, toWalletChoices } from './wallet-choices.ts';

const bsc = { id: 'bsc', name: 'Binance Wallet' };
const injected = { id: 'injected', name: 'Browser wallet' };
const development = { id: developmentWalletId, name: 'Development wallet' };
const fox = { id: 'io.fox', name: 'Fox' };

function listNames(wallets: { id: string; name: string }[]): string[] {
  return toWalletChoices(wallets).map(({ wallet }) => wallet.name);
}

describe('toWalletChoices', () => {
  it('[WAL-01] lists every announced wallet by name, and the generic one only when none is announced', () => {
    expect(listNames([bsc, injected])).toEqual(['Binance Wallet', 'Browser wallet']);
    expect(listNames([bsc, injected, fox])).toEqual(['Fox', 'Binance Wallet']);
  });

  it('[WAL-01] uses Binance’s own announcement instead of its built-in kind', () => {
    const announced = { id: 'com.binance.wallet', name: 'Binance' };
    expect(listNames([bsc, injected, announced])).toEqual(['Binance']);
  });

  it('[WAL-01] keeps the generic one with the built-in wallet, which comes last', () => {
    expect(listNames([bsc, injected, development])).toEqual([
      'Binance Wallet',
      'Browser wallet',
      'Development wallet',
    ]);
  });
});
