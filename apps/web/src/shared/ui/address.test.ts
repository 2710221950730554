import { describe, expect, it } from 'vitest';
import { isAddressText, shortenAddress, shortenAddressForCard, shortenTransactionHash } from './address.ts';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';

describe('addresses', () => {
  it('[SHELL-10] explorer shortening keeps 4 characters by default', () => {
    expect(shortenAddress(address)).toBe('0x5290…9EE7');
    expect(shortenAddress(address, 6)).toBe('0x529084…169EE7');
  });

  it('[SHELL-10] cards show the first 8 characters and the tail', () => {
    expect(shortenAddressForCard(address)).toBe('0x529084…9EE7');
  });

  it('[SHELL-10] a transaction hash shows its first 8 characters', () => {
    expect(shortenTransactionHash(`0x${'ab'.repeat(32)}`)).toBe('0xababab…');
  });

  it.each(['', '0x', '0x1234', `${address}0`, address.replace('0x', ''), `0x${'g'.repeat(40)}`])(
    "[SHELL-10] %j is an invalid 'address' parameter",
    (text) => {
      expect(isAddressText(text)).toBe(false);
      expect(() => shortenAddress(text)).toThrow("Invalid 'address' parameter");
      expect(() => shortenAddressForCard(text)).toThrow("Invalid 'address' parameter");
    },
  );
});
