// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPaymentLock } from "../shared/IPaymentLock.sol";

/// @title The sale of mystery boxes with fixed contents, and the draw of the items in them.
/// @notice The items are counted and committed before the sale: `contentRoot` has all of them, and a box draws one of
/// those that are left. A box is opened by one transaction, which puts a request into a queue. The draw of a request
/// follows from two numbers that different parties fix: a secret that the operator committed before the sale, and the
/// hash of a block after the request. Neither the opener nor the operator knows both while either can still choose.
/// A campaign may take the words of a coordinator instead (`randomness`); queue and deadlines are the same.
///
/// Every payment stays here until its box is drawn. The operator deposits a bond, at least the value of the dearest
/// item. A request that is not drawn within a day lets anybody freeze the campaign: nothing is sold or drawn any more,
/// and each undrawn box gets its price and an equal part of the whole bond.
///
/// The terms never change, but the root of the list before the sale, the pause of purchases, and a later end.
/// Anybody may seal, reveal, claim for the opener, freeze, and send due payments to their receivers.
/// Nobody pauses an opening, a draw or a refund, and no signature of ours admits anybody.
///
/// Amounts are raw units of the quote token, or wei where the quote is the zero address; shares are basis points, times
/// Unix seconds. Intervals include their begin and exclude their end. A token that taxes transfers is refused.
interface IBoxCampaign is IPaymentLock {
    /// @notice Who may buy before `listEnd`; later anybody may.
    /// @dev `List` needs a line of the list, `Rank` an active stake, `ListAndRank` both.
    enum Gate {
        Public,
        List,
        Rank,
        ListAndRank
    }

    /// @notice What a request can be. `Drawn`, `Claimed` and `Refunded` follow each other never backwards.
    /// @dev `Waiting` for its block, `Moved` to a second block because the first was not sealed in time, `Sealed` with
    /// the hash of its block, `Drawn` with its item, `Claimed` when the item is minted.
    enum State {
        None,
        Waiting,
        Moved,
        Sealed,
        Drawn,
        Claimed,
        Refunded
    }

    /// @notice What a campaign is deployed with; it never changes.
    /// @param campaignId Number of the campaign, chosen by the operator; above 0.
    /// @param gate Who may buy before `listEnd`.
    /// @param quote Token in which boxes are paid; zero for the native coin.
    /// @param seller Account that receives the proceeds.
    /// @param feeTo Account that receives the fee.
    /// @param tierView Contract with the stakes; zero where the gate needs no rank.
    /// @param randomness Contract with the words of a coordinator; zero where the operator committed secrets.
    /// @param contentRoot Merkle root of all items.
    /// @param manifestHash SHA-256 of the manifest, which lists the items in their order.
    /// @param tip Last hash of the operator's chain of secrets; zero with a coordinator.
    /// @param listRoot First root of the list; zero where the gate needs no list, or where it is set later.
    /// @param start Begin of the sale.
    /// @param listEnd Time from which anybody may buy.
    /// @param end First end of the sale.
    /// @param openUntil Time from which no box can be opened.
    /// @param maxBuy Most boxes of an account in all purchases.
    /// @param maxBuyPerTrans Most boxes of a purchase.
    /// @param lookahead Blocks from a request to the block whose hash it takes.
    /// @param depth Blocks that must follow this block before it is sealed, so that no reorganisation changes it.
    /// @param feeBps Share of the proceeds that `feeTo` receives; at most 1,000.
    /// @param drawCost What the seller pays for each draw, to `feeTo`; at most a tenth of the lowest price.
    /// @param minStake Least active stake for a gate by rank, raised by the boost; 0 where the gate needs no rank.
    /// @param topValue Stated value of the dearest item; at least the highest price.
    /// @param bond What the operator deposits; at least `topValue`.
    // solhint-disable-next-line gas-struct-packing
    struct Terms {
        uint32 campaignId;
        Gate gate;
        address quote;
        address seller;
        address feeTo;
        address tierView;
        address randomness;
        bytes32 contentRoot;
        bytes32 manifestHash;
        bytes32 tip;
        bytes32 listRoot;
        uint40 start;
        uint40 listEnd;
        uint40 end;
        uint40 openUntil;
        uint32 maxBuy;
        uint32 maxBuyPerTrans;
        uint16 lookahead;
        uint16 depth;
        uint16 feeBps;
        uint96 drawCost;
        uint128 minStake;
        uint128 topValue;
        uint128 bond;
    }

