// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrappedNative } from "../standard/IWrappedNative.sol";
import { IFactory } from "./IFactory.sol";
import { IRouter } from "./IRouter.sol";
import { PairCall } from "./PairCall.sol";
import { Require } from "./Require.sol";
import { TokenCall } from "./TokenCall.sol";

/// @title The common part of the router: addresses, deadline, payments of the coin.
/// @dev Invariant: no function spends more coin than its caller sent or pairs paid for that call.
abstract contract RouterBase is IRouter {
    using PairCall for address;
    using TokenCall for address;

    /// @inheritdoc IRouter
    address public immutable factory;
    /// @inheritdoc IRouter
    address public immutable WETH; // solhint-disable-line immutable-vars-naming
    /// @dev Read once at deployment; the factory's hash never changes.
    bytes32 private immutable _pairInitCodeHash;

    /// @dev Reverts `EXPIRED` after the deadline.
    /// @param deadline Last second (Unix) at which the function may execute.
    modifier before(uint256 deadline) {
        _requireBefore(deadline);
        _;
    }

    /// @param factory_ Factory whose pairs are traded.
    /// @param wrappedNative Wrapped native coin.
    constructor(address factory_, address wrappedNative) {
        factory = factory_;
        WETH = wrappedNative;
        _pairInitCodeHash = IFactory(factory_).pairInitCodeHash();
    }

    /// @dev Only unwrapping pays this contract; coin sent by mistake reverts.
    receive() external payable {
        Require.that(msg.sender == WETH, "NOT_WETH");
    }

    /// @dev Wraps coin of this contract and sends the tokens.
    /// @param to Account that receives the tokens.
    /// @param amount Amount in wei.
    function _payWrapped(address to, uint256 amount) internal {
        IWrappedNative(WETH).deposit{ value: amount }();
        WETH.safeTransfer(to, amount);
    }

    /// @dev Unwraps tokens of this contract and sends the coin. The receiver's code runs.
    /// @param to Account that receives the coin.
    /// @param amount Amount in wei.
    function _payUnwrapped(address to, uint256 amount) internal {
        IWrappedNative(WETH).withdraw(amount);
        to.safeTransferNative(amount);
    }

    /// @dev Returns the unspent rest of the coin sent. Call it last: the caller's code runs.
    /// @param spent Wei that the function used.
    function _refund(uint256 spent) internal {
        if (msg.value > spent) msg.sender.safeTransferNative(msg.value - spent);
    }

    /// @dev Reserves in the caller's order of tokens. Reverts without a reason when the pair does not exist.
    /// @param pair Computed address of the pair.
    /// @param isAZero Whether token A is the pair's token0.
    /// @return reserveA Reserve of token A, in raw units.
    /// @return reserveB Reserve of token B, in raw units.
    function _readReserves(address pair, bool isAZero)
        internal
        view
        returns (uint256 reserveA, uint256 reserveB)
    {
        (uint256 reserve0, uint256 reserve1) = pair.readReserves();
        return isAZero ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev Computed, because a call of the factory costs two cold reads.
    /// A pair that does not exist has no code to call.
    /// Formula: EIP-1014 with the salt of `IFactory`.
    /// @param tokenA One token, in either order.
    /// @param tokenB The other token.
    /// @return pair Address of the pair, whether it exists or not.
    function _pairFor(address tokenA, address tokenB) internal view returns (address pair) {
        (address token0, address token1) = tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
        // Assembly cannot read immutables, so both are copied.
        address factory_ = factory;
        bytes32 initCodeHash = _pairInitCodeHash;
        // keccak256(0xff ++ factory ++ keccak256(token0 ++ token1) ++ initCodeHash), without an allocation of memory.
        assembly ("memory-safe") {
            // The packed tokens fit the scratch space.
            mstore(0, shl(96, token0))
            mstore(20, shl(96, token1))
            let salt := keccak256(0, 40)
            let pointer := mload(0x40)
            mstore(pointer, or(shl(248, 0xff), shl(88, factory_)))
            mstore(add(pointer, 21), salt)
            mstore(add(pointer, 53), initCodeHash)
            // An address is the lower 20 bytes of the hash.
            pair := and(keccak256(pointer, 85), 0xffffffffffffffffffffffffffffffffffffffff)
        }
    }

    /// @dev A function of its own keeps the check out of each modified function.
    /// @param deadline Last second (Unix) at which the function may execute.
    function _requireBefore(uint256 deadline) private view {
        Require.that(block.timestamp <= deadline, "EXPIRED");
    }
}
