// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "./IFactory.sol";
import { IPair } from "./IPair.sol";
import { IRouter } from "./IRouter.sol";
import { IWrappedNative } from "./IWrappedNative.sol";
import { TokenTransfer } from "./TokenTransfer.sol";

/// @title What both halves of the router stand on: addresses, deadline, the coin in and out.
abstract contract RouterBase is IRouter {
    using TokenTransfer for address;

    address public immutable factory;
    // forge-lint: disable-next-line(screaming-snake-case-immutable)
    address public immutable WETH;
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
        require(msg.sender == WETH, "Tradewind: NOT_WETH");
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

    function _getReserves(address tokenA, address tokenB)
        internal
        view
        returns (uint256 reserveA, uint256 reserveB)
    {
        (uint256 reserve0, uint256 reserve1,) = IPair(_pairFor(tokenA, tokenB)).getReserves();
        return tokenA < tokenB ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev Computed, because asking the factory costs two cold reads; a pair that does not exist has no code to call.
    function _pairFor(address tokenA, address tokenB) internal view returns (address pair) {
        (address token0, address token1) = tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
        bytes32 salt = keccak256(abi.encodePacked(token0, token1));
        bytes32 hash = keccak256(abi.encodePacked(hex"ff", factory, salt, _pairInitCodeHash));
        return address(uint160(uint256(hash)));
    }

    function _requireBefore(uint256 deadline) private view {
        // forge-lint: disable-next-line(block-timestamp)
        require(block.timestamp <= deadline, "Tradewind: EXPIRED");
    }
}
