import type { EIP1193Provider } from 'viem';

declare global {
  interface Window {
    /** Where the wallet of the Binance chain puts its provider when it does not announce itself. */
    BinanceChain?: EIP1193Provider;
  }
}
