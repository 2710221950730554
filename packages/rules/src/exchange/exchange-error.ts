/** The errors of impossible trades and deposits. */
export type ExchangeErrorReason =
  | 'insufficient-input-amount'
  | 'insufficient-output-amount'
  | 'insufficient-liquidity'
  | 'insufficient-liquidity-minted'
  | 'insufficient-liquidity-burned'
  | 'slippage-out-of-range';

/** Thrown when a computation of the exchange has no economic meaning; the reason is for code, not for users. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';
  readonly reason: ExchangeErrorReason;

  constructor(reason: ExchangeErrorReason) {
    super(reason);
    this.reason = reason;
  }
}
