import type { Mutant } from '../mutant.ts';

const book = 'ino/BoxBook.sol';
const file = 'ino/BoxRefund.sol';
const draw = 'ino/BoxDraw.sol';
const sale = 'ino/BoxCampaign.sol';
const queue = 'ino/BoxQueue.sol';

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
    find: 'if (deadline == 0 || block.timestamp < deadline)',
    replace: 'if (deadline == 0)',
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
    file: draw,
    find: 'Book memory counts = _requireLive();\n        if (preimages.length == 0)',
    replace: 'Book memory counts = _book;\n        if (preimages.length == 0)',
    killedBy: 'BoxRevealTest',
  },
  {
    name: 'a share of the bond that is bought with a loan',
    file: sale,
    find: 'if (_isQueueLate()) revert BoxCampaign_QueueLate(counts.drawn);',
    replace: '',
    killedBy: 'BoxLateTest',
  },
  {
    name: 'a queue that is late by its newest request',
    file: queue,
    find: 'uint256(_entries[n].openedAt) + QUEUE_TIME',
    replace: 'uint256(_entries[_book.opened - 1].openedAt) + QUEUE_TIME',
    killedBy: 'BoxLateTest',
  },
  {
    name: 'a refund of a request to anybody',
    file,
    find: 'if (_entries[n].account != msg.sender) revert BoxCampaign_NotOpener(n, msg.sender);',
    replace: '',
    killedBy: 'BoxRefundTest',
  },
  {
    name: 'a refund to nobody',
    file: book,
    find: 'if (to == address(0) || to == address(this))',
    replace: 'if (to == address(this))',
    killedBy: 'BoxRefundTest',
  },
  {
    name: 'a bond of one unit',
    file: 'ino/BoxTerms.sol',
    find: 'if (terms.topValue < boxTypes[i].price)',
    replace: 'if (terms.topValue == 0)',
    killedBy: 'BoxFactoryTest',
  },
];
