import type { Mutant } from '../mutant.ts';

const file = 'ino/BoxDraw.sol';
const chain = 'ino/HashChain.sol';
const adapter = 'ino/VrfAdapter.sol';

/** Faults of the queue and of the draws. */
export const draws: readonly Mutant[] = [
  {
    name: 'a second try by letting the block lapse',
    file,
    find: 'if (entry.state == State.Moved) return false;',
    replace: '',
    killedBy: 'BoxSealTest',
  },
  {
    name: 'a block that is sealed before it is deep',
    file,
    find: 'return target + _depth + 1;',
    replace: 'return target + 1;',
    killedBy: 'BoxSealTest',
  },
  {
    name: 'a block that is known when the box is opened',
    file,
    find: 'uint256 target = isChain ? block.number + _lookahead : 0;',
    replace: 'uint256 target = isChain ? block.number - 1 : 0;',
    killedBy: 'BoxOpenTest|BoxSealTest',
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
    file,
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
