// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Adds liquidity, removes it and trades for a user, within limits that the user sets.
/// @notice The interface is that of Uniswap V2's router 02, so that wallets and tools know it.
/// `ETH` in a name means the chain's native coin, `WETH` its wrapped token.
/// The router holds no funds between calls and has no owner.
///
/// Tokens come out of the caller's allowance to this router.
/// Amounts are raw units of the token, those of the coin are wei.
/// All reasons of reverts begin with `Tradewind: `, which this page leaves out.
///
/// Every function that changes state may revert with:
/// `EXPIRED` after `deadline`;
/// `TRANSFER_FAILED` or `TRANSFER_FROM_FAILED` when a token refuses a transfer;
/// `ETH_TRANSFER_FAILED` when an account refuses the coin;
/// `INVALID_PATH` when a path has less than two tokens, or no WETH at the coin's end.
/// A path over a pair that does not exist reverts without a reason.
interface IRouter {
    /// @notice An approval of the caller's tokens to this router by signature (EIP-2612), as `permitAndCall` takes it.
    /// @dev The fields have the order of `permit`. The struct is never stored, so it is not packed.
    /// @param token The token whose `permit` is called.
    /// @param value Allowance in raw units that the signature grants.
    /// @param deadline Last second (Unix) at which the token accepts the signature.
    /// @param v Recovery id of the signature.
    /// @param r First half of the signature.
    /// @param s Second half of the signature.
    // solhint-disable-next-line gas-struct-packing
    struct TokenPermit {
        address token;
        uint256 value;
        uint256 deadline;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    /// @notice One path of a split trade.
    /// @param amountIn Raw units of the input that this path sells.
    /// @param path Token addresses from input to output; each two neighbours are a pair.
    struct SplitPath {
        uint256 amountIn;
        address[] path;
    }

    /// @notice Submits the caller's permits, then makes exactly one call of this router as the caller.
    /// All of the coin sent goes with that call.
    /// @dev A permit that fails is skipped: another account may have submitted it first, and the allowance decides
    /// anyway. Reverts with the call's own error. A call that takes no coin reverts without a reason when some is
    /// sent. No function of this router spends more coin than its caller sent.
    /// A token that calls back from its `permit` therefore finds no coin to take.
    /// @param permits Signed approvals to this router, submitted in order.
    /// @param call Another function of this router with its arguments, ABI-encoded.
    /// @return result The call's return data, ABI-encoded.
    function permitAndCall(TokenPermit[] calldata permits, bytes calldata call)
        external
        payable
        returns (bytes memory result);

    /// @notice Deposits two tokens at the pool's price; creates the pair if it does not exist.
    /// @dev Takes the largest amounts within both desired ones that match the price of the reserves.
    /// The second amount is `quote` of the first, rounded down. The first deposit sets the price.
    /// Reverts as `quote` does when a desired amount or one reserve is zero.
    /// @param tokenA One token of the pair.
    /// @param tokenB The other token of the pair.
    /// @param amountADesired Most raw units of `tokenA` to deposit.
    /// @param amountBDesired Most raw units of `tokenB` to deposit.
    /// @param amountAMin Least raw units of `tokenA`; less reverts `INSUFFICIENT_A_AMOUNT`.
    /// @param amountBMin Least raw units of `tokenB`; less reverts `INSUFFICIENT_B_AMOUNT`.
    /// @param to Account that receives the shares.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amountA Raw units of `tokenA` that the caller pays.
    /// @return amountB Raw units of `tokenB` that the caller pays.
    /// @return liquidity Shares minted to `to`, rounded down (`IPair.mint`).
    function addLiquidity(
        address tokenA,
        address tokenB,
        uint256 amountADesired,
        uint256 amountBDesired,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountA, uint256 amountB, uint256 liquidity);

