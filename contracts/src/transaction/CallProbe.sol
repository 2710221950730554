// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ICallProbe } from "./ICallProbe.sol";

/// @title Simulates the calls of an account; `ICallProbe` is the manual.
/// @dev No storage and no constructor: only the runtime code is used, at another address.
contract CallProbe is ICallProbe {
    /// @dev Accepts coins, as a plain account does.
    receive() external payable { }

    /// @inheritdoc ICallProbe
    function probe(Call[] calldata calls) external returns (Answer[] memory answers) {
        answers = new Answer[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            // A failed call is a result, not an error: later calls run as they would in a batch.
            (bool success, bytes memory returnData) = calls[i].to.call{ value: calls[i].value }(calls[i].data);
            answers[i] = Answer(success, returnData);
        }
    }
}
