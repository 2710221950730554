// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { IERC20 } from "../../../src/standard/IERC20.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { Test } from "forge-std/Test.sol";

/// The invariants of every pool over every step; a handler marks its steps `watched`.
abstract contract PoolWatch is Test {
    struct Pool {
        uint256 reserve0;
        uint256 reserve1;
        uint256 excess0;
        uint256 excess1;
        uint256 supply;
        uint256 rootK;
        uint256 rootKLast;
        uint256 protocolShares;
    }

    uint256 internal constant MINIMUM_LIQUIDITY = 1000;

    address public router;
    address public factory;
    address public treasury = makeAddr("treasury");
    IPair[] public pairs;
    address[] public holders;
    address[] public tokens;

    /// The number of steps: a full run must reach its bounds, a replayed or shrunk one need not.
    uint256 public steps;

    modifier watched() {
        Pool[] memory before = pools();
        _;
        _checkSteps(before);
    }

    function assertSharesAddUp() external view {
        for (uint256 i = 0; i < pairs.length; i++) {
            uint256 sum = pairs[i].balanceOf(address(0));
            assertEq(sum, MINIMUM_LIQUIDITY, "locked shares moved");
            sum += pairs[i].balanceOf(factory) + pairs[i].balanceOf(treasury)
            + pairs[i].balanceOf(address(pairs[i]));
            for (uint256 j = 0; j < holders.length; j++) {
                sum += pairs[i].balanceOf(holders[j]);
            }
            assertEq(sum, pairs[i].totalSupply(), "shares do not add up to the supply");
        }
    }

    /// Fails where a balance is below its reserve.
    function pools() public view returns (Pool[] memory state) {
        state = new Pool[](pairs.length);
        for (uint256 i = 0; i < pairs.length; i++) {
            (IPair pair, Pool memory pool) = (pairs[i], state[i]);
            (pool.reserve0, pool.reserve1,) = pair.getReserves();
            pool.excess0 = IERC20(pair.token0()).balanceOf(address(pair)) - pool.reserve0;
            pool.excess1 = IERC20(pair.token1()).balanceOf(address(pair)) - pool.reserve1;
            pool.supply = pair.totalSupply();
            pool.rootK = Math.sqrt(pool.reserve0 * pool.reserve1);
            pool.rootKLast = pair.rootKLast();
            pool.protocolShares = pair.balanceOf(factory) + pair.balanceOf(treasury);
        }
    }

    function _checkStep(Pool memory before, Pool memory current) internal virtual {
        assertValueKept(before, current, 1);
    }

    /// A provider that stays in the pool never owns less than before, so no account withdraws more than it deposited.
    /// With the protocol's pending part, the supply is
    /// S + S·3·Δ√k / (17·√k + 3·√kLast) = S·20·√k / (17·√k + 3·√kLast);
    /// so a share is worth (17·√k + 3·√kLast) / 20·S.
    /// Each deposit or withdrawal may round √k down by less than a unit.
    /// `roundings` is one more than the number of extra ones in a step.
    function assertValueKept(Pool memory before, Pool memory current, uint256 roundings) internal pure {
        if (!isLiquidityEvent(before, current)) {
            assertGe(current.rootK + roundings - 1, before.rootK, "k fell in a trade");
        }
        assertGe(
            (17 * current.rootK + 3 * current.rootKLast + 20 * roundings) * before.supply,
            (17 * before.rootK + 3 * before.rootKLast) * current.supply,
            "a share lost value"
        );
    }

    /// Shares burnt and shares minted to the protocol can cancel out, so the supply alone does not show a change.
    function isLiquidityEvent(Pool memory before, Pool memory current) internal pure returns (bool) {
        return before.supply != current.supply || before.protocolShares != current.protocolShares;
    }

    function _checkSteps(Pool[] memory before) private {
        Pool[] memory current = pools();
        for (uint256 i = 0; i < current.length; i++) {
            _checkStep(before[i], current[i]);
        }
        _assertRouterEmpty();
        steps++;
    }

    function _assertRouterEmpty() private view {
        assertEq(router.balance, 0, "router holds the native coin");
        for (uint256 i = 0; i < tokens.length; i++) {
            assertEq(IERC20(tokens[i]).balanceOf(router), 0, "router holds a token");
        }
        for (uint256 i = 0; i < pairs.length; i++) {
            assertEq(pairs[i].balanceOf(router), 0, "router holds shares");
        }
    }
}
