// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../src/exchange/IFactory.sol";
import { IRouter } from "../src/exchange/IRouter.sol";
import { UniswapPeer } from "../test/exchange/differential/UniswapPeer.sol";

/// PancakeSwap V1's published factory and pair, unchanged: their fee is our 20/10000.
/// Its router's bytecode is not published. Its source is Uniswap's with this fee, so Uniswap's router replaces it.
abstract contract PancakePeer is UniswapPeer {
    string private constant CORE = "node_modules/@pancakeswap-libs/pancake-swap-core/build/";

    function deployPancake(address wrappedNative) internal returns (IFactory factory, IRouter router) {
        factory = deployPeerFactory(readCode(CORE, "PancakeFactory"));
        router = deployPeerRouter(factory, readCode(CORE, "PancakePair"), wrappedNative);
    }
}
