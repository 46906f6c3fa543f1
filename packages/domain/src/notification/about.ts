/** The placeholders of the product's own texts that a person's name stands in; an interview is with one. */
type PersonKey = "name" | "jokerName" | "aceName" | "interview";

/** Whether a text that is filled with these values names somebody; whom has to be said by id then. */
export type NamesSomebody<Values> = Extract<keyof Values, PersonKey> extends never ? false : true;
