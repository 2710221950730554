// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPushOrCredit } from "../shared/IPushOrCredit.sol";

/// @title The market of one collection: fixed prices with a book of bids, auctions with a clock, and open offers.
/// @notice A listed token is in this contract, and so is the money of every bid and offer: whatever is shown can be
/// filled. Prices are in the quote token, in its smallest unit. Times are Unix seconds.
///
/// Each listing of a token has a nonce of its own. A bid and a purchase name it, so that they fill this listing or
/// none. A buyer names the most to pay, a seller who accepts the least to receive. Bids of past listings stay
/// withdrawable for ever, and nobody can accept them.
///
/// The fee is fixed when a token is listed, at most 10%. A royalty (ERC-2981) is paid with each sale, at most 10% of
/// the price; a collection that fails to name it, or answers at length, gets none. A payment that fails becomes a
/// credit (`IPushOrCredit`), so that an account which cannot be paid blocks nobody.
///
/// The factory may pause new listings, bids and offers, and change the fee of later listings after two days. An auction
/// that has a bid goes on in a pause: its seller is bound, so others must be able to bid more.
/// It cannot stop an exit, move a token or touch money of others. Nothing can be upgraded.
///
/// A token sent by `safeTransferFrom` with `abi.encode(kind, price, endsAt)` is listed without an approval. One that is
/// sent by the plain `transferFrom` has no listing and no way out. Ids are below 2³².
interface IMarket is IPushOrCredit {
    /// @notice How a token is sold: at a price, or to the highest bid at the end.
    enum Kind {
        Fixed,
        Auction
    }

    /// @notice Why a listing or a bid ended.
    /// `Cancel`: by its account. `Transfer`: the seller gave the token away. `Buy`: at the price. `Accept`: to a bid.
    /// `Settle`: to the highest bid. `Unsold`: an auction without a bid. `Outbid`: the bid was beaten.
    enum Reason {
        Cancel,
        Transfer,
        Buy,
        Accept,
        Settle,
        Unsold,
        Outbid
    }

    /// @notice A listing.
    /// @param id Id of the token.
    /// @param nonce Number of the listing among those of the token, from 1.
    /// @param seller Account that listed it.
    /// @param kind How it is sold.
    /// @param price Price; the least first bid of an auction.
    /// @param feeBps Fee of this listing in basis points.
    /// @param openedAt Time of the listing.
    /// @param endsAt End of the auction; 0 at a fixed price.
    /// @param bids Number of open bids.
    struct AskView {
        uint256 id;
        uint256 nonce;
        address seller;
        Kind kind;
        uint256 price;
        uint256 feeBps;
        uint256 openedAt;
        uint256 endsAt;
        uint256 bids;
    }

    /// @notice A bid on a listing.
    /// @param bidder Account that bid.
    /// @param price Its price, which this contract holds.
    /// @param addedTime Time of the bid.
    struct BidView {
        address bidder;
        uint256 price;
        uint256 addedTime;
    }

    /// @notice A bid of an account.
    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    /// @param price Its price, which this contract holds.
    /// @param addedTime Time of the bid.
    /// @param isOpen Whether its listing is open; else it can only be withdrawn.
    struct UserBidView {
        uint256 id;
        uint256 nonce;
        uint256 price;
        uint256 addedTime;
        bool isOpen;
    }

    /// @notice An offer for any token of the collection.
    /// @param bidder Account that offers.
    /// @param price Price of a token.
    /// @param count Tokens that it still buys; this contract holds the price of each.
    /// @param until Time from which it cannot be accepted.
    struct OfferView {
        address bidder;
        uint256 price;
        uint256 count;
        uint256 until;
    }

    /// @notice How a price is divided.
    /// @param fee Fee, with the part of a referrer.
    /// @param royaltyTo Account that gets the royalty; zero when there is none.
    /// @param royalty Royalty.
    /// @param proceeds What the seller gets: the rest.
    struct Split {
        uint256 fee;
        address royaltyTo;
        uint256 royalty;
        uint256 proceeds;
    }

    /// @notice One token of a sweep.
    /// @param id Id of the token.
    /// @param maxPrice The most to pay for it.
    /// @param nonce Number of the listing.
    struct Purchase {
        uint256 id;
        uint96 maxPrice;
        uint32 nonce;
    }

