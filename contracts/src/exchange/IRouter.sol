// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Adds, removes and trades for a user, with limits on what the user gives and gets.
/// @notice The field's router interface (Uniswap V2, router 02), so wallets and tools know it. ETH in a name means the
/// chain's native coin, WETH its wrapped token. The router holds nothing between calls and has no owner.
///
/// In every function: tokens come out of the caller's allowance to this router; `deadline` is the last second (unix, chain
/// time) at which it may execute, else `Tradewind: EXPIRED`; a token that refuses a transfer reverts
/// `Tradewind: TRANSFER_FAILED` or `Tradewind: TRANSFER_FROM_FAILED`, an account that refuses the coin
/// `Tradewind: ETH_TRANSFER_FAILED`. A `path` lists the tokens from input to output, each two neighbours being a pair;
/// shorter than two, or not with WETH at the coin's end: `Tradewind: INVALID_PATH`. A missing pair reverts without reason.
interface IRouter {
    /// @notice An approval of the caller's tokens to this router by signature (EIP-2612), as `permitAndCall` takes it.
    /// @dev In the order of `permit`; never stored, so not packed.
    // solhint-disable-next-line gas-struct-packing
    struct TokenPermit {
        address token;
        uint256 value;
        uint256 deadline;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    /// @notice One path of a split and how much of the input goes over it.
    struct SplitPath {
        uint256 amountIn;
        address[] path;
    }

    /// @notice Submits the caller's permits, then makes exactly one call of this router as the caller: another function with
    /// its arguments, ABI-encoded, with all of the coin sent.
    /// @dev A permit that fails is passed over: someone may have submitted it first, and the allowance decides anyway.
    /// Reverts as the call does; a call that takes no coin reverts without reason when there is some. No function of this
    /// router spends more coin than its caller sent, so a token that calls back from its `permit` finds nothing to take.
    /// @return result What the call returned, ABI-encoded.
    function permitAndCall(TokenPermit[] calldata permits, bytes calldata call)
        external
        payable
        returns (bytes memory result);

    /// @notice Deposits two tokens at the pool's price; creates the pair where there is none.
    /// @dev Takes as much as fits the price of `amountADesired` and `amountBDesired`; the first deposit sets the price.
    /// Reverts `Tradewind: INSUFFICIENT_A_AMOUNT` or `Tradewind: INSUFFICIENT_B_AMOUNT` below the minima.
    /// @return amountA Taken of tokenA. @return amountB Taken of tokenB. @return liquidity Shares minted to `to`.
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

    /// @notice `addLiquidity` with the coin sent as one side; what is not needed of it comes back.
    function addLiquidityETH(
        address token,
        uint256 amountTokenDesired,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external payable returns (uint256 amountToken, uint256 amountETH, uint256 liquidity);

    /// @notice Burns `liquidity` of the caller's shares (allowance to this router) and pays both tokens to `to`.
    /// @dev Reverts `Tradewind: INSUFFICIENT_A_AMOUNT` or `Tradewind: INSUFFICIENT_B_AMOUNT` below the minima.
    function removeLiquidity(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountA, uint256 amountB);

    /// @notice `removeLiquidity` that unwraps the coin's side.
    function removeLiquidityETH(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountToken, uint256 amountETH);

    /// @notice `removeLiquidity` by the shares' EIP-2612 signature over `liquidity`, or over the largest uint256 if `approveMax`.
    /// @dev A signature that someone else has already submitted does no harm: then the allowance it left is used.
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

    /// @notice `removeLiquidityETH` by signature.
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

    /// @notice `removeLiquidityETH` for a token that takes a tax on transfers: forwards what really arrived.
    /// @dev `amountTokenMin` is compared before the tax of the last transfer.
    function removeLiquidityETHSupportingFeeOnTransferTokens(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountETH);

    /// @notice `removeLiquidityETHSupportingFeeOnTransferTokens` by signature.
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

    /// @notice Sells exactly `amountIn`.
    /// @dev Reverts `Tradewind: INSUFFICIENT_OUTPUT_AMOUNT` when the last pair pays less than `amountOutMin`; a tax that the
    /// output token takes after that is seen only by the variant for such tokens.
    /// @return amounts What went into the first pair as asked, then what each pair paid.
    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);

