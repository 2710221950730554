// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "./IFactory.sol";
import { IRouter } from "./IRouter.sol";
import { IWrappedNative } from "./IWrappedNative.sol";
import { PairCall } from "./PairCall.sol";
import { Require } from "./Require.sol";
import { TokenCall } from "./TokenCall.sol";

/// @title What both halves of the router stand on: addresses, deadline, the coin in and out.
abstract contract RouterBase is IRouter {
    using PairCall for address;
    using TokenCall for address;

    address public immutable factory;
    address public immutable WETH; // solhint-disable-line immutable-vars-naming
    bytes32 private immutable _pairInitCodeHash;

    modifier before(uint256 deadline) {
        _requireBefore(deadline);
        _;
    }

    constructor(address factory_, address wrappedNative) {
        factory = factory_;
        WETH = wrappedNative;
        _pairInitCodeHash = IFactory(factory_).pairInitCodeHash();
    }

    /// @dev Only unwrapping pays this contract; a coin sent by mistake comes back to its sender.
    receive() external payable {
        Require.that(msg.sender == WETH, "NOT_WETH");
    }

    function _payWrapped(address to, uint256 amount) internal {
        IWrappedNative(WETH).deposit{ value: amount }();
        WETH.safeTransfer(to, amount);
    }

    function _payUnwrapped(address to, uint256 amount) internal {
        IWrappedNative(WETH).withdraw(amount);
        to.safeTransferNative(amount);
    }

    function _refund(uint256 spent) internal {
        if (msg.value > spent) msg.sender.safeTransferNative(msg.value - spent);
    }

    function _readReserves(address pair, bool isAZero)
        internal
        view
        returns (uint256 reserveA, uint256 reserveB)
    {
        (uint256 reserve0, uint256 reserve1) = pair.readReserves();
        return isAZero ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev Computed, because asking the factory costs two cold reads; a pair that does not exist has no code to call.
    function _pairFor(address tokenA, address tokenB) internal view returns (address pair) {
        (address token0, address token1) = tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
        address factory_ = factory;
        bytes32 initCodeHash = _pairInitCodeHash;
        // keccak256(0xff ++ factory ++ keccak256(token0 ++ token1) ++ initCodeHash), without claiming memory for it.
        assembly ("memory-safe") {
            mstore(0, shl(96, token0))
            mstore(20, shl(96, token1))
            let salt := keccak256(0, 40)
            let pointer := mload(0x40)
            mstore(pointer, or(shl(248, 0xff), shl(88, factory_)))
            mstore(add(pointer, 21), salt)
            mstore(add(pointer, 53), initCodeHash)
            pair := and(keccak256(pointer, 85), 0xffffffffffffffffffffffffffffffffffffffff)
        }
    }

    function _requireBefore(uint256 deadline) private view {
        Require.that(block.timestamp <= deadline, "EXPIRED");
    }
}
