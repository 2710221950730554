// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ICallProbe } from "./ICallProbe.sol";

contract CallProbe is ICallProbe {
    /// @dev An account takes coins.
    receive() external payable { }

    function probe(Call[] calldata calls) external returns (Answer[] memory answers) {
        answers = new Answer[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            (bool success, bytes memory returnData) = calls[i].to.call{ value: calls[i].value }(calls[i].data);
            answers[i] = Answer(success, returnData);
        }
    }
}
