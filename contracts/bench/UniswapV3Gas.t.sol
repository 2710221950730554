// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DemoToken } from "../local/DemoToken.sol";
import { IERC20 } from "../src/standard/IERC20.sol";
import { Test } from "forge-std/Test.sol";

interface IPositions {
    struct MintParams {
        address token0;
        address token1;
        uint24 fee;
        int24 tickLower;
        int24 tickUpper;
        uint256 amount0Desired;
        uint256 amount1Desired;
        uint256 amount0Min;
        uint256 amount1Min;
        address recipient;
        uint256 deadline;
    }

    function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 price)
        external
        returns (address pool);
    function mint(MintParams calldata params) external;
}

interface ISwapRouter {
    struct ExactInputSingle {
        address tokenIn;
        address tokenOut;
        uint24 fee;
        address recipient;
        uint256 deadline;
        uint256 amountIn;
        uint256 amountOutMinimum;
        uint160 sqrtPriceLimitX96;
    }

    struct ExactInput {
        bytes path;
        address recipient;
        uint256 deadline;
        uint256 amountIn;
        uint256 amountOutMinimum;
    }

    struct ExactOutputSingle {
        address tokenIn;
        address tokenOut;
        uint24 fee;
        address recipient;
        uint256 deadline;
        uint256 amountOut;
        uint256 amountInMaximum;
        uint160 sqrtPriceLimitX96;
    }

    struct ExactOutput {
        bytes path;
        address recipient;
        uint256 deadline;
        uint256 amountOut;
        uint256 amountInMaximum;
    }

    function exactInputSingle(ExactInputSingle calldata params) external payable returns (uint256 amountOut);
    function exactInput(ExactInput calldata params) external payable returns (uint256 amountOut);
    function exactOutputSingle(ExactOutputSingle calldata params) external payable returns (uint256 amountIn);
    function exactOutput(ExactOutput calldata params) external payable returns (uint256 amountIn);
    function unwrapWETH9(uint256 amountMinimum, address recipient) external payable;
    function multicall(bytes[] calldata data) external payable returns (bytes[] memory results);
}