    /// @notice A type of boxes. Types are numbered from 1; all of them draw from the same items.
    /// @param price Price of a box.
    /// @param total Boxes of this type.
    struct BoxType {
        uint96 price;
        uint32 total;
    }

    /// @notice What a campaign's items are named by.
    /// @param name Name of the collection.
    /// @param symbol Symbol of the collection.
    /// @param base Address of the metadata, before the id.
    struct Labels {
        string name;
        string symbol;
        string base;
    }

    /// @notice What an item of the manifest commits to, beside its place.
    /// @param contentHash SHA-256 of its content.
    /// @param attributesHash Hash of its name, rarity, value and attributes.
    struct Leaf {
        bytes32 contentHash;
        bytes32 attributesHash;
    }

    /// @notice An opened box.
    /// @param n Number of the request, from 0 in the order of opening, which is the order of the draws.
    /// @param account Account that opened the box, and gets the item.
    /// @param boxId Number of the type.
    /// @param openedAt Time of the request.
    /// @param state State of the request.
    /// @param target Block whose hash counts; 0 from the seal on, and with a coordinator.
    /// @param blockBits First 48 bits of the sealed hash; 0 before the seal and from the draw on.
    /// @param index Place of the drawn item in the manifest; 0 before the draw.
    struct Request {
        uint256 n;
        address account;
        uint256 boxId;
        uint256 openedAt;
        State state;
        uint256 target;
        uint256 blockBits;
        uint256 index;
    }

    /// @notice The counts of the campaign.
    /// @param opened Requests so far.
    /// @param drawn Requests that were drawn; they are the first ones.
    /// @param sealedCount Requests that openings look past: sealed, drawn, or with a second block. Later ones may be
    /// sealed, too. With a coordinator, requests of which each belongs to a batch.
    /// @param end End of the sale.
    /// @param outstanding Boxes that share the bond; 0 before a freeze.
    /// @param isPaused Whether purchases are paused.
    /// @param isFrozen Whether the campaign is frozen.
    /// @param isFunded Whether the bond was deposited.
    /// @param isProven Whether the operator revealed the first secret, which draws nothing.
    /// @param isBondReturned Whether the bond went back.
    /// @param isFeePaid Whether the fee was paid.
    /// @param nextTarget Block of the request `sealedCount`; 0 when it has to be read.
    struct Book {
        uint32 opened;
        uint32 drawn;
        uint32 sealedCount;
        uint40 end;
        uint32 outstanding;
        bool isPaused;
        bool isFrozen;
        bool isFunded;
        bool isProven;
        bool isBondReturned;
        bool isFeePaid;
        uint40 nextTarget;
    }

    /// @notice The campaign under the names of the specification.
    /// @param mysteryBoxNFT Contract of the unopened boxes.
    /// @param campaignId Number of the campaign.
    /// @param mysteryBoxIds Numbers of the types.
    /// @param mysteryBoxPrices Their prices.
    /// @param mysteryBoxTotals Their totals.
    /// @param mysteryBoxQuantities Boxes that are left of them.
    /// @param quoteTokenKey Quote token; zero for the native coin.
    /// @param boxPrice Price of the first type.
    /// @param campaignType The gate as a number.
    /// @param start Begin of the sale.
    /// @param end End of the sale.
    /// @param wlPhase Time from which anybody may buy.
    /// @param active Whether somebody may buy now.
    /// @param maxBuy Most boxes of an account.
    /// @param maxBuyPerTrans Most boxes of a purchase.
    // solhint-disable-next-line gas-struct-packing
    struct CampaignInfo {
        address mysteryBoxNFT;
        uint256 campaignId;
        uint256[] mysteryBoxIds;
        uint256[] mysteryBoxPrices;
        uint256[] mysteryBoxTotals;
        uint256[] mysteryBoxQuantities;
        address quoteTokenKey;
        uint256 boxPrice;
        uint256 campaignType;
        uint256 start;
        uint256 end;
        uint256 wlPhase;
        bool active;
        uint256 maxBuy;
        uint256 maxBuyPerTrans;
    }

