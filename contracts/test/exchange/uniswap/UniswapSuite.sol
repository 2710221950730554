// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../../src/exchange/IFactory.sol";
import { IPair } from "../../../src/exchange/IPair.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { IWrappedNative } from "../../../src/standard/IWrappedNative.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { Test } from "forge-std/Test.sol";

/// The cases of Uniswap V2's own test suites, reimplemented: an empty pair, and one account that makes each call.
/// Amounts are those of our fee, 20/10000. An intended difference names its decision.
abstract contract UniswapSuite is Test {
    uint256 internal constant NEVER = type(uint256).max;
    uint256 internal constant LOCKED = 1000;

    address internal treasury = makeAddr("treasury");
    address internal other = makeAddr("other");
    address internal holder;
    uint256 internal holderKey;

    IFactory internal factory;
    IRouter internal router;
    IWrappedNative internal wrapped;
    PlainToken internal token0;
    PlainToken internal token1;
    IPair internal pair;

    /// The rows of each table test that takes `isZeroIn`: both sides of a pair.
    bool[] public fixtureIsZeroIn = [true, false];

    modifier leavesNothingInTheRouter() {
        _;
        assertEq(address(router).balance, 0);
        assertEq(wrapped.balanceOf(address(router)), 0);
    }

    function setUp() public virtual {
        (holder, holderKey) = makeAddrAndKey("holder");
        factory = IFactory(deployCode("Factory.sol:Factory", abi.encode(holder, treasury)));
        wrapped = IWrappedNative(deployCode("WrappedNative.sol:WrappedNative", abi.encode("Wrapped", "W")));
        router = IRouter(deployCode("Router.sol:Router", abi.encode(factory, wrapped)));
        vm.deal(holder, 1e24);
        vm.startPrank(holder);
        (token0, token1) = (_fund(new PlainToken()), _fund(new PlainToken()));
        if (address(token0) > address(token1)) (token0, token1) = (token1, token0);
        pair = IPair(factory.createPair(address(token0), address(token1)));
    }

    function deposit(uint256 amount0, uint256 amount1) internal {
        token0.transfer(address(pair), amount0);
        token1.transfer(address(pair), amount1);
        pair.mint(holder);
    }

    /// An empty pair of a token and the wrapped coin, the token being token0 or token1 of it.
    function createNativePair(bool isTokenZero) internal returns (PlainToken token, IPair nativePair) {
        do {
            token = new PlainToken();
        } while (address(token) < address(wrapped) != isTokenZero);
        _fund(token);
        nativePair = IPair(factory.createPair(address(token), address(wrapped)));
    }

    function depositNative(PlainToken token, IPair nativePair, uint256 amount, uint256 coin) internal {
        token.transfer(address(nativePair), amount);
        wrapped.deposit{ value: coin }();
        wrapped.transfer(address(nativePair), coin);
        nativePair.mint(holder);
    }

    function signPermit(IPair of_, address spender, uint256 value)
        internal
        view
        returns (uint8 v, bytes32 r, bytes32 s)
    {
        bytes32 message = keccak256(
            abi.encode(of_.PERMIT_TYPEHASH(), holder, spender, value, of_.nonces(holder), NEVER)
        );
        return vm.sign(holderKey, keccak256(abi.encodePacked("\x19\x01", of_.DOMAIN_SEPARATOR(), message)));
    }

    function pathOf(address first, address second) internal pure returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (first, second);
    }

    /// Two amounts, the first of them token0's if `isZeroFirst`, in the pair's order.
    function order(bool isZeroFirst, uint256 first, uint256 second) internal pure returns (uint256, uint256) {
        return isZeroFirst ? (first, second) : (second, first);
    }

    function _fund(PlainToken token) internal returns (PlainToken) {
        token.mint(holder, 1e22);
        token.approve(address(router), NEVER);
        return token;
    }
}
