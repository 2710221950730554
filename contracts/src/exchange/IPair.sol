// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "./IERC20.sol";
import { IERC20Permit } from "./IERC20Permit.sol";

/// @title A pool of two tokens with constant product, and the token of its shares.
/// @notice A trade pays 20/10000 of its input: 17 stay with the providers, 3 go to the protocol as newly minted shares.
/// Every function that changes the pool reverts `Tradewind: LOCKED` while another one runs.
/// All of them but `burnFrom` act on what was sent to the pair before, in the same transaction: whoever calls next owns
/// what was left there, so call them from a contract (normally the router). Reverts begin with `Tradewind: `.
interface IPair is IERC20, IERC20Permit {
    /// @notice `amount0` and `amount1` were deposited.
    event Mint(address indexed sender, uint256 amount0, uint256 amount1);

    /// @notice `amount0` and `amount1` were paid out to `to` for burnt shares.
    event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to);

    /// @notice A trade: what came in and what went out to `to`, both per token.
    event Swap(
        address indexed sender,
        uint256 amount0In,
        uint256 amount1In,
        uint256 amount0Out,
        uint256 amount1Out,
        address indexed to
    );

    /// @notice The reserves are now these.
    event Sync(uint112 reserve0, uint112 reserve1);

    /// @notice Mints shares for the tokens that were sent here since the last call.
    /// @dev First deposit: √(balance0·balance1), of which `MINIMUM_LIQUIDITY` are locked for good. Later: the smaller of the
    /// two proportions, rounded down; what is too much of one token is a gift to all providers. Before that the protocol
    /// gets its share of the fees since the last deposit or withdrawal: supply·3·Δ√k / (17·√k + 3·√kLast).
    /// Reverts `INSUFFICIENT_LIQUIDITY_MINTED` when the shares round to zero, `OVERFLOW` when a balance exceeds 112 bits.
    /// @param to Who gets the shares.
    /// @return liquidity The shares minted to `to`.
    function mint(address to) external returns (uint256 liquidity);

    /// @notice Burns the shares that were sent here and pays out their part of both balances, rounded down.
    /// @dev Takes the protocol's share first, as `mint` does. Reverts `INSUFFICIENT_LIQUIDITY_BURNED` when either amount
    /// rounds to zero.
    function burn(address to) external returns (uint256 amount0, uint256 amount1);

    /// @notice Like `burn`, but burns `liquidity` shares of `owner` directly.
    /// @dev The caller is the owner or spends its allowance from the owner; too little of either reverts with an arithmetic panic.
    function burnFrom(address owner, address to, uint256 liquidity)
        external
        returns (uint256 amount0, uint256 amount1);

    /// @notice Sells what was sent here of `tokenIn`, whatever the sender meant to send: taxed tokens need nothing special.
    /// @dev The caller must check `amountOut` against what it wants at least. A donation that lies here is sold with it.
    /// Reverts `INVALID_TOKEN`, `INVALID_TO` (a token of the pair), `INSUFFICIENT_INPUT_AMOUNT` (nothing was sent),
    /// `INSUFFICIENT_OUTPUT_AMOUNT` (the output rounds to zero), `K` (the token took more than it paid out), `OVERFLOW`.
    /// @return amountOut What was sent to `to`, before any tax of the token.
    function swapExactIn(address tokenIn, address to) external returns (uint256 amountOut);

    /// @notice Pays out the amounts asked for and then requires that enough has come in, before or during the call.
    /// @dev With `data`, calls `uniswapV2Call` of `to` in between (a flash swap). Reverts `INSUFFICIENT_OUTPUT_AMOUNT`
    /// (both zero), `INSUFFICIENT_LIQUIDITY` (not below the reserve), `INVALID_TO`, `INSUFFICIENT_INPUT_AMOUNT` (nothing
    /// came in), `K` (too little came in), `OVERFLOW`.
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;

    /// @notice Sends what lies here above the reserves to `to`.
    function skim(address to) external;

    /// @notice Sets the reserves to the balances: a donation becomes the providers', a loss theirs too.
    function sync() external;

    /// @notice The reserves, and when they last changed (unix seconds modulo 2^32).
    function getReserves()
        external
        view
        returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast);

    /// @notice √(reserve0·reserve1) after the last deposit or withdrawal: the base of the protocol's share.
    function rootKLast() external view returns (uint256);

    /// @notice The factory that created this pair, and holder of the protocol's shares.
    function factory() external view returns (address);

    /// @notice The token with the smaller address.
    function token0() external view returns (address);

    /// @notice The token with the greater address.
    function token1() external view returns (address);

    /// @notice Shares that the first deposit locks for good, which keeps a share's price from being inflated.
    function MINIMUM_LIQUIDITY() external view returns (uint256);
}
