// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IVrfAdapter } from "../../src/ino/IVrfAdapter.sol";
import { IVrfCoordinator } from "../../src/ino/IVrfCoordinator.sol";

/// A coordinator that answers when a test wants, late, twice or never.
contract VrfCoordinatorDouble is IVrfCoordinator {
    uint256 public count;
    bytes public extraArgs;
    mapping(uint256 requestId => address) public consumerOf;

    function requestRandomWords(RandomWordsRequest calldata request) external returns (uint256 requestId) {
        require(request.numWords == 1 && request.subId == 11 && request.keyHash == "lane");
        extraArgs = request.extraArgs;
        requestId = 1000 + count++;
        consumerOf[requestId] = msg.sender;
    }

    function answer(uint256 requestId, uint256 word) external {
        uint256[] memory words = new uint256[](1);
        words[0] = word;
        IVrfAdapter(consumerOf[requestId]).rawFulfillRandomWords{ gas: 200_000 }(requestId, words);
    }

    function answer(address adapter, uint256 requestId, uint256[] calldata words) external {
        IVrfAdapter(adapter).rawFulfillRandomWords{ gas: 200_000 }(requestId, words);
    }
}
