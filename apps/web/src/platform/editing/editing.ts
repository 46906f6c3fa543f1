import { hasFields, isMaybe, isNumber, isText, type Shape } from "../stored";
import type { DraftKind } from "./drafts";

/** A thing as it is stored: the form that shows it, and the version to save over. */
export interface StoredForm<Form extends object> {
  readonly form: Form;
  /** Absent for a thing that is not stored yet. */
  readonly lockVersion: number | undefined;
}

/** A thing in its editor. */
export interface Editing<Form extends object> extends StoredForm<Form> {
  /** What is stored as far as is known here: whatever differs from it is not saved. */
  readonly base: Form;
}

/** Whose words a field keeps after a conflict. */
export type Side = "mine" | "theirs";
export type Sides<Form extends object> = Readonly<Partial<Record<keyof Form, Side>>>;

/** What of a field counts when two of it are compared: all of it without a rule of its own. */
export type Compared<Form extends object> = (form: Form) => {
  readonly [Key in keyof Form]: unknown;
};

/** A thing whose words are kept on the device while they are not saved. */
export interface EditorKind<Form extends object> extends DraftKind<Editing<Form>> {
  readonly compared?: Compared<Form> | undefined;
}

export const editorKind = <Form extends object>(
  name: string,
  isForm: Shape<Form>,
  compared?: Compared<Form>,
): EditorKind<Form> => ({
  name,
  isValue: hasFields<Editing<Form>>({
    form: isForm,
    base: isForm,
    lockVersion: isMaybe(isNumber),
  }),
  compared,
});

/** What a list needs of the words that are kept of a thing with a title. */
export const titledKind = (name: string) => ({
  name,
  isValue: hasFields<{ form: { title: string }; lockVersion?: number | undefined }>({
    form: hasFields<{ title: string }>({ title: isText }),
    lockVersion: isMaybe(isNumber),
  }),
});

/** A thing as it is stored, before anything is typed. */
export const untouched = <Form extends object>(stored: StoredForm<Form>): Editing<Form> => ({
  ...stored,
  base: stored.form,
});

const keysOf = <Form extends object>(form: Form) => Object.keys(form) as (keyof Form)[];
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Answers the fields in which two forms differ, in the order of the form. */
export function differing<Form extends object>(
  one: Form,
  other: Form,
  compared: Compared<Form> = (form) => form,
): (keyof Form)[] {
  const [first, second] = [compared(one), compared(other)];
  const keys = new Set([...keysOf(one), ...keysOf(other)]);
  return [...keys].filter((key) => !isSame(first[key], second[key]));
}

/** The form with some of its fields as another has them. */
function withFields<Form extends object>(form: Form, from: Form, fields: readonly (keyof Form)[]) {
  const taken = { ...form };
  for (const key of fields) taken[key] = from[key];
  return taken;
}

/**
 * After a save: what was sent is stored, as the server has it, and what was typed since stays as it is,
 * not saved yet.
 */
export function afterSave<Form extends object>(
  { form }: Editing<Form>,
  sent: Form,
  stored: StoredForm<Form>,
  compared?: Compared<Form>,
): Editing<Form> {
  return {
    ...stored,
    base: stored.form,
    form: withFields(stored.form, form, differing(form, sent, compared)),
  };
}

/**
 * Where one's own words and the stored ones differ, and whose stand as long as nothing else is chosen:
 * one's own where something was typed, and the others' where only they have changed it.
 */
export function sidesOf<Form extends object>(
  { form, base }: Editing<Form>,
  theirs: Form,
  compared?: Compared<Form>,
): Sides<Form> {
  const typed = differing(form, base, compared);
  return Object.fromEntries(
    differing(form, theirs, compared).map((key) => [key, typed.includes(key) ? "mine" : "theirs"]),
  ) as Sides<Form>;
}

/** Goes on from what is stored, with one's own words in the fields that were chosen to keep them. */
export function merged<Form extends object>(
  { form }: Editing<Form>,
  theirs: StoredForm<Form>,
  sides: Sides<Form>,
): Editing<Form> {
  const mine = keysOf(theirs.form).filter((key) => sides[key] === "mine");
  return { ...theirs, base: theirs.form, form: withFields(theirs.form, form, mine) };
}