    /// @notice `addLiquidity` of a token and the coin sent; the coin that is not needed returns to the caller.
    /// @param token The token that is paired with the wrapped coin.
    /// @param amountTokenDesired Most raw units of `token` to deposit.
    /// @param amountTokenMin Least raw units of `token`; less reverts `INSUFFICIENT_A_AMOUNT`.
    /// @param amountETHMin Least wei of the coin; less reverts `INSUFFICIENT_B_AMOUNT`.
    /// @param to Account that receives the shares.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amountToken Raw units of `token` that the caller pays.
    /// @return amountETH Wei that are wrapped and deposited.
    /// @return liquidity Shares minted to `to`, rounded down (`IPair.mint`).
    function addLiquidityETH(
        address token,
        uint256 amountTokenDesired,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external payable returns (uint256 amountToken, uint256 amountETH, uint256 liquidity);

    /// @notice Burns the caller's shares and pays both tokens to `to`.
    /// @dev The caller approves the shares to this router. Amounts are rounded down (`IPair.burn`).
    /// @param tokenA One token of the pair.
    /// @param tokenB The other token of the pair.
    /// @param liquidity Shares to burn, in units of 1e-18.
    /// @param amountAMin Least raw units of `tokenA`; less reverts `INSUFFICIENT_A_AMOUNT`.
    /// @param amountBMin Least raw units of `tokenB`; less reverts `INSUFFICIENT_B_AMOUNT`.
    /// @param to Account that receives both amounts.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amountA Raw units of `tokenA` that the pair sends, before any tax of the token.
    /// @return amountB Raw units of `tokenB` that the pair sends, before any tax of the token.
    function removeLiquidity(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountA, uint256 amountB);

    /// @notice `removeLiquidity` of a token and WETH that pays the coin instead of WETH.
    /// @dev Not for taxed tokens: the router forwards the pair's amount and reverts when less arrived.
    /// @param token The token that is paired with the wrapped coin.
    /// @param liquidity Shares to burn, in units of 1e-18.
    /// @param amountTokenMin Least raw units of `token`; less reverts `INSUFFICIENT_A_AMOUNT`.
    /// @param amountETHMin Least wei of the coin; less reverts `INSUFFICIENT_B_AMOUNT`.
    /// @param to Account that receives both amounts.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amountToken Raw units of `token` sent to `to`.
    /// @return amountETH Wei sent to `to`.
    function removeLiquidityETH(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountToken, uint256 amountETH);

    /// @notice `removeLiquidity` with an approval of the shares by signature (EIP-2612).
    /// @dev A permit that fails does no harm: the allowance that is present decides.
    /// @param tokenA One token of the pair.
    /// @param tokenB The other token of the pair.
    /// @param liquidity Shares to burn, in units of 1e-18.
    /// @param amountAMin Least raw units of `tokenA`; less reverts `INSUFFICIENT_A_AMOUNT`.
    /// @param amountBMin Least raw units of `tokenB`; less reverts `INSUFFICIENT_B_AMOUNT`.
    /// @param to Account that receives both amounts.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @param approveMax Whether the signature covers the largest uint256 instead of `liquidity`.
    /// @param v Recovery id of the signature.
    /// @param r First half of the signature.
    /// @param s Second half of the signature.
    /// @return amountA Raw units of `tokenA` that the pair sends, before any tax of the token.
    /// @return amountB Raw units of `tokenB` that the pair sends, before any tax of the token.
    function removeLiquidityWithPermit(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline,
        bool approveMax,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external returns (uint256 amountA, uint256 amountB);

    /// @notice `removeLiquidityETH` with an approval of the shares by signature (EIP-2612).
    /// @dev A permit that fails does no harm: the allowance that is present decides.
    /// @param token The token that is paired with the wrapped coin.
    /// @param liquidity Shares to burn, in units of 1e-18.
    /// @param amountTokenMin Least raw units of `token`; less reverts `INSUFFICIENT_A_AMOUNT`.
    /// @param amountETHMin Least wei of the coin; less reverts `INSUFFICIENT_B_AMOUNT`.
    /// @param to Account that receives both amounts.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @param approveMax Whether the signature covers the largest uint256 instead of `liquidity`.
    /// @param v Recovery id of the signature.
    /// @param r First half of the signature.
    /// @param s Second half of the signature.
    /// @return amountToken Raw units of `token` sent to `to`.
    /// @return amountETH Wei sent to `to`.
    function removeLiquidityETHWithPermit(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline,
        bool approveMax,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external returns (uint256 amountToken, uint256 amountETH);

    /// @notice `removeLiquidityETH` for a taxed token: forwards the amount that arrived at the router.
    /// @dev `amountTokenMin` is compared with what the pair sends, before any tax of the token.
    /// @param token The token that is paired with the wrapped coin.
    /// @param liquidity Shares to burn, in units of 1e-18.
    /// @param amountTokenMin Least raw units of `token`; less reverts `INSUFFICIENT_A_AMOUNT`.
    /// @param amountETHMin Least wei of the coin; less reverts `INSUFFICIENT_B_AMOUNT`.
    /// @param to Account that receives both amounts.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amountETH Wei sent to `to`.
    function removeLiquidityETHSupportingFeeOnTransferTokens(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountETH);

    /// @notice `removeLiquidityETHSupportingFeeOnTransferTokens` with an approval by signature (EIP-2612).
    /// @dev A permit that fails does no harm: the allowance that is present decides.
    /// @param token The token that is paired with the wrapped coin.
    /// @param liquidity Shares to burn, in units of 1e-18.
    /// @param amountTokenMin Least raw units of `token`; less reverts `INSUFFICIENT_A_AMOUNT`.
    /// @param amountETHMin Least wei of the coin; less reverts `INSUFFICIENT_B_AMOUNT`.
    /// @param to Account that receives both amounts.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @param approveMax Whether the signature covers the largest uint256 instead of `liquidity`.
    /// @param v Recovery id of the signature.
    /// @param r First half of the signature.
    /// @param s Second half of the signature.
    /// @return amountETH Wei sent to `to`.
    function removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline,
        bool approveMax,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external returns (uint256 amountETH);

    /// @notice Sells exactly `amountIn` along a path.
    /// @dev `amountOutMin` is compared with what the last pair pays.
    /// A tax of the output token after that is measured only by the variant for taxed tokens.
    /// @param amountIn Raw units of the first token that the caller sells, exactly.
    /// @param amountOutMin Least raw units of output; less reverts `INSUFFICIENT_OUTPUT_AMOUNT`.
    /// @param path Token addresses from input to output; each two neighbours are a pair.
    /// @param to Account that receives the output.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amounts Raw units per token of the path: `amountIn`, then what each pair pays, before any tax.
    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);

    /// @notice Buys exactly `amountOut` along a path.
    /// @param amountOut Raw units of the last token that the last pair pays, exactly.
    /// @param amountInMax Most raw units of input; more reverts `EXCESSIVE_INPUT_AMOUNT`.
    /// @param path Token addresses from input to output; each two neighbours are a pair.
    /// @param to Account that receives the output.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amounts Raw units per token of the path: the computed input first, `amountOut` last.
    function swapTokensForExactTokens(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);

    /// @notice Sells exactly the coin sent along a path that begins with WETH.
    /// @param amountOutMin Least raw units of output; less reverts `INSUFFICIENT_OUTPUT_AMOUNT`.
    /// @param path Token addresses, the first one WETH; each two neighbours are a pair.
    /// @param to Account that receives the output.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amounts Raw units per token of the path: the coin sent, then what each pair pays, before any tax.
    function swapExactETHForTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable returns (uint256[] memory amounts);

    /// @notice Buys exactly `amountOut` wei of the coin along a path that ends with WETH.
    /// @param amountOut Wei that `to` receives, exactly.
    /// @param amountInMax Most raw units of input; more reverts `EXCESSIVE_INPUT_AMOUNT`.
    /// @param path Token addresses, the last one WETH; each two neighbours are a pair.
    /// @param to Account that receives the output.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amounts Raw units per token of the path: the computed input first, `amountOut` last.
    function swapTokensForExactETH(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);

    /// @notice Sells exactly `amountIn` for the coin along a path that ends with WETH.
    /// @param amountIn Raw units of the first token that the caller sells, exactly.
    /// @param amountOutMin Least wei of output; less reverts `INSUFFICIENT_OUTPUT_AMOUNT`.
    /// @param path Token addresses, the last one WETH; each two neighbours are a pair.
    /// @param to Account that receives the output.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amounts Raw units per token of the path: `amountIn`, then what each pair pays, before any tax.
    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);

    /// @notice Buys exactly `amountOut` with at most the coin sent; the rest returns to the caller.
    /// @dev Reverts `EXCESSIVE_INPUT_AMOUNT` when the coin sent is not enough.
    /// @param amountOut Raw units of the last token that the last pair pays, exactly.
    /// @param path Token addresses, the first one WETH; each two neighbours are a pair.
    /// @param to Account that receives the output.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amounts Raw units per token of the path: the computed input first, `amountOut` last.
    function swapETHForExactTokens(uint256 amountOut, address[] calldata path, address to, uint256 deadline)
        external
        payable
        returns (uint256[] memory amounts);

    /// @notice Sells `amountIn` along a path with taxed tokens.
    /// @dev `amountOutMin` is compared with the smaller of two amounts:
    /// what the last pair pays, and the growth of `to`'s balance.
    /// @param amountIn Raw units of the first token that the caller sells, exactly.
    /// @param amountOutMin Least raw units of output; less reverts `INSUFFICIENT_OUTPUT_AMOUNT`.
    /// @param path Token addresses from input to output; each two neighbours are a pair.
    /// @param to Account that receives the output.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;

    /// @notice Sells the coin sent along a path with taxed tokens.
    /// @dev `amountOutMin` is compared as by `swapExactTokensForTokensSupportingFeeOnTransferTokens`.
    /// @param amountOutMin Least raw units of output; less reverts `INSUFFICIENT_OUTPUT_AMOUNT`.
    /// @param path Token addresses, the first one WETH; each two neighbours are a pair.
    /// @param to Account that receives the output.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable;

    /// @notice Sells `amountIn` along a path with taxed tokens for the coin.
    /// @dev `amountOutMin` is compared with what the last pair pays in WETH, which has no tax.
    /// @param amountIn Raw units of the first token that the caller sells, exactly.
    /// @param amountOutMin Least wei of output; less reverts `INSUFFICIENT_OUTPUT_AMOUNT`.
    /// @param path Token addresses, the last one WETH; each two neighbours are a pair.
    /// @param to Account that receives the output.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;

    /// @notice Sells over one to four paths from one token to one other token, each with its own amount.
    /// @dev Executes the paths in order, so a pool that two paths share is more expensive for the second.
    /// The caller pays the sum of the amounts.
    /// `amountOutMin` is compared with the sum, so taxed tokens need no variant of their own.
    /// Reverts `INVALID_SPLIT` for no path or more than four.
    /// Reverts `INVALID_PATH` when the ends differ between paths or are the same token.
    /// @param split One to four paths from one token to one other token, each with its own input.
    /// @param amountOutMin Least raw units of output; less reverts `INSUFFICIENT_OUTPUT_AMOUNT`.
    /// @param to Account that receives the output.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amountOut The smaller of what the last pairs pay and the growth of `to`'s balance, in raw units.
    function swapExactTokensForTokensSplit(
        SplitPath[] calldata split,
        uint256 amountOutMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountOut);

    /// @notice `swapExactTokensForTokensSplit` of the coin sent.
    /// @dev Reverts `INVALID_SPLIT` when the amounts do not add up to the coin sent.
    /// @param split One to four paths from one token to one other token, each with its own input.
    /// @param amountOutMin Least raw units of output; less reverts `INSUFFICIENT_OUTPUT_AMOUNT`.
    /// @param to Account that receives the output.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amountOut The smaller of what the last pairs pay and the growth of `to`'s balance, in raw units.
    function swapExactETHForTokensSplit(
        SplitPath[] calldata split,
        uint256 amountOutMin,
        address to,
        uint256 deadline
    ) external payable returns (uint256 amountOut);

    /// @notice `swapExactTokensForTokensSplit` for the coin.
    /// @param split One to four paths from one token to one other token, each with its own input.
    /// @param amountOutMin Least wei of output; less reverts `INSUFFICIENT_OUTPUT_AMOUNT`.
    /// @param to Account that receives the output.
    /// @param deadline Last second (Unix, chain time) at which the call may execute; later reverts `EXPIRED`.
    /// @return amountOut Wei sent to `to`: the sum of what the last pairs pay.
    function swapExactTokensForETHSplit(
        SplitPath[] calldata split,
        uint256 amountOutMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountOut);

    /// @notice The amount of B with the same value as `amountA` at the price of the reserves.
    /// Formula (Uniswap V2, `UniswapV2Library.quote`): `amountA·reserveB / reserveA`, rounded down, without a fee.
    /// @dev Reverts `INSUFFICIENT_AMOUNT` for a zero amount, `INSUFFICIENT_LIQUIDITY` for a zero reserve.
    /// @param amountA Raw units of token A.
    /// @param reserveA Reserve of token A, in raw units.
    /// @param reserveB Reserve of token B, in raw units.
    /// @return amountB Raw units of token B.
    function quote(uint256 amountA, uint256 reserveA, uint256 reserveB)
        external
        pure
        returns (uint256 amountB);

    /// @notice The amount that a pair pays for `amountIn`.
    /// Formula (Uniswap V2, `UniswapV2Library.getAmountOut`, with a fee of 20/10000), rounded down:
    /// `amountIn·9980·reserveOut / (reserveIn·10000 + amountIn·9980)`.
    /// @dev Reverts `INSUFFICIENT_INPUT_AMOUNT` for a zero amount, `INSUFFICIENT_LIQUIDITY` for a zero reserve.
    /// Reverts `OVERFLOW` when an argument is 2^120 or more.
    /// @param amountIn Raw units of the input.
    /// @param reserveIn Reserve of the input token, in raw units.
    /// @param reserveOut Reserve of the output token, in raw units.
    /// @return amountOut Raw units of the output.
    function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountOut);