/// The trades of `ExchangeGas` on Uniswap V3's published bytecode, through its SwapRouter.
/// Its pools have a fee of 0.3% and one position over all prices, which is V2's curve.
/// Its deposits are another product (an NFT of a range) and are not compared.
contract UniswapV3Gas is Test {
    string private constant CORE = "node_modules/@uniswap/v3-core/artifacts/contracts/";
    string private constant PERIPHERY = "node_modules/@uniswap/v3-periphery/artifacts/contracts/";
    string private constant NAME = "uniswap-v3";
    uint24 private constant FEE = 3000;
    int24 private constant WIDEST = 887_220;

    address private _wrapped;
    IPositions private _positions;
    ISwapRouter private _router;
    /// In the order of their addresses' use: 0 to 3 are tokens, 4 is the wrapped coin.
    address[] private _tokens;
    address private _user = makeAddr("user");

    function setUp() external {
        _wrapped = deployCode("WrappedNative.sol:WrappedNative", abi.encode("Wrapped BNB", "WBNB"));
        address factory = _create(string.concat(CORE, "UniswapV3Factory.sol/UniswapV3Factory.json"), "");
        _router = ISwapRouter(
            _create(string.concat(PERIPHERY, "SwapRouter.sol/SwapRouter.json"), abi.encode(factory, _wrapped))
        );
        _positions = IPositions(
            _create(
                string.concat(PERIPHERY, "NonfungiblePositionManager.sol/NonfungiblePositionManager.json"),
                abi.encode(factory, _wrapped, address(0))
            )
        );
        for (uint256 i = 0; i < 4; ++i) {
            _tokens.push(address(new DemoToken("Demo", "DEMO", 18, _user, 1e30)));
        }
        _tokens.push(_wrapped);
        vm.deal(_user, 1e24);
        vm.startPrank(_user);
        (bool wrapped,) = _wrapped.call{ value: 1e23 }("");
        assertTrue(wrapped);
        for (uint256 i = 0; i < 5; ++i) {
            IERC20(_tokens[i]).approve(address(_positions), type(uint256).max);
            IERC20(_tokens[i]).approve(address(_router), type(uint256).max);
        }
        _add(0, 1);
        _add(1, 2);
        _add(2, 3);
        _add(0, 4);
        for (uint256 i = 0; i < 3; ++i) {
            vm.warp(block.timestamp + 60);
            _sellThreeHops();
            _sell(4, 0, 1e18);
        }
        vm.warp(block.timestamp + 60);
    }

    function test_swapExactIn() external {
        _sell(0, 1, 0);
        vm.snapshotGasLastCall(NAME, "swap exact in, 1 hop");
        _sell(0, 1, 0);
        vm.snapshotGasLastCall(NAME, "second of a block, 1 hop");
    }

    function test_swapExactInThreeHops() external {
        _sellThreeHops();
        vm.snapshotGasLastCall(NAME, "swap exact in, 3 hops");
        _sellThreeHops();
        vm.snapshotGasLastCall(NAME, "second of a block, 3 hops");
    }

    function test_swapExactOut() external {
        _router.exactOutputSingle(
            ISwapRouter.ExactOutputSingle(_tokens[0], _tokens[1], FEE, _user, block.timestamp, 1e18, 1e20, 0)
        );
        vm.snapshotGasLastCall(NAME, "swap exact out, 1 hop");
    }

    function test_swapExactOutThreeHops() external {
        bytes memory path =
            abi.encodePacked(_tokens[3], FEE, _tokens[2], FEE, _tokens[1], FEE, _tokens[0]);
        _router.exactOutput(ISwapRouter.ExactOutput(path, _user, block.timestamp, 1e18, 1e20));
        vm.snapshotGasLastCall(NAME, "swap exact out, 3 hops");
    }

    function test_swapNativeIn() external {
        _sell(4, 0, 1e18);
        vm.snapshotGasLastCall(NAME, "swap native in");
    }

    function test_swapNativeOut() external {
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(ISwapRouter.exactInputSingle, (_sale(0, 4, address(0))));
        calls[1] = abi.encodeCall(ISwapRouter.unwrapWETH9, (1, _user));
        _router.multicall(calls);
        vm.snapshotGasLastCall(NAME, "swap native out");
    }

    function _add(uint256 a, uint256 b) private {
        (address token0, address token1) = (_tokens[a], _tokens[b]);
        if (token0 > token1) (token0, token1) = (token1, token0);
        _positions.createAndInitializePoolIfNecessary(token0, token1, FEE, 1 << 96);
        _positions.mint(
            IPositions.MintParams(
                token0, token1, FEE, -WIDEST, WIDEST, 1e22, 1e22, 0, 0, _user, block.timestamp
            )
        );
    }

    function _sell(uint256 a, uint256 b, uint256 coin) private {
        _router.exactInputSingle{ value: coin }(_sale(a, b, _user));
    }

    function _sellThreeHops() private {
        bytes memory path =
            abi.encodePacked(_tokens[0], FEE, _tokens[1], FEE, _tokens[2], FEE, _tokens[3]);
        _router.exactInput(ISwapRouter.ExactInput(path, _user, block.timestamp, 1e18, 1));
    }

    function _sale(uint256 a, uint256 b, address to)
        private
        view
        returns (ISwapRouter.ExactInputSingle memory)
    {
        return
            ISwapRouter.ExactInputSingle(_tokens[a], _tokens[b], FEE, to, block.timestamp, 1e18, 1, 0);
    }

    function _create(string memory artifact, bytes memory arguments) private returns (address deployed) {
        bytes memory code =
            abi.encodePacked(vm.parseJsonBytes(vm.readFile(artifact), ".bytecode"), arguments);
        assembly ("memory-safe") {
            deployed := create(0, add(code, 32), mload(code))
        }
        assertNotEq(deployed, address(0), "not deployed");
    }
}