    /// @notice Boxes were bought.
    /// @param account Buyer.
    /// @param boxId Number of the type.
    /// @param quantity Number of boxes.
    /// @param cost Payment.
    /// @param bought Boxes that the account bought in all.
    /// @param referrer Account that earns a part of the fee; zero for none.
    event BoxesBought(
        address indexed account,
        uint256 indexed boxId,
        uint256 quantity,
        uint256 cost,
        uint256 bought,
        address referrer
    );

    /// @notice A box was opened.
    /// @param n Number of the request.
    /// @param account Account that opened it.
    /// @param boxId Number of the type.
    /// @param target Block whose hash counts; 0 with a coordinator.
    event OpenRequested(uint256 indexed n, address indexed account, uint256 boxId, uint256 target);

    /// @notice The hash of a request's block is fixed.
    /// @param n Number of the request.
    /// @param target The block.
    /// @param blockHash Its hash; the first 48 bits enter the draw.
    event Sealed(uint256 indexed n, uint256 target, bytes32 blockHash);

    /// @notice A request was not sealed in time, and gets a second block. There is no third.
    /// @param n Number of the request.
    /// @param missed The lapsed block.
    /// @param target The second block.
    event Retargeted(uint256 indexed n, uint256 missed, uint256 target);

    /// @notice The word of a batch of requests was requested from the coordinator.
    /// @param batch Number of the batch.
    /// @param from First request of the batch.
    /// @param to Request behind the last one.
    event BatchSealed(uint256 indexed batch, uint256 from, uint256 to);

    /// @notice An item was drawn.
    /// @param n Number of the request.
    /// @param account Account that opened the box.
    /// @param index Place of the item in the manifest.
    /// @param secret The revealed value, or the word of the batch.
    event Drawn(uint256 indexed n, address indexed account, uint256 index, bytes32 secret);

    /// @notice A drawn item was minted.
    /// @param n Number of the request.
    /// @param account Account that has it.
    /// @param index Place of the item in the manifest.
    /// @param contentHash SHA-256 of its content.
    event Claimed(uint256 indexed n, address indexed account, uint256 index, bytes32 contentHash);

    /// @notice The campaign is frozen: each undrawn box gets its price and the same part of the bond.
    /// @param n Request that was not drawn in time.
    /// @param outstanding Boxes that share the bond.
    /// @param share Part of the bond for each.
    event Frozen(uint256 n, uint256 outstanding, uint256 share);

    /// @notice Unopened boxes were refunded.
    /// @param account Account that had them.
    /// @param boxId Number of the type.
    /// @param amount Number of boxes.
    /// @param paid Payment.
    /// @param to Account that was paid.
    event BoxesRefunded(
        address indexed account, uint256 indexed boxId, uint256 amount, uint256 paid, address to
    );

    /// @notice An opened box that was not drawn was refunded.
    /// @param n Number of the request.
    /// @param account Account that opened it.
    /// @param paid Payment.
    /// @param to Account that was paid.
    event RequestRefunded(uint256 indexed n, address indexed account, uint256 paid, address to);

    /// @notice The seller received proceeds.
    /// @param seller Seller.
    /// @param amount Payment.
    event ProceedsReleased(address indexed seller, uint256 amount);

    /// @notice The bond was deposited.
    /// @param from Account that paid it, and gets it back.
    /// @param amount Bond.
    event BondFunded(address indexed from, uint256 amount);

    /// @notice The bond went back.
    /// @param to Account that paid it.
    /// @param amount Bond.
    event BondReturned(address indexed to, uint256 amount);

