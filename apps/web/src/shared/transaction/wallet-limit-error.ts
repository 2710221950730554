/** The unsupported features of a wallet. */
export type WalletLimit = 'batch' | 'permit';

/** A wallet, account or token does not support this way of writing. Nothing was sent; another way may work. */
export class WalletLimitError extends Error {
  override readonly name = 'WalletLimitError';
  readonly limit: WalletLimit;

  constructor(limit: WalletLimit, options?: ErrorOptions) {
    super(`The wallet can't write by ${limit}`, options);
    this.limit = limit;
  }
}
