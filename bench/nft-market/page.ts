/** Works of a page. */
export const pageSize = 24;
/** The works of a page are as far from each other in the database. */
export const pageStep = 4_001;
