/** Who reads the page; someone signed in is led on instead of being asked to sign up. */
export type Reader = "visitor" | "joker" | "ace" | "operator";
