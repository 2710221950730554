// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @title The company's collection on the local chain: works numbered from 1, minted by one account.
contract GenesisCollection is ERC721 {
    address public immutable minter;
    uint256 public immutable maximumSupply;
    uint256 public totalSupply;

    /// The caller may not mint.
    error GenesisCollection_NotMinter(address caller);
    /// The works are all minted.
    error GenesisCollection_AboveMaximum(uint256 supply);

    constructor(address minter_, uint256 maximumSupply_) ERC721("Genesis", "GENESIS") {
        (minter, maximumSupply) = (minter_, maximumSupply_);
    }

    /// Mints the next works. Not in the constructor: 200 of them do not fit in the gas of a local deployment.
    function mint(address to, uint256 count) external {
        if (msg.sender != minter) revert GenesisCollection_NotMinter(msg.sender);
        uint256 last = totalSupply + count;
        if (last > maximumSupply) revert GenesisCollection_AboveMaximum(last);
        for (uint256 id = totalSupply + 1; id <= last; ++id) {
            _mint(to, id);
        }
        totalSupply = last;
    }

    /// @dev A page draws a work from its number; a file of this name has its text and picture.
    function _baseURI() internal pure override returns (string memory) {
        return "genesis/";
    }
}
