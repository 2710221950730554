/** A wallet, account or token that cannot write the chosen way. Nothing was sent, and another way may do. */
export class WalletLimitError extends Error {
  override readonly name = 'WalletLimitError';

  constructor(options?: ErrorOptions) {
    super('The wallet cannot write this way', options);
  }
}