    /// @notice The fee and the cost of the draws were paid.
    /// @param to Receiver.
    /// @param amount Payment.
    event FeeWithdrawn(address indexed to, uint256 amount);

    /// @notice A referrer received a part of the fee.
    /// @param referrer Account.
    /// @param amount Payment.
    event ReferralPaid(address indexed referrer, uint256 amount);

    /// @notice The operator proved the chain of secrets, by the value that is kept for it.
    /// @param secret Revealed value; the draws go on from it.
    event Proven(bytes32 secret);

    /// @notice The list is another one. Only before the sale.
    /// @param root Root of the list.
    event ListRootSet(bytes32 root);

    /// @notice Purchases were paused, or go on.
    /// @param isPaused Whether they are refused.
    event SalesPaused(bool isPaused);

    /// @notice The sale ends later.
    /// @param end End of the sale.
    event EndExtended(uint256 end);

    /// @notice The terms contradict themselves or are out of bounds.
    /// @param term Name of the first wrong term.
    error BoxCampaign_BadTerm(bytes32 term);
    /// @notice Only the factory may call this.
    /// @param caller Account that called.
    error BoxCampaign_NotFactory(address caller);
    /// @notice The campaign is frozen, or is not where it must be.
    /// @param isFrozen Whether it is frozen.
    error BoxCampaign_WrongPhase(bool isFrozen);
    /// @notice Purchases are paused.
    error BoxCampaign_Paused();
    /// @notice The bond is missing, or the secrets are not proven.
    error BoxCampaign_NotReady();
    /// @notice Boxes are not sold at this time.
    /// @param start Begin.
    /// @param end End.
    error BoxCampaign_NotOpen(uint256 start, uint256 end);
    /// @notice There is no such type.
    /// @param boxId Number in question.
    error BoxCampaign_UnknownBox(uint256 boxId);
    /// @notice A purchase has at least one box and at most as many as the terms allow.
    /// @param quantity Number of boxes.
    /// @param most Most boxes of a purchase.
    error BoxCampaign_BadQuantity(uint256 quantity, uint256 most);
    /// @notice Fewer boxes of this type are left.
    /// @param left Boxes that are left.
    error BoxCampaign_SoldOut(uint256 left);
    /// @notice The account may not buy that many.
    /// @param bought Boxes with this purchase.
    /// @param most Most boxes of the account.
    error BoxCampaign_AboveLimit(uint256 bought, uint256 most);
    /// @notice The account is not on the list with this number.
    /// @param account Account.
    error BoxCampaign_NotListed(address account);
    /// @notice The account's active stake is too small.
    /// @param stake Its active stake, raised by the boost.
    /// @param least Least stake.
    error BoxCampaign_RankTooLow(uint256 stake, uint256 least);
    /// @notice The boxes cost more than the buyer allows.
    /// @param cost What they cost.
    /// @param maxCost What the buyer allows.
    error BoxCampaign_TooDear(uint256 cost, uint256 maxCost);
    /// @notice The call has another value than it must.
    /// @param value Value of the call.
    /// @param due Value that it must have.
    error BoxCampaign_WrongValue(uint256 value, uint256 due);
    /// @notice The token did not move, or moved another amount.
    /// @param amount Amount due.
    error BoxCampaign_PaymentFailed(uint256 amount);
    /// @notice The receiver or the token refused the payment. Nothing changed.
    /// @param to Account to pay.
    /// @param amount Amount to pay.
    error BoxCampaign_TransferFailed(address to, uint256 amount);
    /// @notice Boxes cannot be opened any more.
    /// @param openUntil Time in the terms.
    error BoxCampaign_OpeningOver(uint256 openUntil);
    /// @notice There is no such request.
    /// @param n Number in question.
    error BoxCampaign_UnknownRequest(uint256 n);
    /// @notice The request is in another state than the call needs.
    /// @param n Number of the request.
    /// @param state Its state.
    error BoxCampaign_WrongState(uint256 n, State state);
    /// @notice The block of the request is not deep enough.
    /// @param n Number of the request.
    /// @param earliest First block in which it can be sealed.
    error BoxCampaign_TooEarly(uint256 n, uint256 earliest);
    /// @notice Both blocks of the request lapsed: it is never drawn, and anybody may freeze the campaign after its day.
    /// @param n Number of the request.
    error BoxCampaign_Lapsed(uint256 n);
    /// @notice None of these requests can be sealed now, or the campaign has a coordinator.
    error BoxCampaign_NothingToSeal();
    /// @notice The next request waits for an hour: nothing is sold until it is drawn.
    /// @param n Number of the request.
    error BoxCampaign_QueueLate(uint256 n);
    /// @notice The batch is small, and its first request is younger than five minutes.
    /// @param ripeAt Time from which its word can be requested.
    error BoxCampaign_BatchTooSoon(uint256 ripeAt);
    /// @notice Only the opener of a request may name a receiver.
    /// @param n Number of the request.
    /// @param caller Account that called.
    error BoxCampaign_NotOpener(uint256 n, address caller);
    /// @notice The word of the batch did not arrive.
    /// @param batch Number of the batch.
    error BoxCampaign_NoWord(uint256 batch);
    /// @notice Nothing was revealed.
    error BoxCampaign_NothingToReveal();
    /// @notice The revealed value is not the next one of the chain.
    /// @param n Request that it was revealed for.
    error BoxCampaign_BadSecret(uint256 n);
    /// @notice The item is not in the manifest at the drawn place.
    /// @param n Number of the request.
    error BoxCampaign_BadContent(uint256 n);
    /// @notice No request is late.
    /// @param deadline Time from which the next one is; 0 when there is none.
    error BoxCampaign_NotLate(uint256 deadline);
    /// @notice The bond is deposited, or cannot be any more.
    error BoxCampaign_NothingToFund();
    /// @notice Nothing is due.
    error BoxCampaign_NothingDue();
    /// @notice Boxes are still sold, opened or drawn.
    error BoxCampaign_NotOver();
    /// @notice The sale began.
    /// @param start Begin.
    error BoxCampaign_Started(uint256 start);
    /// @notice The end is not later, or leaves the last buyers less than seven days to open, or the sale is over.
    /// @param end End in question.
    error BoxCampaign_BadEnd(uint256 end);
    /// @notice This contract has another number.
    /// @param campaignId Number in question.
    error BoxCampaign_UnknownCampaign(uint256 campaignId);

