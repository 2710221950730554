import type { Mutant } from '../mutant.ts';
import { draws } from './draws.ts';
import { money } from './money.ts';

const sale = 'ino/BoxCampaign.sol';

/** Faults of purchases, gates and roles. */
const purchases: readonly Mutant[] = [
  {
    name: 'more boxes than a type has',
    file: sale,
    find: 'if (quantity > left) revert BoxCampaign_SoldOut(left);',
    replace: '',
    killedBy: 'BoxBuyTest|BoxInvariantTest',
  },
  {
    name: 'a limit that counts one type',
    file: sale,
    find: 'sum += lanes & type(uint32).max;',
    replace: 'sum = lanes & type(uint32).max;',
    killedBy: 'BoxBuyTest',
  },
  {
    name: 'a line of another account',
    file: sale,
    find: 'abi.encode(block.chainid, address(this), msg.sender, most)',
    replace: 'abi.encode(block.chainid, address(this), most)',
    killedBy: 'BoxGateTest',
  },
  {
    name: 'a line that raises the limit of the campaign',
    file: sale,
    find: 'if (listed < most) most = listed;',
    replace: 'most = listed;',
    killedBy: 'BoxGateTest',
  },
  {
    name: 'a rank for show',
    file: sale,
    find: 'ITierView(_tierView).activeEffective(msg.sender)',
    replace: 'ITierView(_tierView).effective(msg.sender)',
    killedBy: 'BoxGateTest',
  },
  {
    name: 'a gate that needs list or rank',
    file: sale,
    find: 'if (_gate != Gate.List) _requireRank();',
    replace: 'if (_gate == Gate.Rank) _requireRank();',
    killedBy: 'BoxGateTest',
  },
  {
    name: 'a list that changes in its phase',
    file: sale,
    find: 'if (block.timestamp >= _start) revert BoxCampaign_Started(_start);',
    replace: '',
    killedBy: 'BoxRolesTest',
  },
  {
    name: 'a sale without a bond',
    file: sale,
    find: 'return counts.isFunded && (',
    replace: 'return (',
    killedBy: 'BoxBuyTest',
  },
  {
    name: 'a sale that begins again behind its end',
    file: sale,
    find: 'if (block.timestamp >= before || end <= before',
    replace: 'if (end <= before',
    killedBy: 'BoxRolesTest',
  },
  {
    name: 'a later end that leaves no time to open',
    file: sale,
    find: 'end > _openUntil - BoxTerms.LEAST_OPENING',
    replace: 'end > _openUntil',
    killedBy: 'BoxRolesTest',
  },
  {
    name: 'a sale that begins in years',
    file: 'ino/BoxFactory.sol',
    find: 'if (terms.start > latest) revert BoxFactory_TooLate(terms.start, latest);',
    replace: '',
    killedBy: 'BoxFactoryTest',
  },
  {
    name: 'boxes of another campaign',
    file: 'ino/BoxToken.sol',
    find: 'return uint256(uint160(campaign)) << TYPE_BITS | boxId;',
    replace: 'return boxId;',
    killedBy: 'BoxTokensTest',
  },
];

export const mutants: readonly Mutant[] = [...purchases, ...draws, ...money];
