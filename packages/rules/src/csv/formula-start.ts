/** A spreadsheet evaluates a cell with this start as a formula, also in full-width characters. */
export const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
