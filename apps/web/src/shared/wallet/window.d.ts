import type { EIP1193Provider } from 'viem';

declare global {
  interface Window {
    /** The provider of the Binance wallet when it does not announce itself. */
    BinanceChain?: EIP1193Provider;
  }
}
