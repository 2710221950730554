// The reads of approvals load together, after the page.
export { fetchAnnounced } from './fetch-announced.ts';
export { fetchApprovals } from './fetch-approvals.ts';
export { fetchNftApprovals } from './fetch-nft-approvals.ts';
