// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "../standard/IERC20.sol";
import { IERC20Permit } from "../standard/IERC20Permit.sol";

/// @title A pool of two tokens with a constant product (x·y = k), and the token of its shares.
/// @notice A trade pays a fee of 20/10000 of its input.
/// 17 of the 20 stay with the providers; 3 go to the protocol as newly minted shares.
///
/// Amounts are raw units of the token. Shares have 18 decimals.
/// Every function that changes the pool reverts `LOCKED` while another one runs.
/// All of them but `burnFrom` act on tokens that were sent to the pair before, in the same transaction.
/// The next caller owns tokens that are left there, so call the pair from a contract, normally the router.
///
/// All reasons of reverts begin with `Tradewind: `, which this page leaves out.
/// A token that refuses a transfer reverts `TRANSFER_FAILED`.
/// A token whose balance cannot be read reverts `BALANCE_FAILED`.
interface IPair is IERC20, IERC20Permit {
    /// @notice Liquidity was deposited.
    /// @param sender Account that called the pair.
    /// @param amount0 Raw units of token0 deposited.
    /// @param amount1 Raw units of token1 deposited.
    event Mint(address indexed sender, uint256 amount0, uint256 amount1);

    /// @notice Liquidity was withdrawn for burnt shares.
    /// @param sender Account that called the pair.
    /// @param amount0 Raw units of token0 sent, before any tax of the token.
    /// @param amount1 Raw units of token1 sent, before any tax of the token.
    /// @param to Account that received the amounts.
    event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to);

    /// @notice A trade. Amounts are per token, in raw units.
    /// @param sender Account that called the pair.
    /// @param amount0In Input of token0 that arrived.
    /// @param amount1In Input of token1 that arrived.
    /// @param amount0Out Output of token0 sent, before any tax of the token.
    /// @param amount1Out Output of token1 sent, before any tax of the token.
    /// @param to Account that received the output.
    event Swap(
        address indexed sender,
        uint256 amount0In,
        uint256 amount1In,
        uint256 amount0Out,
        uint256 amount1Out,
        address indexed to
    );

    /// @notice The reserves were written.
    /// @param reserve0 New reserve of token0, in raw units.
    /// @param reserve1 New reserve of token1, in raw units.
    event Sync(uint112 reserve0, uint112 reserve1);

    /// @notice Mints shares for the tokens that arrived since the last call.
    /// The first deposit mints √(balance0·balance1), less `MINIMUM_LIQUIDITY` that stays locked
    /// (Uniswap V2 whitepaper, section 3.4).
    /// A later deposit mints the smaller of the two proportions, rounded down.
    /// The surplus of one token is a donation to all providers.
    /// @dev First the protocol receives its share of the fees since the last deposit or withdrawal.
    /// Formula (whitepaper, section 2.4, with a part of 3/20), rounded down:
    /// supply·3·Δ√k / (17·√k + 3·√kLast).
    /// Reverts `INSUFFICIENT_LIQUIDITY_MINTED` when the shares round to zero.
    /// Reverts `OVERFLOW` when a balance exceeds 112 bits or the supply exceeds 128 bits.
    /// Reverts with an arithmetic panic when a balance is below its reserve.
    /// Reverts with a division panic when a reserve fell to zero.
    /// @param to Account that receives the shares.
    /// @return liquidity Shares minted to `to`.
    function mint(address to) external returns (uint256 liquidity);

    /// @notice Burns the shares that were sent here and pays their part of both balances, rounded down.
    /// @dev First mints the protocol's share, as `mint` does.
    /// Reverts `INSUFFICIENT_LIQUIDITY_BURNED` when either amount rounds to zero.
    /// Reverts `OVERFLOW` when a balance that remains exceeds 112 bits.
    /// Reverts with a division panic before the first deposit.
    /// @param to Account that receives both amounts.
    /// @return amount0 Raw units of token0 sent, before any tax of the token.
    /// @return amount1 Raw units of token1 sent, before any tax of the token.
    function burn(address to) external returns (uint256 amount0, uint256 amount1);

    /// @notice Like `burn`, but burns shares of `owner` without a transfer to the pair.
    /// @dev The caller is the owner or spends its allowance from the owner.
    /// Too small a balance or allowance reverts with an arithmetic panic.
    /// @param owner Account whose shares are burnt.
    /// @param to Account that receives both amounts.
    /// @param liquidity Shares to burn.
    /// @return amount0 Raw units of token0 sent, before any tax of the token.
    /// @return amount1 Raw units of token1 sent, before any tax of the token.
    function burnFrom(address owner, address to, uint256 liquidity)
        external
        returns (uint256 amount0, uint256 amount1);

    /// @notice Sells the `tokenIn` that arrived here; for the formula see `IRouter.getAmountOut`.
    /// Only the amount that arrived counts, so taxed tokens need no variant of their own.
    /// @dev The caller must compare `amountOut` with its minimum.
    /// A donation of `tokenIn` that lies here is sold with the input.
    /// A surplus of the other balance above the computed reserve goes to the providers.
    /// Reverts `INVALID_TOKEN` (not of this pair) or `INVALID_TO` (`to` is a token of the pair).
    /// Reverts `INSUFFICIENT_INPUT_AMOUNT` (nothing arrived) or `INSUFFICIENT_LIQUIDITY` (a reserve is zero).
    /// Reverts `INSUFFICIENT_OUTPUT_AMOUNT` when the output rounds to zero.
    /// Reverts `K` when the payment takes more than it pays, of either token, and `OVERFLOW` above 112 bits.
    /// @param tokenIn The token to sell, one of the pair's two.
    /// @param to Account that receives the output.
    /// @return amountOut Raw units sent to `to`, rounded down, before any tax of the token.
    function swapExactIn(address tokenIn, address to) external returns (uint256 amountOut);

    /// @notice Pays the requested amounts, then requires that enough input arrived, before or during the call.
    /// With `data`, calls `uniswapV2Call` of `to` in between (a flash swap).
    /// @dev The input less its fee must keep k (Uniswap V2 whitepaper, section 3.2.1).
    /// Reverts `INSUFFICIENT_OUTPUT_AMOUNT` when both amounts are zero.
    /// Reverts `INSUFFICIENT_LIQUIDITY` when an amount is not below its reserve.
    /// Reverts `INVALID_TO` when `to` is a token of the pair.
    /// Reverts `INSUFFICIENT_INPUT_AMOUNT` when no input arrived, `K` when too little arrived.
    /// Reverts `OVERFLOW` when a balance exceeds 112 bits.
    /// @param amount0Out Raw units of token0 to pay.
    /// @param amount1Out Raw units of token1 to pay.
    /// @param to Account that receives the output, and the callback if there is one.
    /// @param data Bytes for the callback; empty for a plain trade.
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;

    /// @notice Sends the surplus of both balances above the reserves to `to`.
    /// @dev Reads the second balance after the first payment.
    /// A balance below its reserve reverts with an arithmetic panic.
    /// @param to Account that receives the surplus.
    function skim(address to) external;

    /// @notice Sets the reserves to the balances. The providers gain a donation and bear a loss.
    /// @dev Reverts `INSUFFICIENT_LIQUIDITY` while there are no shares, `OVERFLOW` when a balance exceeds 112 bits.
    function sync() external;

    /// @notice The reserves and the time of their last change.
    /// @return reserve0 Reserve of token0, in raw units.
    /// @return reserve1 Reserve of token1, in raw units.
    /// @return blockTimestampLast Time of the last change, Unix seconds modulo 2^32.
    function getReserves()
        external
        view
        returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast);

    /// @notice √(reserve0·reserve1) after the last deposit or withdrawal: the base of the protocol's share.
    /// @return Integer square root, rounded down.
    function rootKLast() external view returns (uint256);

    /// @notice `rootKLast` squared, for clients of Uniswap V2.
    /// @dev At most reserve0·reserve1 of that moment, with the same integer square root.
    /// The protocol's part of the growth is 3/20 here and a sixth in Uniswap V2 (decision 012).
    /// @return Square of `rootKLast`.
    function kLast() external view returns (uint256);

    /// @notice Always 0: this pair accumulates no prices. Never build an oracle on it (decision 136).
    /// @return Zero.
    function price0CumulativeLast() external view returns (uint256);

    /// @notice Always 0, as `price0CumulativeLast`.
    /// @return Zero.
    function price1CumulativeLast() external view returns (uint256);

    /// @notice The factory that created this pair. It holds the protocol's shares.
    /// @return Address of the factory; never changes.
    function factory() external view returns (address);

    /// @notice The token with the smaller address.
    /// @return Address of the token; never changes.
    function token0() external view returns (address);

    /// @notice The token with the greater address.
    /// @return Address of the token; never changes.
    function token1() external view returns (address);

    /// @notice The shares that the first deposit locks for good. The lock makes it costly to inflate a share's price.
    /// @return Shares in units of 1e-18.
    function MINIMUM_LIQUIDITY() external view returns (uint256);
}