    /// @notice Buys boxes. The native coin is paid exactly; a token within the caller's allowance.
    /// The boxes are minted without a call of the buyer.
    /// @dev Reverts `BoxCampaign_WrongPhase`, `BoxCampaign_Paused`, `BoxCampaign_NotReady`, `BoxCampaign_NotOpen`,
    /// `BoxCampaign_QueueLate`, `BoxCampaign_UnknownBox`, `BoxCampaign_BadQuantity`, `BoxCampaign_SoldOut`,
    /// `BoxCampaign_AboveLimit`, `BoxCampaign_NotListed`, `BoxCampaign_RankTooLow`, `BoxCampaign_TooDear`,
    /// `BoxCampaign_WrongValue`, `BoxCampaign_PaymentFailed` or `PaymentLock_Locked`.
    /// @param boxId Number of the type.
    /// @param quantity Number of boxes.
    /// @param admission Line of the list, `abi.encode(maxQuantity, proof)`; not read where no list is needed.
    /// @param maxCost Most that the buyer pays.
    /// @param referrer Account that gets a part of our fee; zero for none. Buyer, seller and `feeTo` earn nothing.
    function buyMysteryBox(
        uint256 boxId,
        uint32 quantity,
        bytes calldata admission,
        uint256 maxCost,
        address referrer
    ) external payable;

    /// @notice Opens a box of the caller: it is burned, and the request gets the next number.
    /// It also seals up to two earlier requests, or gives them their second block.
    /// @dev Reverts `BoxCampaign_WrongPhase`, `BoxCampaign_OpeningOver`, or as ERC-1155 without a box.
    /// @param boxId Number of the type.
    /// @return n Number of the request.
    function openBox(uint256 boxId) external returns (uint256 n);

