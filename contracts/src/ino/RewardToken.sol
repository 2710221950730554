// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IRewardToken } from "./IRewardToken.sol";
import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import { LibClone } from "solady/utils/LibClone.sol";

/// @title The items of a campaign; `IRewardToken` is the manual.
/// @dev A campaign deploys a clone of it, whose code ends with `abi.encode(campaign, name, symbol, base)`.
/// The contract itself is no clone: it has no arguments, and nobody can mint there.
contract RewardToken is IRewardToken, ERC721 {
    /// @dev The contract whose code the clones run has no names.
    constructor() ERC721("", "") { }

    /// @inheritdoc IRewardToken
    /// @dev `_mint` does not call the receiver: a contract that refuses would keep its item from being claimed.
    function mint(address to, uint256 index) external {
        if (msg.sender != campaign()) revert RewardToken_NotCampaign(msg.sender);
        _mint(to, index);
    }

    /// @inheritdoc IRewardToken
    /// @dev The first word of the arguments: read alone, because each mint needs it.
    function campaign() public view returns (address) {
        return abi.decode(LibClone.argsOnClone(address(this), 0, 32), (address));
    }

    /// @inheritdoc ERC721
    /// @dev Of the clone's code: the storage of a clone has no name.
    function name() public view override returns (string memory text) {
        (, text,,) = _arguments();
    }

    /// @inheritdoc ERC721
    function symbol() public view override returns (string memory text) {
        (,, text,) = _arguments();
    }

    /// @inheritdoc ERC721
    function _baseURI() internal view override returns (string memory text) {
        (,,, text) = _arguments();
    }

    /// @return Campaign, name, symbol and address of the metadata before the id.
    function _arguments() private view returns (address, string memory, string memory, string memory) {
        return abi.decode(LibClone.argsOnClone(address(this)), (address, string, string, string));
    }
}
