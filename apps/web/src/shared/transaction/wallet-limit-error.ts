/** What a wallet may not do. */
export type WalletLimit = 'batch' | 'permit';

/** A wallet, account or token that cannot write the chosen way. Nothing was sent, and another way may do. */
export class WalletLimitError extends Error {
  override readonly name = 'WalletLimitError';
  readonly limit: WalletLimit;

  constructor(limit: WalletLimit, options?: ErrorOptions) {
    super(`The wallet can't write by ${limit}`, options);
    this.limit = limit;
  }
}