    /// @notice The same under the name of the specification.
    /// @param boxId Number of the type.
    /// @return n Number of the request.
    // solhint-disable-next-line func-name-mixedcase
    function OpenBox(uint256 boxId) external returns (uint256 n);

    /// @notice Fixes the hash of a request's block; or gives it a second block where the first lapsed.
    /// With a coordinator: requests the word of all requests that have none, as soon as they are 20 or the first one
    /// waits for five minutes. Anyone may call.
    /// @dev Reverts `BoxCampaign_WrongPhase`, `BoxCampaign_UnknownRequest`, `BoxCampaign_WrongState`,
    /// `BoxCampaign_TooEarly`, `BoxCampaign_Lapsed`, `BoxCampaign_BatchTooSoon`, or as the coordinator.
    /// @param n Number of the request.
    function seal(uint256 n) external;

    /// @notice Seals requests that are due, and passes over all others. Anyone may call. Not with a coordinator.
    /// @dev Reverts `BoxCampaign_WrongPhase` or `BoxCampaign_NothingToSeal`.
    /// @param requests Numbers of requests, in any order.
    /// @return count Requests that were sealed, or got their second block.
    function sealMany(uint256[] calldata requests) external returns (uint256 count);

    /// @notice Draws the next requests, one for each value. Anyone may call. Nothing is sent to anybody.
    /// @dev Reverts `BoxCampaign_WrongPhase`, `BoxCampaign_NothingToReveal`, `BoxCampaign_WrongState`,
    /// `BoxCampaign_BadSecret` or `BoxCampaign_NoWord`. No value is used when one of them is wrong.
    /// @param preimages Next values of the chain; with a coordinator as many zeros as there are draws.
    function reveal(bytes32[] calldata preimages) external;

    /// @notice Mints a drawn item to the account that opened the box, without a call of it. Anyone may call.
    /// @dev Reverts `BoxCampaign_WrongState` or `BoxCampaign_BadContent`.
    /// @param n Number of the request.
    /// @param leaf What the item commits to.
    /// @param proof Merkle proof of the item at the drawn place.
    function claim(uint256 n, Leaf calldata leaf, bytes32[] calldata proof) external;

    /// @notice Ends the campaign because the next request is not drawn in time. Anyone may call.
    /// @dev In time is a day from its opening. Reverts `BoxCampaign_WrongPhase` or `BoxCampaign_NotLate`.
    function freeze() external;

    /// @notice Refunds unopened boxes of the caller, which are burned. Only after a freeze.
    /// @dev Reverts `BoxCampaign_WrongPhase`, `BoxCampaign_UnknownBox`, `BoxCampaign_NothingDue`,
    /// `BoxCampaign_TransferFailed`, `PaymentLock_Locked`, or as ERC-1155 without that many boxes.
    /// @param boxId Number of the type.
    /// @param amount Number of boxes; above 0.
    function refund(uint256 boxId, uint256 amount) external;

    /// @notice The same, paid to another account.
    /// @dev Reverts as `refund`; also `BoxCampaign_TransferFailed` for the zero address and for this contract.
    /// @param boxId Number of the type.
    /// @param amount Number of boxes; above 0.
    /// @param to Account to pay.
    function refundTo(uint256 boxId, uint256 amount, address to) external;

    /// @notice Refunds an opened box that was not drawn, to the account that opened it. Only after a freeze; anyone may
    /// call.
    /// @dev Reverts `BoxCampaign_WrongPhase`, `BoxCampaign_UnknownRequest`, `BoxCampaign_WrongState`,
    /// `BoxCampaign_TransferFailed` or `PaymentLock_Locked`.
    /// @param n Number of the request.
    function refundRequest(uint256 n) external;

    /// @notice The same, paid to another account. Only the opener of the request.
    /// @dev Reverts `BoxCampaign_NotOpener`, or as `refundRequest`; also `BoxCampaign_TransferFailed` for the zero
    /// address and for this contract.
    /// @param n Number of the request.
    /// @param to Account to pay.
    function refundRequestTo(uint256 n, address to) external;

