// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxToken } from "./IBoxToken.sol";
import { ERC1155 } from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// @title Unopened boxes; `IBoxToken` is the manual.
/// @dev Transfers between accounts are those of ERC-1155, with the receiver's agreement.
contract BoxToken is IBoxToken, ERC1155 {
    /// @dev Bits of the number of a type.
    uint256 private constant TYPE_BITS = 96;

    /// @param uri_ Address of the metadata, with `{id}` for the id.
    constructor(string memory uri_) ERC1155(uri_) { }

    /// @inheritdoc IBoxToken
    /// @dev `_update` does not call the receiver, `_mint` would.
    function mint(address to, uint96 boxId, uint256 amount) external {
        if (to == address(0)) revert ERC1155InvalidReceiver(to);
        _change(address(0), to, boxId, amount);
    }

    /// @inheritdoc IBoxToken
    /// @dev The id has the caller's address, so a campaign reaches its own boxes alone.
    function burn(address from, uint96 boxId, uint256 amount) external {
        if (from == address(0)) revert ERC1155InvalidSender(from);
        _change(from, address(0), boxId, amount);
    }

    /// @inheritdoc IBoxToken
    function idOf(address campaign, uint96 boxId) public pure returns (uint256) {
        return uint256(uint160(campaign)) << TYPE_BITS | boxId;
    }

    /// @inheritdoc ERC1155
    /// @dev Both interfaces declare it.
    function balanceOf(address account, uint256 id)
        public
        view
        override(ERC1155, IBoxToken)
        returns (uint256)
    {
        return super.balanceOf(account, id);
    }

    /// @param from Account that loses the boxes; zero when they are created.
    /// @param to Account that gets them; zero when they are destroyed.
    /// @param boxId Number of the type.
    /// @param amount Number of boxes.
    function _change(address from, address to, uint96 boxId, uint256 amount) private {
        uint256[] memory ids = new uint256[](1);
        uint256[] memory amounts = new uint256[](1);
        (ids[0], amounts[0]) = (idOf(msg.sender, boxId), amount);
        _update(from, to, ids, amounts);
    }
}