    /// @notice Buys exactly `amountOut`; reverts `Tradewind: EXCESSIVE_INPUT_AMOUNT` above `amountInMax`.
    function swapTokensForExactTokens(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);

    /// @notice Sells exactly the coin sent.
    function swapExactETHForTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable returns (uint256[] memory amounts);

    /// @notice Buys exactly `amountOut` of the coin.
    function swapTokensForExactETH(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);

    /// @notice Sells exactly `amountIn` for the coin.
    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);

    /// @notice Buys exactly `amountOut` with at most the coin sent; the rest comes back.
    function swapETHForExactTokens(uint256 amountOut, address[] calldata path, address to, uint256 deadline)
        external
        payable
        returns (uint256[] memory amounts);

    /// @notice Sells `amountIn` of a path with taxed tokens: `amountOutMin` is compared with what `to` really received.
    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;

    /// @notice `swapExactETHForTokens` with what `to` really received.
    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable;

    /// @notice `swapExactTokensForETH` for taxed tokens.
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;

    /// @notice Sells over one to four paths from the same token to the same other one, each with an amount of its own.
    /// @dev Path after path in the order given, so a pool that two paths share is dearer for the second. The caller pays the
    /// sum of the amounts. `amountOutMin` is compared with what the pairs paid over all of them, and with what `to` really
    /// received, so taxed tokens need nothing special. No or too many paths: `Tradewind: INVALID_SPLIT`; ends that differ
    /// between paths, or are one token: `Tradewind: INVALID_PATH`.
    /// @return amountOut The less of what the last pairs paid and what `to` received of it.
    function swapExactTokensForTokensSplit(
        SplitPath[] calldata split,
        uint256 amountOutMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountOut);

    /// @notice `swapExactTokensForTokensSplit` of the coin sent; other than the sum of the amounts: `Tradewind: INVALID_SPLIT`.
    function swapExactETHForTokensSplit(
        SplitPath[] calldata split,
        uint256 amountOutMin,
        address to,
        uint256 deadline
    ) external payable returns (uint256 amountOut);

    /// @notice `swapExactTokensForTokensSplit` for the coin.
    function swapExactTokensForETHSplit(
        SplitPath[] calldata split,
        uint256 amountOutMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountOut);

    /// @notice The amount of B worth `amountA` at the reserves' price, rounded down; no fee.
    /// @dev Reverts `Tradewind: INSUFFICIENT_AMOUNT` or `Tradewind: INSUFFICIENT_LIQUIDITY` on zeros.
    function quote(uint256 amountA, uint256 reserveA, uint256 reserveB)
        external
        pure
        returns (uint256 amountB);

    /// @notice What a pair pays for `amountIn`, rounded down:
    /// `amountIn·9980·reserveOut / (reserveIn·10000 + amountIn·9980)`.
    /// @dev Reverts `Tradewind: INSUFFICIENT_INPUT_AMOUNT` or `Tradewind: INSUFFICIENT_LIQUIDITY` on zeros,
    /// `Tradewind: OVERFLOW` from 2^120 on.
    function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountOut);

    /// @notice What a pair takes for `amountOut`, rounded up:
    /// `reserveIn·amountOut·10000 / ((reserveOut − amountOut)·9980) + 1`.
    /// @dev Reverts `Tradewind: INSUFFICIENT_OUTPUT_AMOUNT` on zero, `Tradewind: INSUFFICIENT_LIQUIDITY` from the reserve on,
    /// `Tradewind: OVERFLOW` for reserves from 2^120 on.
    function getAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountIn);

    /// @notice `getAmountOut` along a path at the present reserves; the first entry is `amountIn`.
    function getAmountsOut(uint256 amountIn, address[] calldata path)
        external
        view
        returns (uint256[] memory amounts);

    /// @notice `getAmountIn` backwards along a path at the present reserves; the last entry is `amountOut`.
    function getAmountsIn(uint256 amountOut, address[] calldata path)
        external
        view
        returns (uint256[] memory amounts);

    /// @notice The factory whose pairs this router trades.
    function factory() external view returns (address);

    /// @notice The wrapped native coin.
    function WETH() external view returns (address);
}
