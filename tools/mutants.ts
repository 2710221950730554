export type Mutant = {
  readonly name: string;
  /** Below contracts/src. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  /** A pattern of the test contracts that must notice. */
  readonly killedBy: string;
};

/** Faults of the kind that have cost exchanges money. */
const exchangeMutants: readonly Mutant[] = [
  {
    name: 'no lock on any function of a pair',
    file: 'exchange/Pair.sol',
    find: 'require(_locked == 0, "Tradewind: LOCKED");',
    replace: '',
    killedBy: 'ReentrancyTest|AttackInvariantTest',
  },
  {
    name: 'sync without the lock',
    file: 'exchange/Pair.sol',
    find: 'function sync() external lock {',
    replace: 'function sync() external {',
    killedBy: 'ReentrancyTest',
  },
  {
    name: 'mint without the lock',
    file: 'exchange/Pair.sol',
    find: 'function mint(address to) external lock returns',
    replace: 'function mint(address to) external returns',
    killedBy: 'AttackInvariantTest',
  },
  {
    name: 'k checked without the fee on token0',
    file: 'exchange/Pair.sol',
    find: 'balance0 * PairMath.FEE_DENOMINATOR - amount0In * PairMath.FEE;',
    replace: 'balance0 * PairMath.FEE_DENOMINATOR - amount0In * 0;',
    killedBy: 'UniswapDifferentialInvariantTest',
  },
  {
    name: 'no k check',
    file: 'exchange/Pair.sol',
    find: 'require(afterFee0 * afterFee1 >= k * PairMath.FEE_DENOMINATOR ** 2, "Tradewind: K");',
    replace: 'afterFee0; afterFee1; k;',
    killedBy: 'AttackInvariantTest',
  },
  {
    name: 'a fee of 19/10000',
    file: 'exchange/PairMath.sol',
    find: 'uint256 internal constant FEE = 20;',
    replace: 'uint256 internal constant FEE = 19;',
    killedBy: 'UniswapDifferentialInvariantTest',
  },
  {
    name: 'shares rounded up at a deposit',
    file: 'exchange/Pair.sol',
    find: 'FixedPointMathLib.min(amount0 * supply / reserve0, amount1 * supply / reserve1);',
    replace: 'FixedPointMathLib.min(amount0 * supply / reserve0, amount1 * supply / reserve1) + 1;',
    killedBy: 'UniswapDifferentialInvariantTest',
  },
  {
    name: 'the greater proportion credited at a deposit',
    file: 'exchange/Pair.sol',
    find: 'FixedPointMathLib.min(amount0 * supply / reserve0',
    replace: 'FixedPointMathLib.max(amount0 * supply / reserve0',
    killedBy: 'ExchangeInvariantTest',
  },
  {
    name: 'minimum liquidity not locked',
    file: 'exchange/Pair.sol',
    find: '_credit(address(0), MINIMUM_LIQUIDITY);',
    replace: '_credit(to, MINIMUM_LIQUIDITY);',
    killedBy: 'ExchangeInvariantTest',
  },
  {
    name: 'a sixth for the protocol, as in the field',
    file: 'exchange/PairMath.sol',
    find: '(PROVIDER_PART * rootK + PROTOCOL_PART * rootKLast);',
    replace: '((PROVIDER_PART - 2) * rootK + PROTOCOL_PART * rootKLast);',
    killedBy: 'ExchangeInvariantTest',
  },
  {
    name: 'base of the protocol share not renewed by a withdrawal',
    file: 'exchange/Pair.sol',
    find: '_setShares(supply - liquidity, FixedPointMathLib.sqrt(balance0 * balance1));',
    replace: '_setShares(supply - liquidity, _shares.rootKLast);',
    killedBy: 'ExchangeInvariantTest',
  },
  {
    name: 'skim pays the surplus of the wrong side',
    file: 'exchange/Pair.sol',
    find: 'token0.safeTransfer(to, balance0 - reserve0);',
    replace: 'token0.safeTransfer(to, balance1 - reserve1);',
    killedBy: 'UniswapDifferentialInvariantTest|ExchangeInvariantTest',
  },
  {
    name: 'the output side is not looked at again',
    file: 'exchange/Pair.sol',
    find: 'require(tokenOut.readBalance() >= balanceOut, "Tradewind: K");',
    replace: '',
    killedBy: 'TaxedTokenTest',
  },
  {
    name: 'no 112-bit bound',
    file: 'exchange/Pair.sol',
    find: 'require(balance <= type(uint112).max, "Tradewind: OVERFLOW");',
    replace: 'balance;',
    killedBy: 'HugeSupplyTest',
  },
  {
    name: "anyone burns anyone's shares",
    file: 'exchange/Pair.sol',
    find: '_spendAllowance(owner, liquidity);',
    replace: '',
    killedBy: 'FirstDepositTest',
  },
  {
    name: 'a balance that is not told counts as zero',
    file: 'exchange/TokenCall.sol',
    find: 'require(answered, "Tradewind: BALANCE_FAILED");',
    replace: 'if (!answered) held = 0;',
    killedBy: 'FaultyTokenTest',
  },
  {
    name: 'a failed payment counts as done',
    file: 'exchange/TokenCall.sol',
    find: 'require(confirmed, "Tradewind: TRANSFER_FAILED");',
    replace: 'confirmed;',
    killedBy: 'FaultyTokenTest',
  },
  {
    name: 'a permit that can be used again',
    file: 'exchange/PairToken.sol',
    find: 'nonces[owner]++',
    replace: 'nonces[owner]',
    killedBy: 'PairPermitTest',
  },
  {
    name: 'a permit of the zero address',
    file: 'exchange/PairToken.sol',
    find: 'signer != address(0) && signer == owner',
    replace: 'signer == owner',
    killedBy: 'FirstDepositTest',
  },
  {
    name: 'no minimum output',
    file: 'exchange/RouterSwap.sol',
    find: 'require(amountOut >= amountOutMin, "Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");',
    replace: '',
    killedBy: 'UniswapDifferentialInvariantTest',
  },
  {
    name: 'no maximum input',
    file: 'exchange/RouterSwap.sol',
    find: 'require(amountIn <= amountInMax, "Tradewind: EXCESSIVE_INPUT_AMOUNT");',
    replace: '',
    killedBy: 'UniswapDifferentialInvariantTest',
  },
  {
    name: 'the router keeps the coin that is left',
    file: 'exchange/RouterBase.sol',
    find: 'if (msg.value > spent) msg.sender.safeTransferNative(msg.value - spent);',
    replace: '',
    killedBy: 'ExchangeInvariantTest',
  },
  {
    name: "whoever collects gets the treasury's shares",
    file: 'exchange/Factory.sol',
    find: 'TokenCall.safeTransfer(pair, treasury, shares);',
    replace: 'TokenCall.safeTransfer(pair, msg.sender, shares);',
    killedBy: 'ExchangeInvariantTest',
  },
];

