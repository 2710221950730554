/** A word with one meaning, an area's: other files declare no name of it (GLOSSARY.md, "One word, one meaning"). */
export interface OwnedWord {
  readonly word: RegExp;
  /** Names for the other things. */
  readonly instead: string;
}
