// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @title The company's collection on the local chain: works numbered from 1, all minted to one holder.
contract GenesisCollection is ERC721 {
    uint256 public immutable totalSupply;

    constructor(address holder, uint256 supply) ERC721("Genesis", "GENESIS") {
        totalSupply = supply;
        for (uint256 id = 1; id <= supply; ++id) {
            _mint(holder, id);
        }
    }

    /// @dev A page draws a work from its number; a file of this name has its text and picture.
    function _baseURI() internal pure override returns (string memory) {
        return "genesis/";
    }
}