    /// @notice A token was listed.
    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    /// @param seller Account that listed it.
    /// @param kind How it is sold.
    /// @param price Price, or the least first bid.
    /// @param endsAt End of the auction; 0 at a fixed price.
    /// @param feeBps Fee of this listing in basis points.
    event AskOpened(
        uint256 indexed id,
        uint256 nonce,
        address indexed seller,
        Kind kind,
        uint256 price,
        uint256 endsAt,
        uint256 feeBps
    );

    /// @notice A listing has another price.
    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    /// @param price Price, or the least first bid.
    event AskPriced(uint256 indexed id, uint256 nonce, uint256 price);

    /// @notice A listing ended.
    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    /// @param reason Why it ended.
    event AskClosed(uint256 indexed id, uint256 nonce, Reason reason);

    /// @notice A bid was placed.
    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    /// @param bidder Account that bid.
    /// @param price Its price.
    /// @param endsAt End of the auction from now on; 0 at a fixed price.
    event BidPlaced(uint256 indexed id, uint256 nonce, address indexed bidder, uint256 price, uint256 endsAt);

    /// @notice A bid has another price.
    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    /// @param bidder Account that bid.
    /// @param price Its price from now on.
    /// @param endsAt End of the auction from now on; 0 at a fixed price.
    event BidPriced(uint256 indexed id, uint256 nonce, address indexed bidder, uint256 price, uint256 endsAt);

    /// @notice A bid ended.
    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    /// @param bidder Account that bid.
    /// @param reason Why it ended.
    /// @param refunded Amount that returned to the bidder; 0 when the bid bought the token.
    event BidClosed(
        uint256 indexed id, uint256 nonce, address indexed bidder, Reason reason, uint256 refunded
    );

    /// @notice A token was sold. The price is the sum of fee, royalty and the seller's proceeds.
    /// @param id Id of the token.
    /// @param nonce Number of the listing; 0 when an offer bought it.
    /// @param seller Account that sold it.
    /// @param buyer Account that bought it.
    /// @param price What the buyer paid.
    /// @param fee Fee, with the referrer's part.
    /// @param royaltyTo Account that got the royalty; zero when there was none.
    /// @param royalty Royalty.
    /// @param referrer Account that the buyer named; zero when it earns nothing.
    /// @param referral Its part of the fee, which became a credit.
    event Traded(
        uint256 indexed id,
        uint256 nonce,
        address indexed seller,
        address indexed buyer,
        uint256 price,
        uint256 fee,
        address royaltyTo,
        uint256 royalty,
        address referrer,
        uint256 referral
    );

    /// @notice An account offers for any token of the collection.
    /// @param bidder Account that offers.
    /// @param price Price of a token.
    /// @param count Tokens that it buys.
    /// @param until Time from which it cannot be accepted.
    event OfferPlaced(address indexed bidder, uint256 price, uint256 count, uint256 until);

    /// @notice An offer bought a token. One that buys no more has ended.
    /// @param bidder Account that offers.
    /// @param id Id of the token.
    /// @param left Tokens that it still buys.
    event OfferTaken(address indexed bidder, uint256 indexed id, uint256 left);

    /// @notice An offer was withdrawn.
    /// @param bidder Account that offered.
    /// @param refunded Amount that returned to it.
    event OfferClosed(address indexed bidder, uint256 refunded);

    /// @notice Another fee was proposed for later listings.
    /// @param feeBps Fee in basis points.
    /// @param activeAt Time from which listings have it.
    event FeeProposed(uint256 feeBps, uint256 activeAt);

    /// @notice Fees were sent to the factory, which has the treasury.
    /// @param amount Amount sent.
    event FeesSwept(uint256 amount);

    /// @notice New listings, bids and offers are paused, or go on. Everything else always goes on, also bids on an
    /// auction that has one.
    /// @param isPaused Whether they are paused.
    event ListingsPaused(bool isPaused);

