// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../src/exchange/IPair.sol";
import { IReserveLens } from "../../src/exchange/IReserveLens.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

contract ReserveLensTest is ExchangeTest {
    IReserveLens private _lens;

    function setUp() public override {
        super.setUp();
        _lens = IReserveLens(deployCode("ReserveLens.sol:ReserveLens", abi.encode(factory)));
        seed(new PlainToken());
        // A pair without any liquidity counts as well.
        factory.createPair(address(new PlainToken()), address(wrapped));
    }

    function test_SWAP_03_ReadsAllPairsInTheOrderOfTheFactory() public view {
        _assertPools(0, 4, 4);
        _assertPools(1, 2, 2);
    }

    function test_EndsWithTheLastPair() public view {
        _assertPools(2, 100, 2);
        _assertPools(3, type(uint256).max, 1);
        _assertPools(4, 1, 0);
        _assertPools(type(uint256).max, type(uint256).max, 0);
        _assertPools(0, 0, 0);
    }

    function test_TellsOtherPairsApart() public view {
        (,, bytes32 two,) = _lens.readReserves(0, 2);
        (,, bytes32 others,) = _lens.readReserves(1, 2);
        (,, bytes32 three,) = _lens.readReserves(0, 3);
        assertTrue(two != others && others != three && two != three);
    }

    function test_SWAP_03_SeesATradeAndANewPair() public {
        (,, bytes32 before,) = _lens.readReserves(0, 4);
        vm.prank(user);
        router.swapExactTokensForTokens(
            1e18, 0, path(address(tokenA), address(tokenB)), user, block.timestamp
        );
        factory.createPair(address(new PlainToken()), address(wrapped));
        _assertPools(0, 5, 5);
        (,, bytes32 later,) = _lens.readReserves(0, 4);
        assertEq(before, later);
    }

    function testFuzz_SWAP_03_SaysWhatThePairsSay(uint112 reserve0, uint112 reserve1) public {
        bytes memory reserves = abi.encode(reserve0, reserve1, uint32(0));
        vm.mockCall(factory.allPairs(1), abi.encodeCall(IPair.getReserves, ()), reserves);
        _assertPools(0, 4, 4);
    }

    /// The lens returns for a range what the pairs return one by one.
    function _assertPools(uint256 first, uint256 most, uint256 expected) private view {
        (bytes memory tokensAndReserves, bytes memory reservesAlone, bytes32 pairs) =
            _readOneByOne(first, expected);
        (uint256 blockNumber, uint256 count, bytes32 identity, bytes memory pools) =
            _lens.readPools(first, most);
        assertEq(pools, tokensAndReserves);
        assertEq(blockNumber, block.number);
        assertEq(count, factory.allPairsLength());
        assertEq(identity, pairs);
        (blockNumber, count, identity, pools) = _lens.readReserves(first, most);
        assertEq(pools, reservesAlone);
        assertEq(blockNumber, block.number);
        assertEq(count, factory.allPairsLength());
        assertEq(identity, pairs);
    }

    function _readOneByOne(uint256 first, uint256 most)
        private
        view
        returns (bytes memory tokensAndReserves, bytes memory reservesAlone, bytes32 identity)
    {
        bytes memory pairs;
        for (uint256 i = 0; i < most; ++i) {
            IPair each = IPair(factory.allPairs(first + i));
            (uint112 reserve0, uint112 reserve1,) = each.getReserves();
            bytes memory reserves = abi.encodePacked(reserve0, reserve1);
            tokensAndReserves =
                bytes.concat(tokensAndReserves, bytes20(each.token0()), bytes20(each.token1()), reserves);
            reservesAlone = bytes.concat(reservesAlone, reserves);
            pairs = bytes.concat(pairs, bytes32(uint256(uint160(address(each)))));
        }
        // In a packed list an address takes a word.
        identity = keccak256(pairs);
    }
}
