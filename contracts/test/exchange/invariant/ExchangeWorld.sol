// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../../src/exchange/IFactory.sol";
import { IPair } from "../../../src/exchange/IPair.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { IERC20 } from "../../../src/standard/IERC20.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { PoolWatch } from "./PoolWatch.sol";

/// An exchange with a pool for every two of its tokens, a passive provider in each, and active accounts.
abstract contract ExchangeWorld is PoolWatch {
    uint256 internal constant NEVER = type(uint256).max;
    uint256 internal constant PASSIVE_DEPOSIT = 1e21;

    address public immutable passive = makeAddr("passive provider");
    address public wrappedNative;

    /// The number of calls per function that succeeded, and of those that reverted for an allowed reason.
    mapping(bytes4 selector => uint256) public succeeded;
    mapping(bytes4 selector => uint256) public refused;
    mapping(bytes32 reason => bool) private _isAllowed;

    constructor() {
        factory = vm.deployCode("Factory.sol:Factory", abi.encode(address(this), treasury));
        wrappedNative = vm.deployCode("WrappedNative.sol:WrappedNative", abi.encode("Wrapped", "W"));
        router = vm.deployCode("Router.sol:Router", abi.encode(factory, wrappedNative));
        _allow("INSUFFICIENT_LIQUIDITY_MINTED");
        _allow("INSUFFICIENT_LIQUIDITY_BURNED");
        _allow("INSUFFICIENT_LIQUIDITY");
        _allow("INSUFFICIENT_INPUT_AMOUNT");
        _allow("INSUFFICIENT_OUTPUT_AMOUNT");
        _allow("INSUFFICIENT_AMOUNT");
    }

    /// All others withdraw first; then the passive provider gets no less than its deposit.
    function assertEveryoneCanLeave() external {
        for (uint256 i = 0; i < pairs.length; i++) {
            IPair pair = pairs[i];
            IFactory(factory).collect(address(pair));
            _leave(pair, treasury);
            for (uint256 j = 0; j < holders.length; j++) {
                if (holders[j] != passive) _leave(pair, holders[j]);
            }
            (uint256 amount0, uint256 amount1) = _leave(pair, passive);
            assertGe(
                amount0 * amount1, PASSIVE_DEPOSIT * (PASSIVE_DEPOSIT - 1e6), "the passive provider lost"
            );
        }
    }

    function addToken(address token) internal {
        for (uint256 i = 0; i < tokens.length; i++) {
            pairs.push(IPair(IFactory(factory).createPair(token, tokens[i])));
        }
        tokens.push(token);
    }

    function addHolder(address account) internal {
        holders.push(account);
        vm.deal(account, 2e30);
        vm.startPrank(account);
        (bool wrapped,) = wrappedNative.call{ value: 1e30 }("");
        assertTrue(wrapped);
        for (uint256 i = 0; i < tokens.length; i++) {
            if (tokens[i] != wrappedNative) PlainToken(tokens[i]).mint(account, 1e30);
            IERC20(tokens[i]).approve(router, NEVER);
        }
        for (uint256 i = 0; i < pairs.length; i++) {
            pairs[i].approve(router, NEVER);
        }
        vm.stopPrank();
    }

    /// The passive provider's deposits, sized so that the pair receives the same of both tokens in spite of a tax.
    function openPools() internal {
        addHolder(passive);
        for (uint256 i = 0; i < pairs.length; i++) {
            vm.startPrank(passive);
            _fund(IERC20(pairs[i].token0()), address(pairs[i]));
            _fund(IERC20(pairs[i].token1()), address(pairs[i]));
            pairs[i].mint(passive);
            vm.stopPrank();
        }
    }

    /// Calls as `account`. A revert must have an economic reason: no panic, no lock, no failed check of ours.
    function act(address account, address target, uint256 value, bytes memory callData)
        internal
        returns (bool success, bytes memory returned)
    {
        vm.prank(account);
        (success, returned) = target.call{ value: value }(callData);
        success ? succeeded[bytes4(callData)]++ : refused[bytes4(callData)]++;
        if (!success && !_isAllowed[keccak256(returned)]) {
            assembly ("memory-safe") {
                revert(add(returned, 32), mload(returned))
            }
        }
    }

    function _allow(string memory reason) internal {
        _isAllowed[
            keccak256(abi.encodeWithSignature("Error(string)", string.concat("Tradewind: ", reason)))
        ] = true;
    }

    function _fund(IERC20 token, address pair) private {
        token.transfer(pair, PASSIVE_DEPOSIT);
        uint256 arrived = token.balanceOf(pair);
        while (arrived < PASSIVE_DEPOSIT) {
            token.transfer(pair, (PASSIVE_DEPOSIT - arrived) * 2);
            arrived = token.balanceOf(pair);
        }
    }

    function _leave(IPair pair, address account) private returns (uint256 amount0, uint256 amount1) {
        uint256 shares = pair.balanceOf(account);
        (bool success, bytes memory returned) =
            act(account, address(pair), 0, abi.encodeCall(IPair.burnFrom, (account, account, shares)));
        if (success) (amount0, amount1) = abi.decode(returned, (uint256, uint256));
    }
}
