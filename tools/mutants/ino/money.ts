import type { Mutant } from '../mutant.ts';

const book = 'ino/BoxBook.sol';
const file = 'ino/BoxDraw.sol';

/** Faults of escrow, freezes and refunds. */
export const money: readonly Mutant[] = [
  {
    name: 'a bond that shrinks with the draws',
    file: book,
    find: 'price + _bond / outstanding;',
    replace: 'price + _bond / supply;',
    killedBy: 'BoxFreezeTest',
  },
  {
    name: 'proceeds of boxes that are not drawn',
    file: book,
    find: 'if (!isLapsed) return _money.earned;',
    replace: '',
    killedBy: 'BoxReleaseTest|BoxInvariantTest',
  },
  {
    name: 'unopened boxes that count while a request waits',
    file: book,
    find: 'block.timestamp >= _openUntil + LAPSE && counts.opened == counts.drawn;',
    replace: 'block.timestamp >= _openUntil + LAPSE;',
    killedBy: 'BoxReleaseTest',
  },
  {
    name: 'proceeds that are released twice',
    file: book,
    find: '_money.released += amount.toUint128();',
    replace: '',
    killedBy: 'BoxReleaseTest',
  },
  {
    name: 'a bond that goes back while requests wait',
    file: book,
    find: 'if (!isOver()) revert BoxCampaign_NotOver();\n        if (!counts.isFunded',
    replace: 'if (!counts.isFunded',
    killedBy: 'BoxEndTest',
  },
  {
    name: 'a token that takes a tax',
    file: book,
    find: 'if (held != before + amount) revert BoxCampaign_PaymentFailed(amount);',
    replace: '',
    killedBy: 'BoxBuyTest',
  },
  {
    name: 'a freeze before the deadline',
    file,
    find: 'return block.timestamp >= entry.openedAt + DRAW_TIME || _isLapsed(entry);',
    replace: 'return true;',
    killedBy: 'BoxFreezeTest',
  },
  {
    name: 'a refund of a drawn box',
    file,
    find: '!_isUnsealed(entry.state) && entry.state != State.Sealed',
    replace: 'entry.state == State.Refunded',
    killedBy: 'BoxRefundTest',
  },
  {
    name: 'a request that is refunded twice',
    file,
    find: '_entries[n].state = State.Refunded;',
    replace: '',
    killedBy: 'BoxRefundTest',
  },
  {
    name: 'a draw after a freeze',
    file,
    find: 'Book memory counts = _requireLive();\n        if (preimages.length == 0)',
    replace: 'Book memory counts = _book;\n        if (preimages.length == 0)',
    killedBy: 'BoxRevealTest',
  },
];
