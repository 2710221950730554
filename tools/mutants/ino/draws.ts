import type { Mutant } from '../mutant.ts';

const file = 'ino/BoxDraw.sol';
const queue = 'ino/BoxQueue.sol';
const chain = 'ino/HashChain.sol';
const adapter = 'ino/VrfAdapter.sol';
const factory = 'ino/BoxFactory.sol';

/** Faults of the queue and of the draws. */
export const draws: readonly Mutant[] = [
  {
    name: 'a second try by letting the block lapse',
    file: queue,
    find: 'if (entry.state == State.Moved) return false;',
    replace: '',
    killedBy: 'BoxSealTest',
  },
  {
    name: 'a block that is sealed before it is deep',
    file: queue,
    find: 'return target + _depth + 1;',
    replace: 'return target + 1;',
    killedBy: 'BoxSealTest',
  },
  {
    name: 'a block that is known when the box is opened',
    file: queue,
    find: 'target = block.number + _lookahead;\n            // Most',
    replace: 'target = block.number - 1;\n            // Most',
    killedBy: 'BoxOpenTest|BoxSealTest',
  },
  {
    name: 'a moved request that keeps those behind it from being sealed',
    file: queue,
    find: '_sealOrMove(next, entry);\n            }',
    replace:
      '_sealOrMove(next, entry);\n                if (entry.state == State.Moved) break;\n            }',
    killedBy: 'BoxOpenTest',
  },
  {
    name: 'an opening that takes the block of the first request for that of a later one',
    file: queue,
    find: 'if (next == opened) nextTarget = target;',
    replace: 'nextTarget = target;',
    killedBy: 'BoxOpenTest|BoxInvariantTest',
  },
  {
    name: 'many seals of blocks that are not deep',
    file: queue,
    find: 'bool isDue = isChain && _isUnsealed(entry.state) && _isDeep(entry.value);',
    replace: 'bool isDue = isChain && _isUnsealed(entry.state);',
    killedBy: 'BoxSealTest',
  },
  {
    name: 'many seals without a word of the coordinator',
    file: queue,
    find: 'bool isDue = isChain && ',
    replace: 'bool isDue = ',
    killedBy: 'BoxVrfTest',
  },
  {
    name: 'many seals of sealed requests',
    file: queue,
    find: 'isChain && _isUnsealed(entry.state) && _isDeep',
    replace: 'isChain && entry.state != State.None && _isDeep',
    killedBy: 'BoxSealTest',
  },
  {
    name: 'a word for one box that was just opened',
    file: queue,
    find: 'counts.opened - counts.sealedCount < FULL_BATCH && block.timestamp < ripeAt',
    replace: 'false',
    killedBy: 'BoxVrfTest',
  },
  {
    name: 'a batch of the caller',
    file: queue,
    find: '_batchEnds[batch] = counts.opened;\n        _book.sealedCount = counts.opened;',
    replace: '_batchEnds[batch] = n + 1;\n        _book.sealedCount = uint32(n + 1);',
    killedBy: 'BoxVrfTest',
  },
  {
    name: 'blocks that come too soon',
    file: factory,
    find: 'lookahead < leastLookahead || depth < leastDepth',
    replace: 'lookahead < leastLookahead',
    killedBy: 'BoxFactoryTest',
  },
  {
    name: 'secrets where producers sell the hash of a block',
    file: factory,
    find: 'if (!takesSecrets) revert BoxFactory_SecretsNotTaken();',
    replace: '',
    killedBy: 'BoxFactoryTest',
  },
  {
    name: 'secrets on a chain that forgets hashes',
    file: factory,
    find: 'block.number < HISTORY || BlockHashLib.blockHash(block.number - HISTORY) == 0',
    replace: 'block.number < HISTORY',
    killedBy: 'BoxFactoryTest',
  },
  {
    name: 'a secret that serves twice',
    file,
    find: 'last = secret;\n            } else',
    replace: 'last = preimages.length == 1 ? tip : secret;\n            } else',
    killedBy: 'BoxRevealTest|BoxInvariantTest',
  },
  {
    name: 'any secret',
    file: chain,
    find: 'return keccak256(abi.encode(preimage)) == tip;',
    replace: 'return preimage != tip;',
    killedBy: 'BoxRevealTest',
  },
  {
    name: 'a seed without the block',
    file: chain,
    find: 'abi.encode(secret, blockBits, n, account',
    replace: 'abi.encode(secret, blockBits * 0, n, account',
    killedBy: 'BoxRevealTest',
  },
  {
    name: 'a draw that was not sealed',
    file,
    find: 'if (entry.state != needed) revert BoxCampaign_WrongState(n, entry.state);',
    replace: 'if (needed == State.None) revert BoxCampaign_WrongState(n, entry.state);',
    killedBy: 'BoxRevealTest',
  },
  {
    name: 'an item for any place',
    file,
    find: 'abi.encode(block.chainid, _campaignId, entry.value, leaf.contentHash',
    replace: 'abi.encode(block.chainid, _campaignId, uint256(0), leaf.contentHash',
    killedBy: 'BoxClaimTest',
  },
  {
    name: 'an item that is claimed by the caller',
    file,
    find: 'IRewardToken(rewardToken).mint(entry.account, entry.value);',
    replace: 'IRewardToken(rewardToken).mint(msg.sender, entry.value);',
    killedBy: 'BoxClaimTest',
  },
  {
    name: 'an opening that another box pays',
    file: queue,
    find: 'IBoxToken(boxToken).burn(msg.sender, boxId.toUint96(), 1);',
    replace: 'IBoxToken(boxToken).burn(msg.sender, boxId.toUint96(), 0);',
    killedBy: 'BoxOpenTest',
  },
  {
    name: 'a word that is requested again',
    file: adapter,
    find: 'if (_isRequested[msg.sender][batch]) revert Randomness_AlreadyRequested(msg.sender, batch);',
    replace: '',
    killedBy: 'BoxVrfTest',
  },
  {
    name: 'a second word that replaces the first',
    file: adapter,
    find: 'if (wordOf[target.campaign][target.batch] != 0) return;',
    replace: '',
    killedBy: 'BoxVrfTest',
  },
  {
    name: 'a word of anybody',
    file: adapter,
    find: 'if (msg.sender != coordinator) revert VrfAdapter_NotCoordinator(msg.sender);',
    replace: '',
    killedBy: 'BoxVrfTest',
  },
];