    /// @notice The token is not listed.
    /// @param id Id of the token.
    error Market_NotListed(uint256 id);
    /// @notice The token is listed.
    /// @param id Id of the token.
    error Market_Listed(uint256 id);
    /// @notice The token has another listing.
    /// @param id Id of the token.
    /// @param nonce Number of the open listing.
    error Market_WrongNonce(uint256 id, uint256 nonce);
    /// @notice The listing is an auction, or it is none; the call is for the other kind.
    /// @param id Id of the token.
    /// @param kind Kind of the listing.
    error Market_WrongKind(uint256 id, Kind kind);
    /// @notice Only the seller may call this.
    /// @param id Id of the token.
    /// @param caller Account that called.
    error Market_NotSeller(uint256 id, address caller);
    /// @notice The account would trade with itself.
    /// @param account Account in question.
    error Market_OwnTrade(address account);
    /// @notice The price is below the least one.
    /// @param price Price in question.
    /// @param least Least price.
    error Market_PriceTooLow(uint256 price, uint256 least);
    /// @notice The price is above the most that the buyer pays.
    /// @param price Price of the token.
    /// @param most The most to pay.
    error Market_PriceTooHigh(uint256 price, uint256 most);
    /// @notice The seller would receive less than agreed.
    /// @param proceeds What the seller would get.
    /// @param least What the seller wants at least.
    error Market_ProceedsTooLow(uint256 proceeds, uint256 least);
    /// @notice The account has a bid on this listing: it is changed by `updateBidPrice`, and cancelled before a
    /// purchase.
    /// @param id Id of the token.
    /// @param bidder Account of the bid.
    error Market_HasBid(uint256 id, address bidder);
    /// @notice The account has no bid on this listing.
    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    /// @param bidder Account in question.
    error Market_NoBid(uint256 id, uint256 nonce, address bidder);
    /// @notice The auction has a bid, so the seller is bound.
    /// @param id Id of the token.
    error Market_AuctionHasBid(uint256 id);
    /// @notice The bid leads an auction, so the bidder is bound.
    /// @param id Id of the token.
    /// @param until Time from which it is free when nobody settled.
    error Market_BidLeads(uint256 id, uint256 until);
    /// @notice The auction is over.
    /// @param endsAt Its end.
    error Market_AuctionOver(uint256 endsAt);
    /// @notice The auction is not over.
    /// @param endsAt Its end.
    error Market_AuctionNotOver(uint256 endsAt);
    /// @notice The end of an auction is too near or too far; a fixed price has the end 0.
    /// @param endsAt End in question.
    error Market_BadEnd(uint256 endsAt);
    /// @notice The id is 2³² or more.
    /// @param id Id in question.
    error Market_BadId(uint256 id);
    /// @notice A token was sent with other data than `abi.encode(kind, price, endsAt)`, by another collection, or
    /// minted here.
    error Market_BadDelivery();
    /// @notice The collection did not move the token as it should.
    /// @param id Id of the token.
    error Market_NotMoved(uint256 id);
    /// @notice The zero address, the market, its collection and the quote token receive no token.
    /// @param account Account in question.
    error Market_BadReceiver(address account);
    /// @notice The quote token did not move a payment of the caller: balance or allowance is too small.
    /// @param account Account that pays.
    /// @param amount Amount due.
    error Market_PaymentFailed(address account, uint256 amount);
    /// @notice The offer buys no token, or ends before it begins.
    error Market_BadOffer();
    /// @notice The account has an open offer, which `cancelOffer` withdraws.
    /// @param bidder Account in question.
    error Market_HasOffer(address bidder);
    /// @notice The account has no open offer, or it is over.
    /// @param bidder Account in question.
    error Market_NoOffer(address bidder);
    /// @notice A sweep has 1 to 30 tokens.
    /// @param count Tokens in question.
    error Market_BadCount(uint256 count);
    /// @notice None of the tokens could be bought.
    error Market_NothingBought();
    /// @notice New listings, bids and offers are paused.
    error Market_Paused();
    /// @notice A fee is at most 1,000 basis points.
    /// @param feeBps Fee in question.
    error Market_BadFee(uint256 feeBps);
    /// @notice Only the factory may call this.
    /// @param caller Account that called.
    error Market_NotFactory(address caller);

