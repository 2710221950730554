import type { Mutant } from '../mutant.ts';

const staking = 'nft-stake/NftStaking.sol';
const history = 'nft-stake/WeightHistory.sol';

/** Faults known from staked NFTs: borrowed, counted twice, kept, or returned to another account. */
export const mutants: readonly Mutant[] = [
  {
    name: 'a token that counts at once',
    file: staking,
    find: 'uint256 activeAt = block.timestamp + ACTIVE_AFTER;',
    replace: 'uint256 activeAt = block.timestamp;',
    killedBy: 'NftStakingInvariantTest',
  },
  {
    name: 'a token that counts after it left',
    file: staking,
    find: '_history[token.account].subtract(from.toUint64(), token.weight);',
    replace: '',
    killedBy: 'NftStakingInvariantTest',
  },
  {
    name: 'a token that returns to anyone',
    file: staking,
    find: 'if (token.account != msg.sender) revert NftStaking_NotStaked(msg.sender, collection, tokenId);',
    replace: 'if (token.account == address(0)) revert NftStaking_NotStaked(msg.sender, collection, tokenId);',
    killedBy: 'NftStakingInvariantTest',
  },
  {
    name: 'a removed collection that keeps its tokens',
    file: staking,
    find: 'if (collection.code.length == 0) return false;',
    replace: 'if (!_terms[collection].isAllowed) return false;',
    killedBy: 'NftStakingInvariantTest',
  },
  {
    name: 'an exit on the first day that counts from now on',
    file: staking,
    find: 'uint256 from = block.timestamp < token.activeAt ? token.activeAt : block.timestamp;',
    replace: 'uint256 from = block.timestamp;',
    killedBy: 'NftStakingInvariantTest',
  },
  {
    name: 'later checkpoints that keep the weight',
    file: history,
    find: 'history[place].weight -= weight;',
    replace: '',
    killedBy: 'NftStakingInvariantTest',
  },
  {
    name: 'a token that is announced and never moved',
    file: staking,
    find: 'if (IERC721(collection).ownerOf(tokenId) != address(this)) {',
    replace: 'if (IERC721(collection).ownerOf(tokenId) == address(0)) {',
    killedBy: 'NftStakingStakeTest',
  },
  {
    name: 'a collection that calls back',
    file: staking,
    find: 'if (_locked != 0) revert NftStaking_Locked();',
    replace: '',
    killedBy: 'NftStakingUnstakeTest',
  },
  {
    name: 'a weight without a proof',
    file: staking,
    find: 'if (root == 0 || !MerkleProofLib.verifyCalldata(proofs[i], root, leaf)) {',
    replace: 'if (root == 0) {',
    killedBy: 'NftStakingStakeRareTest',
  },
  {
    name: 'a 51st token',
    file: staking,
    find: 'if (stakedCount[account]++ == MAXIMUM_TOKENS) revert NftStaking_TooManyTokens(account);',
    replace: '++stakedCount[account];',
    killedBy: 'NftStakingStakeTest',
  },
  {
    name: 'a healthy token that is pruned by a caller with little gas',
    file: staking,
    find: 'if (gasleft() < OWNER_GAS_LEFT) revert NftStaking_TooLittleGas();',
    replace: '',
    killedBy: 'NftStakingPruneTest',
  },
  {
    name: 'a bound of gas that forgets what a call keeps back',
    file: staking,
    find: 'OWNER_GAS * 64 / 63 + 10_000;',
    replace: 'OWNER_GAS;',
    killedBy: 'NftStakingPruneTest',
  },
  {
    name: 'a staked token that anyone prunes',
    file: staking,
    find: 'isLost := iszero(and(isHere, eq(mload(0), address())))',
    replace: 'isLost := isHere',
    killedBy: 'NftStakingInvariantTest',
  },
  {
    name: 'a lost token that counts on',
    file: staking,
    find: '            _strike(token, collection);\n',
    replace: '',
    killedBy: 'NftStakingInvariantTest',
  },
  {
    name: 'a lost token whose account loses its claim',
    file: staking,
    find: 'Token(token.account, 0, 0, 0)',
    replace: 'Token(address(0), 0, 0, 0)',
    killedBy: 'NftStakingPruneTest',
  },
  {
    name: 'a lost token that is struck twice',
    file: staking,
    find: 'if (token.weight != 0) _strike(token, collection);',
    replace: '_strike(token, collection);',
    killedBy: 'NftStakingPruneTest',
  },
];
