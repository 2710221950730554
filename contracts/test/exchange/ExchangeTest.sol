// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../src/exchange/IFactory.sol";
import { IPair } from "../../src/exchange/IPair.sol";
import { IRouter } from "../../src/exchange/IRouter.sol";
import { IWrappedNative } from "../../src/standard/IWrappedNative.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { Test } from "forge-std/Test.sol";

/// The exchange with two pools of `provider`, and a `user` who holds all tokens and approved the router.
abstract contract ExchangeTest is Test {
    uint256 internal constant RESERVE_A = 1000e18;
    uint256 internal constant RESERVE_B = 4000e18;
    uint256 internal constant RESERVE_NATIVE = 100e18;
    bytes32 internal constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    address internal owner = makeAddr("owner");
    address internal treasury = makeAddr("treasury");
    address internal provider = makeAddr("provider");
    address internal receiver = makeAddr("receiver");
    address internal user;
    uint256 internal userKey;

    IFactory internal factory;
    IRouter internal router;
    IWrappedNative internal wrapped;
    /// The addresses of A and B are in this order, so they are token 0 and 1 of `pair`.
    PlainToken internal tokenA;
    PlainToken internal tokenB;
    IPair internal pair;
    /// The pool of A and the wrapped native coin.
    IPair internal nativePair;

    /// The rows of each table test that takes `isA`: both sides of a pair.
    bool[] public fixtureIsA = [true, false];

    function setUp() public virtual {
        (user, userKey) = makeAddrAndKey("user");
        factory = IFactory(deployCode("Factory.sol:Factory", abi.encode(owner, treasury)));
        wrapped =
            IWrappedNative(deployCode("WrappedNative.sol:WrappedNative", abi.encode("Wrapped BNB", "WBNB")));
        router = IRouter(deployCode("Router.sol:Router", abi.encode(factory, wrapped)));
        (tokenA, tokenB) = (new PlainToken(), new PlainToken());
        if (address(tokenA) > address(tokenB)) (tokenA, tokenB) = (tokenB, tokenA);
        vm.deal(user, 1e24);
        vm.deal(provider, 1e24);
        fund(tokenA);
        fund(tokenB);

        vm.startPrank(provider);
        router.addLiquidity(
            address(tokenA), address(tokenB), RESERVE_A, RESERVE_B, 0, 0, provider, block.timestamp
        );
        router.addLiquidityETH{ value: RESERVE_NATIVE }(
            address(tokenA), RESERVE_A, 0, 0, provider, block.timestamp
        );
        vm.stopPrank();
        pair = pairOf(address(tokenA), address(tokenB));
        nativePair = pairOf(address(tokenA), address(wrapped));
    }

    /// Gives `token` to user and provider and lets the router move it.
    function fund(PlainToken token) internal {
        address[2] memory holders = [user, provider];
        for (uint256 i = 0; i < 2; ++i) {
            token.mint(holders[i], 1e27);
            vm.prank(holders[i]);
            token.approve(address(router), type(uint256).max);
        }
    }

    /// A pool of `token` and the wrapped native coin, seeded like `nativePair`.
    function seedNative(PlainToken token) internal returns (IPair) {
        fund(token);
        vm.prank(provider);
        router.addLiquidityETH{ value: RESERVE_NATIVE }(
            address(token), RESERVE_A, 0, 0, provider, block.timestamp
        );
        return pairOf(address(token), address(wrapped));
    }

    /// A pool of `token` and A, 1000 of each.
    function seed(PlainToken token) internal returns (IPair) {
        fund(token);
        vm.prank(provider);
        router.addLiquidity(
            address(token), address(tokenA), RESERVE_A, RESERVE_A, 0, 0, provider, block.timestamp
        );
        return pairOf(address(token), address(tokenA));
    }

    /// Gives the user shares that the router may not move yet.
    function giveShares(IPair from, uint256 shares) internal {
        vm.prank(provider);
        from.transfer(user, shares);
    }

    function signPermit(IPair of_, uint256 value, uint256 deadline)
        internal
        view
        returns (uint8 v, bytes32 r, bytes32 s)
    {
        return signPermit(of_, userKey, value, of_.nonces(user), deadline);
    }

    function signPermit(IPair of_, uint256 key, uint256 value, uint256 nonce, uint256 deadline)
        internal
        view
        returns (uint8 v, bytes32 r, bytes32 s)
    {
        bytes32 message = keccak256(abi.encode(PERMIT_TYPEHASH, user, router, value, nonce, deadline));
        return vm.sign(key, keccak256(abi.encodePacked("\x19\x01", of_.DOMAIN_SEPARATOR(), message)));
    }

    /// Of `pair`: A and B, or B and A.
    function sidesOf(bool isA) internal view returns (PlainToken first, PlainToken second) {
        return isA ? (tokenA, tokenB) : (tokenB, tokenA);
    }

    function reservesOf(bool isA) internal view returns (uint256 first, uint256 second) {
        (first, second,) = pair.getReserves();
        if (!isA) (first, second) = (second, first);
    }

    function pairOf(address a, address b) internal view returns (IPair) {
        return IPair(factory.getPair(a, b));
    }

    function path(address a, address b) internal pure returns (address[] memory tokens) {
        tokens = new address[](2);
        (tokens[0], tokens[1]) = (a, b);
    }

    function path(address a, address b, address c) internal pure returns (address[] memory tokens) {
        tokens = new address[](3);
        (tokens[0], tokens[1], tokens[2]) = (a, b, c);
    }

    /// The formula of the specification, implemented independently of the contracts.
    function amountOutOf(uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        internal
        pure
        returns (uint256)
    {
        return amountIn * 9980 * reserveOut / (reserveIn * 10_000 + amountIn * 9980);
    }
}