    /// @notice Lists a token of the caller at a price. The caller approves this contract before.
    /// @dev Reverts `Market_Paused`, `Market_BadId`, `Market_PriceTooLow`, `Market_Listed`, `Market_NotMoved`, or as
    /// the collection.
    /// @param id Id of the token.
    /// @param price Price, above 0.
    /// @return nonce Number of the listing.
    function readyToSellToken(uint256 id, uint96 price) external returns (uint32 nonce);

    /// @notice Lists a token of the caller as an auction. The caller approves this contract before.
    /// @dev Reverts as `readyToSellToken`, or `Market_BadEnd`.
    /// @param id Id of the token.
    /// @param opening Least first bid, above 0.
    /// @param endsAt End, an hour to 30 days ahead. A bid in the last ten minutes moves it to ten minutes later, at
    /// most 24 hours in all.
    /// @return nonce Number of the listing.
    function readyToAuctionToken(uint256 id, uint96 opening, uint40 endsAt) external returns (uint32 nonce);

    /// @notice Lists a token that was sent with `abi.encode(kind, price, endsAt)`, for the account that owned it.
    /// @dev The collection calls. Reverts `Market_BadDelivery`, or as `readyToAuctionToken`.
    /// @param operator Account that sent the token.
    /// @param from Account that owned it.
    /// @param id Id of the token.
    /// @param data Kind, price and end.
    /// @return Selector that accepts the token.
    function onERC721Received(address operator, address from, uint256 id, bytes calldata data)
        external
        returns (bytes4);

    /// @notice Sets another price, or another least first bid of an auction without a bid. Only the seller.
    /// @dev Reverts `Market_NotListed`, `Market_NotSeller`, `Market_AuctionHasBid` or `Market_PriceTooLow`.
    /// @param id Id of the token.
    /// @param price Price, above 0.
    function setCurrentPrice(uint256 id, uint96 price) external;

    /// @notice Returns a token to its seller. Only the seller. Bids stay withdrawable.
    /// @dev Reverts `Market_NotListed`, `Market_NotSeller`, `Market_AuctionHasBid`, `Market_NotMoved`, or as the
    /// collection.
    /// @param id Id of the token.
    function cancelSellToken(uint256 id) external;

    /// @notice Gives a listed token to another account. Only the seller. Bids stay withdrawable.
    /// @dev Reverts as `cancelSellToken`, or `Market_BadReceiver`.
    /// @param from The seller.
    /// @param to Account that receives the token; it is not called.
    /// @param id Id of the token.
    function transferFrom(address from, address to, uint256 id) external;

    /// @notice Buys a token at its price. Not the seller, and no account with a bid on this listing.
    /// @dev Reverts `Market_NotListed`, `Market_WrongNonce`, `Market_WrongKind`, `Market_PriceTooHigh`,
    /// `Market_OwnTrade`, `Market_HasBid`, `Market_PaymentFailed`, `Market_NotMoved`, or as the collection.
    /// @param id Id of the token.
    /// @param maxPrice The most to pay.
    /// @param nonce Number of the listing.
    /// @param referrer Account that gets 20% of the fee as a credit. Zero, buyer, seller and the receiver of the
    /// royalty get nothing.
    function buyToken(uint256 id, uint256 maxPrice, uint32 nonce, address referrer) external;

    /// @notice Buys several tokens with one payment. A token that is sold, dearer, or not for the caller is passed
    /// over.
    /// @dev Reverts `Market_BadCount`, `Market_NothingBought`, `Market_PaymentFailed`, `Market_NotMoved`, or as the
    /// collection.
    /// @param purchases Tokens, 1 to 30.
    /// @param maxTotal The most to pay in all; a token that would exceed it is passed over.
    /// @param referrer As in `buyToken`.
    function buyTokens(Purchase[] calldata purchases, uint256 maxTotal, address referrer) external;

    /// @notice Bids on a listing; this contract takes the price. Not the seller, one bid an account.
    /// At a fixed price a bid is at least 1% of it. In an auction it is at least the least first bid, then 5% more than
    /// the leading bid, whose amount returns at once.
    /// @dev Reverts `Market_NotListed`, `Market_WrongNonce`, `Market_OwnTrade`, `Market_HasBid`, `Market_AuctionOver`,
    /// `Market_PriceTooLow`, `Market_PaymentFailed`, or, but for an auction with a bid, `Market_Paused`.
    /// @param id Id of the token.
    /// @param price Price of the bid.
    /// @param nonce Number of the listing.
    function bidToken(uint256 id, uint96 price, uint32 nonce) external;