/** Faults of the field's five-minute games and their oracles, and of what pays others. */
const predictionMutants: readonly Mutant[] = [
  {
    name: 'entries after the lock',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (epoch != openEpoch()) revert',
    replace: 'if (epoch != openEpoch() && epoch + 1 != openEpoch()) revert',
    killedBy: 'MarketEnterTest|MarketInvariantTest',
  },
  {
    name: 'a second entry adds up',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (position.amount != 0) revert PredictionMarket_AlreadyEntered(epoch, msg.sender);',
    replace: '',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'a fee of four per cent',
    file: 'prediction/PredictionMarket.sol',
    find: 'uint256 private constant FEE_PERCENT = 3;',
    replace: 'uint256 private constant FEE_PERCENT = 4;',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'the fee is taken of the whole pool, as in the field',
    file: 'prediction/PredictionMarket.sol',
    find: 'stake * (losing - _feeOf(losing)) / winning;',
    replace: 'stake * (losing - _feeOf(losing + winning)) / winning;',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'payouts rounded up',
    file: 'prediction/PredictionMarket.sol',
    find: 'stake * (losing - _feeOf(losing)) / winning;',
    replace: '(stake * (losing - _feeOf(losing)) + winning - 1) / winning;',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'a tie is lost by both, as in the field',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (close.price == lock.price) return Outcome.Tie;',
    replace: '',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'one side alone wins nothing from nobody',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (round.totalUp == 0 || round.totalDown == 0) return Outcome.OneSided;',
    replace: '',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'a claim that can be made again',
    file: 'prediction/PredictionMarket.sol',
    find: 'positions[epoch][account].claimed = true;',
    replace: '',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'whoever relays is paid',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (_call(account, amount, PUSH_GAS)) return;',
    replace: 'if (_call(msg.sender, amount, PUSH_GAS)) return;',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'a starved receiver is credited',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (available < PUSH_RESERVE) revert PredictionMarket_TooLittleGas();',
    replace: 'available;',
    killedBy: 'MarketClaimForTest|MarketInvariantTest',
  },
  {
    name: 'a receiver that fails loses its win',
    file: 'prediction/PredictionMarket.sol',
    find: 'pending[account] += amount;',
    replace: '',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'pending is paid before it is cleared',
    file: 'prediction/PredictionMarket.sol',
    find: `pending[msg.sender] = 0;
        emit PendingWithdrawn(msg.sender, to, amount);
        _send(to, amount);`,
    replace: `emit PendingWithdrawn(msg.sender, to, amount);
        _send(to, amount);
        pending[msg.sender] = 0;`,
    killedBy: 'MarketWithdrawPendingTest|MarketInvariantTest',
  },
  {
    name: 'relayers pay those who claim for themselves',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (!_mayClaimFor(account)) revert PredictionMarket_SelfClaimOnly(account);',
    replace: '',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'a day voids whatever the oracle could say',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (early && IBoundaryOracle(oracle).isReadable(time.toUint64())) {',
    replace: 'if (false && early) {',
    killedBy: 'MarketVoidBoundaryTest|MarketInvariantTest',
  },
  {
    name: 'fees are paid before they are marked',
    file: 'prediction/PredictionMarket.sol',
    find: `_sweptEver = _feesEver;
        emit TreasurySwept(treasury, amount);
        _send(treasury, amount);`,
    replace: `emit TreasurySwept(treasury, amount);
        _send(treasury, amount);
        _sweptEver = _feesEver;`,
    killedBy: 'MarketRolesTest',
  },
  {
    name: 'a boundary that is resolved again',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (_boundaries[boundary].state != BoundaryState.Unresolved) {',
    replace: 'if (false) {',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'any round after the moment is its price',
    file: 'prediction/ChainlinkBoundaryOracle.sol',
    find: 'if (before > time) _revertUndecided(time, hint);',
    replace: '',
    killedBy: 'OraclePriceAtTest|MarketInvariantTest',
  },
  {
    name: 'an old price counts, as in the field',
    file: 'prediction/ChainlinkBoundaryOracle.sol',
    find: 'if (updatedAt <= time) {',
    replace: 'if (updatedAt + maxDelay <= time) {',
    killedBy: 'OraclePriceAtTest|MarketInvariantTest',
  },
  {
    name: 'a late price counts',
    file: 'prediction/ChainlinkBoundaryOracle.sol',
    find: 'ok = updatedAt <= deadline && answer > 0',
    replace: 'ok = answer > 0',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'zero and negative prices count',
    file: 'prediction/ChainlinkBoundaryOracle.sol',
    find: '&& answer > 0 && answer <= type(int128).max;',
    replace: '&& answer <= type(int128).max;',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'silence is believed while there is a next round',
    file: 'prediction/ChainlinkBoundaryOracle.sol',
    find: 'if (next > 0 || block.timestamp <= deadline)',
    replace: 'if (block.timestamp <= deadline)',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'silence is believed before the delay is over',
    file: 'prediction/ChainlinkBoundaryOracle.sol',
    find: 'if (next > 0 || block.timestamp <= deadline)',
    replace: 'if (next > 0)',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'a starved feed counts as silent',
    file: 'prediction/ChainlinkBoundaryOracle.sol',
    find: 'if (!answered && available < READ_GAS_RESERVE) revert BoundaryOracle_TooLittleGas();',
    replace: 'available;',
    killedBy: 'MarketVoidBoundaryTest',
  },
  {
    name: 'a hint of any phase',
    file: 'prediction/ChainlinkBoundaryOracle.sol',
    find: 'hint >> 64 != phaseAt(time) || n == 0',
    replace: 'n == 0',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'a new phase counts for moments that are over',
    file: 'prediction/ChainlinkBoundaryOracle.sol',
    find: '_setPin(phase, uint64(block.timestamp));',
    replace: '_setPin(phase, uint64(block.timestamp) - 900);',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'stamps out of order are believed',
    file: 'prediction/ChainlinkBoundaryOracle.sol',
    find: 'if (!known || !ordered || updatedAt > block.timestamp)',
    replace: 'if (!known || updatedAt > block.timestamp)',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'a bonus that is paid again',
    file: 'prediction/BonusDistributor.sol',
    find: '_claimedBits[week] |= _bitOf(kind, rank);',
    replace: '',
    killedBy: 'BonusInvariantTest',
  },
  {
    name: 'bonuses without a cap',
    file: 'prediction/BonusDistributor.sol',
    find: 'if (amount > volume / CAP_DIVISOR) revert BonusDistributor_AboveCap(amount, volume);',
    replace: '',
    killedBy: 'BonusInvariantTest',
  },
  {
    name: 'two weeks are promised the same coins',
    file: 'prediction/BonusDistributor.sol',
    find: '_reserved += total;',
    replace: '',
    killedBy: 'BonusInvariantTest',
  },
  {
    name: 'a veto after its day',
    file: 'prediction/BonusDistributor.sol',
    find: 'if (block.timestamp >= found.activeAt) revert BonusDistributor_VetoOver(week);',
    replace: '',
    killedBy: 'BonusInvariantTest',
  },
  {
    name: 'proofs that name no account',
    file: 'prediction/BonusDistributor.sol',
    find: 'week, kind, rank, account, amount, volume);',
    replace: 'week, kind, rank, address(0), amount, volume);',
    killedBy: 'BonusInvariantTest',
  },
];

/** Each must make a test fail. */
export const mutants: readonly Mutant[] = [...exchangeMutants, ...predictionMutants];
