/** A paragraph, or a numbered list. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** The version in force, `YYYY-MM-DD`. */
  readonly version?: string;
  readonly sections: readonly LegalSection[];
}

export interface Desk {
  readonly brand: string;
  /** The name of who runs the product. */
  readonly operator: string;
  /** The mail address of the desk. */
  readonly contact: string;
}