    /// @notice Changes the price of the caller's bid; the difference is paid or returned. A leading bid only rises, as
    /// any bid of an auction. A bid of a past listing can only be cancelled.
    /// @dev Reverts `Market_NotListed`, `Market_WrongNonce`, `Market_NoBid`, `Market_AuctionOver`,
    /// `Market_PriceTooLow`, `Market_PaymentFailed`, or, when the price rises at a fixed price,
    /// `Market_Paused`.
    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    /// @param price Price of the bid from now on.
    function updateBidPrice(uint256 id, uint32 nonce, uint96 price) external;

    /// @notice Withdraws the caller's bid, also one of a past listing. A leading bid of an auction is bound; it is free
    /// seven days after the end when nobody settled, as where the collection keeps the token from leaving.
    /// @dev Reverts `Market_BadId`, `Market_NoBid` or `Market_BidLeads`.
    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    function cancelBidToken(uint256 id, uint32 nonce) external;

    /// @notice Sells a token to a bid. Only the seller, at a fixed price.
    /// @dev Reverts `Market_NotListed`, `Market_NotSeller`, `Market_WrongKind`, `Market_NoBid`,
    /// `Market_ProceedsTooLow`, `Market_NotMoved`, or as the collection.
    /// @param id Id of the token.
    /// @param bidder Account of the bid.
    /// @param minProceeds The least to receive, after fee and royalty.
    function sellTokenTo(uint256 id, address bidder, uint256 minProceeds) external;

    /// @notice Ends an auction that is over: the leading bid buys the token, or it returns to the seller. Anyone may
    /// call.
    /// @dev Reverts `Market_NotListed`, `Market_WrongKind`, `Market_AuctionNotOver`, `Market_NotMoved`, or as the
    /// collection.
    /// @param id Id of the token.
    function settle(uint256 id) external;

    /// @notice Offers for any tokens of the collection; this contract takes the price of each. One offer an account.
    /// @dev Reverts `Market_Paused`, `Market_PriceTooLow`, `Market_BadOffer`, `Market_HasOffer` or
    /// `Market_PaymentFailed`.
    /// @param price Price of a token, above 0.
    /// @param count Tokens to buy, at least 1.
    /// @param until Time from which it cannot be accepted.
    function offerAny(uint96 price, uint16 count, uint40 until) external;

    /// @notice Withdraws the caller's offer, also one that is over.
    /// @dev Reverts `Market_NoOffer`.
    function cancelOffer() external;

    /// @notice Sells a token of the caller that is not listed to an offer. The caller approves this contract before.
    /// @dev Reverts `Market_BadId`, `Market_NoOffer`, `Market_OwnTrade`, `Market_ProceedsTooLow`, `Market_NotMoved`,
    /// or as the collection.
    /// @param bidder Account of the offer.
    /// @param id Id of the token.
    /// @param minProceeds The least to receive, after fee and royalty.
    function acceptOffer(address bidder, uint256 id, uint256 minProceeds) external;

    /// @notice Makes several calls of this contract for the caller, all or none.
    /// @dev Reverts as the first call that fails.
    /// @param calls Encoded calls.
    function multicall(bytes[] calldata calls) external;

    /// @notice Pauses new listings, bids and offers, or lets them go on. Only the factory.
    /// @param isPaused Whether they are paused.
    function pauseListings(bool isPaused) external;

    /// @notice Sets the fee of listings from two days on. Only the factory. Open listings keep theirs.
    /// @dev Reverts `Market_BadFee`.
    /// @param feeBps Fee in basis points, at most 1,000.
    function proposeFee(uint16 feeBps) external;

    /// @notice Sends the fees to the factory. Only the factory, whose `collect` anyone may call.
    /// @return amount Amount sent.
    function sweepFees() external returns (uint256 amount);

    /// @notice How a price of a token would be divided now: by the fee of its listing, or else of a new listing.
    /// @param id Id of the token.
    /// @param price Price in question.
    /// @return Fee, royalty and proceeds.
    function quote(uint256 id, uint256 price) external view returns (Split memory);

