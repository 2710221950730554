export type Mutant = {
  readonly name: string;
  /** Below contracts/src/exchange. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  /** A pattern of the test contracts that must notice. */
  readonly killedBy: string;
};

/** Faults of the kind that have cost exchanges money; each must make a test fail. */
export const mutants: readonly Mutant[] = [
  {
    name: 'no lock on any function of a pair',
    file: 'Pair.sol',
    find: 'require(_locked == 0, "Tradewind: LOCKED");',
    replace: '',
    killedBy: 'ReentrancyTest|AttackInvariantTest',
  },
  {
    name: 'sync without the lock',
    file: 'Pair.sol',
    find: 'function sync() external lock {',
    replace: 'function sync() external {',
    killedBy: 'ReentrancyTest',
  },
  {
    name: 'mint without the lock',
    file: 'Pair.sol',
    find: 'function mint(address to) external lock returns',
    replace: 'function mint(address to) external returns',
    killedBy: 'AttackInvariantTest',
  },
  {
    name: 'k checked without the fee on token0',
    file: 'Pair.sol',
    find: 'balance0 * PairMath.FEE_DENOMINATOR - amount0In * PairMath.FEE;',
    replace: 'balance0 * PairMath.FEE_DENOMINATOR - amount0In * 0;',
    killedBy: 'UniswapDifferentialInvariantTest',
  },
  {
    name: 'no k check',
    file: 'Pair.sol',
    find: 'require(afterFee0 * afterFee1 >= k * PairMath.FEE_DENOMINATOR ** 2, "Tradewind: K");',
    replace: 'afterFee0; afterFee1; k;',
    killedBy: 'AttackInvariantTest',
  },
  {
    name: 'a fee of 19/10000',
    file: 'PairMath.sol',
    find: 'uint256 internal constant FEE = 20;',
    replace: 'uint256 internal constant FEE = 19;',
    killedBy: 'UniswapDifferentialInvariantTest',
  },
  {
    name: 'shares rounded up at a deposit',
    file: 'Pair.sol',
    find: 'FixedPointMathLib.min(amount0 * supply / reserve0, amount1 * supply / reserve1);',
    replace: 'FixedPointMathLib.min(amount0 * supply / reserve0, amount1 * supply / reserve1) + 1;',
    killedBy: 'UniswapDifferentialInvariantTest',
  },
  {
    name: 'the greater proportion credited at a deposit',
    file: 'Pair.sol',
    find: 'FixedPointMathLib.min(amount0 * supply / reserve0',
    replace: 'FixedPointMathLib.max(amount0 * supply / reserve0',
    killedBy: 'ExchangeInvariantTest',
  },
  {
    name: 'minimum liquidity not locked',
    file: 'Pair.sol',
    find: '_credit(address(0), MINIMUM_LIQUIDITY);',
    replace: '_credit(to, MINIMUM_LIQUIDITY);',
    killedBy: 'ExchangeInvariantTest',
  },
  {
    name: 'a sixth for the protocol, as in the field',
    file: 'PairMath.sol',
    find: '(PROVIDER_PART * rootK + PROTOCOL_PART * rootKLast);',
    replace: '((PROVIDER_PART - 2) * rootK + PROTOCOL_PART * rootKLast);',
    killedBy: 'ExchangeInvariantTest',
  },
  {
    name: 'base of the protocol share not renewed by a withdrawal',
    file: 'Pair.sol',
    find: '_setShares(supply - liquidity, FixedPointMathLib.sqrt(balance0 * balance1));',
    replace: '_setShares(supply - liquidity, _shares.rootKLast);',
    killedBy: 'ExchangeInvariantTest',
  },
  {
    name: 'skim pays the surplus of the wrong side',
    file: 'Pair.sol',
    find: 'token0.safeTransfer(to, balance0 - reserve0);',
    replace: 'token0.safeTransfer(to, balance1 - reserve1);',
    killedBy: 'UniswapDifferentialInvariantTest|ExchangeInvariantTest',
  },
  {
    name: 'the output side is not looked at again',
    file: 'Pair.sol',
    find: 'require(tokenOut.readBalance() >= balanceOut, "Tradewind: K");',
    replace: '',
    killedBy: 'TaxedTokenTest',
  },
  {
    name: 'no 112-bit bound',
    file: 'Pair.sol',
    find: 'require(balance <= type(uint112).max, "Tradewind: OVERFLOW");',
    replace: 'balance;',
    killedBy: 'HugeSupplyTest',
  },
  {
    name: "anyone burns anyone's shares",
    file: 'Pair.sol',
    find: '_spendAllowance(owner, liquidity);',
    replace: '',
    killedBy: 'FirstDepositTest',
  },
  {
    name: 'a balance that is not told counts as zero',
    file: 'TokenCall.sol',
    find: 'require(answered, "Tradewind: BALANCE_FAILED");',
    replace: 'if (!answered) held = 0;',
    killedBy: 'FaultyTokenTest',
  },
  {
    name: 'a failed payment counts as done',
    file: 'TokenCall.sol',
    find: 'require(confirmed, "Tradewind: TRANSFER_FAILED");',
    replace: 'confirmed;',
    killedBy: 'FaultyTokenTest',
  },
  {
    name: 'a permit that can be used again',
    file: 'PairToken.sol',
    find: 'nonces[owner]++',
    replace: 'nonces[owner]',
    killedBy: 'PairPermitTest',
  },
  {
    name: 'a permit of the zero address',
    file: 'PairToken.sol',
    find: 'signer != address(0) && signer == owner',
    replace: 'signer == owner',
    killedBy: 'FirstDepositTest',
  },
  {
    name: 'no minimum output',
    file: 'RouterSwap.sol',
    find: 'require(amountOut >= amountOutMin, "Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");',
    replace: '',
    killedBy: 'UniswapDifferentialInvariantTest',
  },
  {
    name: 'no maximum input',
    file: 'RouterSwap.sol',
    find: 'require(amountIn <= amountInMax, "Tradewind: EXCESSIVE_INPUT_AMOUNT");',
    replace: '',
    killedBy: 'UniswapDifferentialInvariantTest',
  },
  {
    name: 'the router keeps the coin that is left',
    file: 'RouterBase.sol',
    find: 'if (msg.value > spent) msg.sender.safeTransferNative(msg.value - spent);',
    replace: '',
    killedBy: 'ExchangeInvariantTest',
  },
  {
    name: "whoever collects gets the treasury's shares",
    file: 'Factory.sol',
    find: 'TokenCall.safeTransfer(pair, treasury, shares);',
    replace: 'TokenCall.safeTransfer(pair, msg.sender, shares);',
    killedBy: 'ExchangeInvariantTest',
  },
];
