import type { SaleRows } from './sale-rows.ts';

/** What can be true of a sale of a chain; its statistics show that the seeds reach each. */
export const saleFacts = [
  'sale',
  'open',
  'levelled',
  'delivered',
  'cancelled',
  'full level',
  'partial level',
  'buyers',
  'change',
  'refund in the window',
  'refund of a cancelled sale',
  'claim of a tranche',
  'claim of the stream',
  'proceeds',
  'unsold',
] as const;

type SaleFact = (typeof saleFacts)[number];

const fullLevel = 2n ** 128n - 1n;

/** The facts that are true of some sale of the chain. */
export function listSaleFacts({ indexed: { sales, buyers } }: SaleRows): SaleFact[] {
  const isTrue: Record<SaleFact, boolean> = {
    sale: sales.length > 0,
    open: sales.some(({ state }) => state === 'open'),
    levelled: sales.some(({ state }) => state === 'levelled'),
    delivered: sales.some(({ state }) => state === 'delivered'),
    cancelled: sales.some(({ state }) => state === 'cancelled'),
    'full level': sales.some(({ level }) => level === fullLevel),
    'partial level': sales.some(({ level }) => level !== null && level < fullLevel),
    buyers: buyers.length > 1,
    change: buyers.some(({ changePaid }) => changePaid !== null),
    'refund in the window': sales.some(({ state, refundCount }) => state === 'delivered' && refundCount > 0),
    'refund of a cancelled sale': sales.some(
      ({ state, refundCount }) => state === 'cancelled' && refundCount > 0,
    ),
    'claim of a tranche': buyers.some(({ claimedTranches }) => claimedTranches > 0),
    'claim of the stream': buyers.some(({ streamClaimed }) => streamClaimed > 0n),
    proceeds: sales.some(({ proceedsPaid }) => proceedsPaid !== null),
    unsold: sales.some(({ unsoldPaid }) => unsoldPaid > 0n),
  };
  return saleFacts.filter((fact) => isTrue[fact]);
}