    /// @notice Sends the seller the price of the drawn boxes, less fee and cost of the draws. Anyone may call.
    /// Boxes that were never opened count from 30 days after the last opening on, unless the campaign is frozen.
    /// @dev Reverts `BoxCampaign_NothingDue`, `BoxCampaign_TransferFailed` or `PaymentLock_Locked`.
    function release() external;

    /// @notice Sends the bond back to the account that paid it, when everything is drawn. Anyone may call.
    /// @dev Reverts `BoxCampaign_WrongPhase`, `BoxCampaign_NotOver`, `BoxCampaign_NothingDue`,
    /// `BoxCampaign_TransferFailed` or `PaymentLock_Locked`.
    function returnBond() external;

    /// @notice Sends fee and cost of the draws to `feeTo`, less the referrers' part. Anyone may call, when nothing can
    /// be sold or drawn any more.
    /// @dev Reverts `BoxCampaign_NotOver`, `BoxCampaign_NothingDue`, `BoxCampaign_TransferFailed` or
    /// `PaymentLock_Locked`.
    function withdrawFee() external;

    /// @notice Sends a referrer's part of the fee: a fifth of the fee of the boxes that were bought through it, as far
    /// as boxes earned. Anyone may call, when nothing can be sold or drawn any more.
    /// @dev Reverts as `withdrawFee`.
    /// @param referrer Account.
    function collectReferral(address referrer) external;

    /// @notice Deposits the bond. Anyone may pay it, once, before the sale ends.
    /// @dev Reverts `BoxCampaign_NothingToFund`, `BoxCampaign_WrongValue`, `BoxCampaign_PaymentFailed` or
    /// `PaymentLock_Locked`.
    function fundBond() external payable;

    /// @notice Proves that somebody knows the chain of secrets, by the value that is kept for it. Anyone may call.
    /// @dev Reverts `BoxCampaign_WrongPhase` or `BoxCampaign_BadSecret`.
    /// @param preimage Value whose hash is the tip of the terms.
    function prove(bytes32 preimage) external;

    /// @notice Replaces the root of the list, before the sale begins. Only the factory.
    /// @dev Reverts `BoxCampaign_NotFactory`, `BoxCampaign_Started` or `BoxCampaign_BadTerm`.
    /// @param root Root of the list.
    function setListRoot(bytes32 root) external;

    /// @notice Pauses purchases, or lets them go on. It reaches nothing else. Only the factory.
    /// @dev Reverts `BoxCampaign_NotFactory`.
    /// @param isPaused Whether purchases are refused.
    function pauseSales(bool isPaused) external;

    /// @notice Sets a later end of a sale that is not over. Only the factory.
    /// @dev Reverts `BoxCampaign_NotFactory` or `BoxCampaign_BadEnd`.
    /// @param end End of the sale; at least seven days before `openUntil`.
    function extendEnd(uint40 end) external;

    /// @notice The campaign under the names of the specification.
    /// @return The campaign.
    function getCampaignInfo() external view returns (CampaignInfo memory);

    /// @notice The limits of a campaign, as a market of many campaigns lists them.
    /// @dev Another number than this campaign's reverts `BoxCampaign_UnknownCampaign`.
    /// @param campaignId Number of the campaign.
    /// @return maxBuy Most boxes of an account in all purchases.
    /// @return maxBuyPerTrans Most boxes of a purchase.
    function campaigns(uint256 campaignId) external view returns (uint256 maxBuy, uint256 maxBuyPerTrans);

    /// @notice The sold boxes.
    /// @return Number of sold boxes of each type.
    function getSoldBox() external view returns (uint256[] memory);

    /// @notice The boxes that an account bought, opened or not.
    /// @param account Account.
    /// @return Number of boxes of each type.
    function getBoughtBoxes(address account) external view returns (uint256[] memory);

    /// @notice The unopened boxes of an account.
    /// @param account Account.
    /// @param boxId Number of the type.
    /// @return Number of boxes.
    function balanceOf(address account, uint256 boxId) external view returns (uint256);

