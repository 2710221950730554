import type { Mutant } from '../mutant.ts';

const file = 'nft-market/ArtNFT.sol';
const name = 'nft-market/ContentName.sol';

/** Faults of the artists' collection. */
export const art: readonly Mutant[] = [
  {
    name: 'a royalty that rises',
    file,
    find: 'if (royaltyBps >= work.royaltyBps) revert ArtNFT_RoyaltyTooHigh(royaltyBps, work.royaltyBps);',
    replace: '',
    killedBy: 'ArtNFTRoyaltyTest',
  },
  {
    name: 'a mint for less',
    file,
    find: 'if (msg.value != mintFee) revert ArtNFT_WrongFee(msg.value, mintFee);',
    replace: 'if (msg.value > mintFee) revert ArtNFT_WrongFee(msg.value, mintFee);',
    killedBy: 'ArtNFTMintTest',
  },
  {
    name: 'a work that a stranger burns',
    file,
    find: '_update(address(0), id, msg.sender);',
    replace: '_burn(id);',
    killedBy: 'ArtNFTContentTest',
  },
  {
    name: 'a hidden byte behind a name',
    file: name,
    find: ' || text[text.length - 1] == 0) revert',
    replace: ') revert',
    killedBy: 'ArtNFTMintTest',
  },
  {
    name: 'two names of a hash',
    file: name,
    find: 'if (digit > 15 || (code > 57 && digit < 10)) fault = 1;',
    replace: 'if (digit > 15) fault = 1;',
    killedBy: 'ArtNFTMintTest',
  },
];