    /// @notice The listing of a token.
    /// @param id Id of the token.
    /// @return The listing; without a seller when the token is not listed, then with the number of its last listing.
    function askOf(uint256 id) external view returns (AskView memory);

    /// @notice The first 100 listings, in no order.
    /// @return Listings.
    function getAsks() external view returns (AskView[] memory);

    /// @notice A page of the listings, in no order. Never reverts.
    /// @param page Number of the page from 1; 0 is read as 1.
    /// @param size Listings a page; at most 100 are taken.
    /// @return Listings; none behind the end.
    function getAsksByPage(uint256 page, uint256 size) external view returns (AskView[] memory);

    /// @notice The same from the end of the list.
    /// @param page Number of the page from 1; 0 is read as 1.
    /// @param size Listings a page; at most 100 are taken.
    /// @return Listings; none behind the end.
    function getAsksByPageDesc(uint256 page, uint256 size) external view returns (AskView[] memory);

    /// @notice Listings of an account, in no order. Never reverts.
    /// @param user Account of the listings.
    /// @param from Place of the first one.
    /// @param size Listings at most; at most 100 are taken.
    /// @return Listings; none behind the end.
    function getAsksByUser(address user, uint256 from, uint256 size) external view returns (AskView[] memory);

    /// @notice The first 40 bids on the listing of a token, in no order; the leading bid of an auction.
    /// @dev Answers within 200,000 gas.
    /// @param id Id of the token.
    /// @return Bids; none when the token is not listed.
    function getBids(uint256 id) external view returns (BidView[] memory);

    /// @notice Bids on the listing of a token, in no order. Never reverts.
    /// @param id Id of the token.
    /// @param from Place of the first one.
    /// @param size Bids at most; at most 100 are taken.
    /// @return Bids; none behind the end.
    function getBidsByPage(uint256 id, uint256 from, uint256 size) external view returns (BidView[] memory);

    /// @notice Bids of an account, also those of past listings, in no order. Never reverts.
    /// @param user Account of the bids.
    /// @param from Place of the first one.
    /// @param size Bids at most; at most 100 are taken.
    /// @return Bids; none behind the end.
    function getUserBids(address user, uint256 from, uint256 size)
        external
        view
        returns (UserBidView[] memory);

    /// @notice The bid of an account on a listing.
    /// @param user Account of the bid.
    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    /// @return The bid; all zero when there is none.
    function getUserBid(address user, uint256 id, uint32 nonce) external view returns (UserBidView memory);

    /// @notice Offers, also those that are over and not withdrawn, in no order. Never reverts.
    /// @param from Place of the first one.
    /// @param size Offers at most; at most 100 are taken.
    /// @return Offers; none behind the end.
    function getOffers(uint256 from, uint256 size) external view returns (OfferView[] memory);

    /// @notice The offer of an account.
    /// @param bidder Account of the offer.
    /// @return The offer; without tokens when there is none.
    function offerOf(address bidder) external view returns (OfferView memory);

    /// @notice The number of listings.
    /// @return Count of listings.
    function askCount() external view returns (uint256);

    /// @notice The number of an account's listings.
    /// @param user Account in question.
    /// @return Count of listings.
    function askCountOf(address user) external view returns (uint256);

    /// @notice The number of an account's bids, also of past listings.
    /// @param user Account in question.
    /// @return Count of bids.
    function bidCountOf(address user) external view returns (uint256);

    /// @notice The number of offers.
    /// @return Count of offers.
    function offerCount() external view returns (uint256);

    /// @notice The fee of a token that is listed now, in hundredths of a percent.
    /// @return Basis points: 250 is 2.5%.
    function feePercent() external view returns (uint256);

    /// @notice Fees that were not swept.
    /// @return Amount in the quote token.
    function feesAccrued() external view returns (uint256);

    /// @notice Whether new listings, bids and offers are paused.
    /// @return True when they are.
    function paused() external view returns (bool);

    /// @notice The factory, which has the roles and the treasury.
    /// @return Address; never changes.
    function factory() external view returns (address);

    /// @notice The collection whose tokens are sold.
    /// @return Address; never changes.
    function collection() external view returns (address);

    /// @notice The token in which everything is paid.
    /// @return Address; never changes.
    function quoteToken() external view returns (address);
}