    /// @notice The amount that a pair requires for `amountOut`.
    /// Formula (Uniswap V2, `UniswapV2Library.getAmountIn`, with a fee of 20/10000), rounded up:
    /// `reserveIn·amountOut·10000 / ((reserveOut − amountOut)·9980) + 1`.
    /// @dev Reverts `INSUFFICIENT_OUTPUT_AMOUNT` for a zero amount.
    /// Reverts `INSUFFICIENT_LIQUIDITY` when `amountOut` is not below `reserveOut`, or `reserveIn` is zero.
    /// Reverts `OVERFLOW` when a reserve is 2^120 or more.
    /// @param amountOut Raw units of the output.
    /// @param reserveIn Reserve of the input token, in raw units.
    /// @param reserveOut Reserve of the output token, in raw units.
    /// @return amountIn Raw units of the input.
    function getAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountIn);

    /// @notice `getAmountOut` along a path at the current reserves. Rounds down at each pair.
    /// @param amountIn Raw units of the first token.
    /// @param path Token addresses from input to output; each two neighbours are a pair.
    /// @return amounts Raw units per token of the path; the first entry is `amountIn`.
    function getAmountsOut(uint256 amountIn, address[] calldata path)
        external
        view
        returns (uint256[] memory amounts);

    /// @notice `getAmountIn` backwards along a path at the current reserves. Rounds up at each pair.
    /// @param amountOut Raw units of the last token.
    /// @param path Token addresses from input to output; each two neighbours are a pair.
    /// @return amounts Raw units per token of the path; the last entry is `amountOut`.
    function getAmountsIn(uint256 amountOut, address[] calldata path)
        external
        view
        returns (uint256[] memory amounts);

    /// @notice The factory whose pairs this router trades.
    /// @return Address of the factory; never changes.
    function factory() external view returns (address);

    /// @notice The wrapped native coin.
    /// @return Address of the token; never changes.
    function WETH() external view returns (address);
}
