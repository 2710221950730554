// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../../src/exchange/IFactory.sol";
import { IPair } from "../../../src/exchange/IPair.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { IERC20 } from "../../../src/standard/IERC20.sol";
import { FeeOnTransferToken } from "../../double/FeeOnTransferToken.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { UniswapPeer } from "./UniswapPeer.sol";

/// Our exchange and Uniswap's over the same tokens. Every step goes to both and must have the same effect in both.
/// The effect is success, returned data, reserves, and the trader's gain of tokens, shares and native coin.
abstract contract BothExchanges is UniswapPeer {
    struct Side {
        IFactory factory;
        IRouter router;
    }

    /// A call of the router, or of the pair of two tokens after a payment to it.
    struct Step {
        address tokenA;
        address tokenB;
        uint256[2] paid;
        uint256 shares;
        uint256 value;
        bool onPair;
        bytes callData;
    }

    uint256 internal constant NEVER = type(uint256).max;

    Side[2] public sides;
    address public immutable wrappedNative;
    PlainToken public immutable tokenA = new PlainToken();
    PlainToken public immutable tokenB = new PlainToken();
    FeeOnTransferToken public immutable taxed = new FeeOnTransferToken(300);
    address[] public tokens;

    /// The number of calls per function that succeeded on both sides, and of those that both rejected.
    mapping(bytes4 selector => uint256) public succeeded;
    mapping(bytes4 selector => uint256) public refused;
    uint256 public steps;

    constructor(IFactory factory, IRouter router, address wrappedNative_) {
        wrappedNative = wrappedNative_;
        sides[0] = Side(factory, router);
        (IFactory peerFactory, IRouter peerRouter) = deployUniswap(wrappedNative_);
        sides[1] = Side(peerFactory, peerRouter);
        tokens = [address(tokenA), address(tokenB), address(taxed), wrappedNative_];
        vm.deal(address(this), 2e38);
        (bool wrapped,) = wrappedNative_.call{ value: 1e38 }("");
        assertTrue(wrapped);
        for (uint256 i = 0; i < tokens.length; i++) {
            if (tokens[i] != wrappedNative_) PlainToken(tokens[i]).mint(address(this), 1e38);
            for (uint256 side = 0; side < 2; side++) {
                IERC20(tokens[i]).approve(address(sides[side].router), NEVER);
                for (uint256 j = 0; j < i; j++) {
                    _createPair(side, tokens[i], tokens[j]);
                }
            }
        }
    }

    receive() external payable { }

    function uniswapV2Call(address sender, uint256, uint256, bytes calldata paid) external {
        assertEq(sender, address(this));
        _pay(IPair(msg.sender), abi.decode(paid, (uint256[2])));
    }

    /// One side of a step: all of it or none.
    function perform(uint256 side, Step calldata step) external returns (bytes memory returned) {
        address target = address(sides[side].router);
        if (step.tokenA != address(0)) {
            address pair = pairOf(side, step.tokenA, step.tokenB);
            _pay(IPair(pair), step.paid);
            if (step.shares > 0) IPair(pair).transfer(pair, step.shares);
            if (step.onPair) target = pair;
        }
        bool success;
        (success, returned) = target.call{ value: step.value }(step.callData);
        require(success, "refused");
    }

    function assertSameState() public view {
        for (uint256 i = 0; i < tokens.length; i++) {
            for (uint256 j = 0; j < i; j++) {
                _assertSamePair(tokens[i], tokens[j]);
            }
        }
    }

    function pairOf(uint256 side, address a, address b) public view returns (address pair) {
        return sides[side].factory.getPair(a, b);
    }

    function reserves(address a, address b) public view returns (uint256 reserve0, uint256 reserve1) {
        (reserve0, reserve1,) = IPair(pairOf(0, a, b)).getReserves();
    }

    function both(Step memory step) internal {
        _switchProtocolFeeOff();
        (bool ourSuccess, bytes memory ours, int256[] memory ourGain) = _observe(0, step);
        (bool theirSuccess, bytes memory theirs, int256[] memory theirGain) = _observe(1, step);
        assertEq(ourSuccess, theirSuccess, "one side refused");
        assertEq(ours, theirs, "returned");
        assertEq(ourGain, theirGain, "gained");
        steps++;
        ourSuccess ? succeeded[bytes4(step.callData)]++ : refused[bytes4(step.callData)]++;
    }

    function _observe(uint256 side, Step memory step)
        private
        returns (bool success, bytes memory returned, int256[] memory gain)
    {
        int256[] memory before = _holdings(side);
        try this.perform(side, step) returns (bytes memory answer) {
            (success, returned) = (true, answer);
        } catch { }
        gain = _holdings(side);
        for (uint256 i = 0; i < before.length; i++) {
            gain[i] -= before[i];
        }
    }

    /// Our protocol's part is always on. A pair mints none while √k is not above its last value.
    /// The test therefore writes the largest last value. Supply and √k share a slot.
    function _switchProtocolFeeOff() private {
        for (uint256 i = 0; i < tokens.length; i++) {
            for (uint256 j = 0; j < i; j++) {
                IPair pair = IPair(pairOf(0, tokens[i], tokens[j]));
                uint256 supply = pair.totalSupply();
                vm.store(address(pair), 0, bytes32(supply | uint256(type(uint128).max) << 128));
            }
        }
    }

    function _createPair(uint256 side, address a, address b) private {
        address pair = sides[side].factory.createPair(a, b);
        IPair(pair).approve(address(sides[side].router), NEVER);
    }

    function _pay(IPair pair, uint256[2] memory paid) private {
        if (paid[0] > 0) IERC20(pair.token0()).transfer(address(pair), paid[0]);
        if (paid[1] > 0) IERC20(pair.token1()).transfer(address(pair), paid[1]);
    }

    function _holdings(uint256 side) private view returns (int256[] memory held) {
        held = new int256[](1 + tokens.length * (tokens.length + 1) / 2);
        uint256 next = 0;
        held[next++] = int256(address(this).balance);
        for (uint256 i = 0; i < tokens.length; i++) {
            held[next++] = int256(IERC20(tokens[i]).balanceOf(address(this)));
            for (uint256 j = 0; j < i; j++) {
                held[next++] = int256(IPair(pairOf(side, tokens[i], tokens[j])).balanceOf(address(this)));
            }
        }
    }

    function _assertSamePair(address a, address b) private view {
        (IPair ours, IPair theirs) = (IPair(pairOf(0, a, b)), IPair(pairOf(1, a, b)));
        (uint256 ours0, uint256 ours1,) = ours.getReserves();
        (uint256 theirs0, uint256 theirs1,) = theirs.getReserves();
        assertEq(ours0, theirs0, "reserve0");
        assertEq(ours1, theirs1, "reserve1");
        assertEq(ours.totalSupply(), theirs.totalSupply(), "supply");
        assertEq(IERC20(a).balanceOf(address(ours)), IERC20(a).balanceOf(address(theirs)), "balance");
        assertEq(IERC20(b).balanceOf(address(ours)), IERC20(b).balanceOf(address(theirs)), "balance");
    }
}
