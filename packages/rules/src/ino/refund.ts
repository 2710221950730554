/** What an undrawn box gets back of a frozen campaign, in raw units of its quote. */
export type BoxRefund = { readonly price: bigint; readonly ofBond: bigint; readonly sum: bigint };

/**
 * The price of the box, and an equal part of the whole bond for each box that was not drawn at the freeze, rounded
 * down. `outstanding` is above 0 in a frozen campaign.
 */
export function computeBoxRefund(price: bigint, frozen: { bond: bigint; outstanding: bigint }): BoxRefund {
  const ofBond = frozen.bond / frozen.outstanding;
  return { price, ofBond, sum: price + ofBond };
}
