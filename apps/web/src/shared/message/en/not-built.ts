export const notBuilt = { badge: 'Not built yet' };