    /// @notice The requests of an account, among some of all requests. It reads each of them, and 2,000 at most.
    /// @param account Account.
    /// @param from Number of the first request to read.
    /// @param size Number of requests to read at most.
    /// @return found Requests of the account, in the order of their numbers.
    function requestsOf(address account, uint256 from, uint256 size)
        external
        view
        returns (Request[] memory found);

    /// @notice The same under the name of the specification.
    /// @param account Account.
    /// @param from Number of the first request to read.
    /// @param size Number of requests to read at most.
    /// @return found Requests of the account, in the order of their numbers.
    function getNtfs(address account, uint256 from, uint256 size)
        external
        view
        returns (Request[] memory found);

    /// @notice A request.
    /// @dev Reverts `BoxCampaign_UnknownRequest`.
    /// @param n Number of the request.
    /// @return The request.
    function requestAt(uint256 n) external view returns (Request memory);

    /// @notice The first request that can still be sealed: not sealed, and with a block that did not lapse twice.
    /// It looks at 2,000 requests behind the last draw.
    /// @return Number of the request, or the one behind those that it looked at.
    function nextSeal() external view returns (uint256);

    /// @notice The same from a request on.
    /// @param from Number of the first request to look at.
    /// @return Number of the request, or the one behind those that it looked at; at most the number of all requests.
    function nextSeal(uint256 from) external view returns (uint256);

    /// @notice The next request to draw.
    /// @return Number of the request; the number of all requests when there is none.
    function nextReveal() external view returns (uint256);

    /// @notice The time from which a request lets anybody freeze the campaign, once it is the next one to draw.
    /// @dev Reverts `BoxCampaign_UnknownRequest`.
    /// @param n Number of the request.
    /// @return Unix seconds.
    function deadlineOf(uint256 n) external view returns (uint256);

    /// @notice What a refund of the unopened boxes of an account pays now.
    /// @param account Account.
    /// @return Amount; 0 before a freeze.
    function owedTo(address account) external view returns (uint256);

    /// @notice What a refund of an undrawn box pays.
    /// @param boxId Number of the type; another one reverts `BoxCampaign_UnknownBox`.
    /// @return Price and part of the bond; 0 before a freeze.
    function refundOf(uint256 boxId) external view returns (uint256);

    /// @notice What `release` pays now.
    /// @return Amount.
    function releasable() external view returns (uint256);

    /// @notice Whether nothing can be sold or drawn any more.
    /// @return True after a freeze; when all boxes are drawn and no more are sold; or 30 days after the last opening
    /// when no request waits.
    function isOver() external view returns (bool);

    /// @notice What a referrer was named for.
    /// @param referrer Account.
    /// @return Price of the boxes that were bought through it, until its part is paid.
    function referredBy(address referrer) external view returns (uint256);

    /// @notice The counts of the campaign.
    /// @return The counts.
    function book() external view returns (Book memory);

    /// @notice The terms of the campaign.
    /// @return The terms.
    function terms() external view returns (Terms memory);

    /// @notice The types of boxes, the first one with number 1.
    /// @return The types.
    function boxTypes() external view returns (BoxType[] memory);

    /// @notice The root of the list now.
    /// @return Root; zero when there is none.
    function listRoot() external view returns (bytes32);

    /// @notice The last revealed value of the chain: the hash of the next one.
    /// @return Value; zero with a coordinator.
    function tip() external view returns (bytes32);

    /// @notice The boxes, and so the items, of the campaign.
    /// @return Number of boxes of all types.
    function supply() external view returns (uint256);

    /// @notice The factory of the campaign.
    /// @return Address; never changes.
    function factory() external view returns (address);

    /// @notice The contract of the unopened boxes.
    /// @return Address; never changes.
    function boxToken() external view returns (address);

    /// @notice The collection of the items.
    /// @return Address; never changes.
    function rewardToken() external view returns (address);

    /// @notice The account that paid the bond.
    /// @return Account; zero before it was paid.
    function bondFrom() external view returns (address);
}
