import { expect, it } from "vitest";
import { afterSave, differing, merged, sidesOf } from "./editing";

interface Form {
  readonly title: string;
  readonly body: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

const start: Form = { title: "題", body: "本文", people: [] };
const mari = { id: "a", name: "真理" };

it("a save under way leaves what is typed meanwhile in the form, and unsaved", () => {
  const sent = { ...start, title: "新しい題" };
  const typing = { form: { ...sent, body: "本文の続き" }, base: start, lockVersion: 3 };
  const now = afterSave(typing, sent, { form: sent, lockVersion: 4 });
  expect(now).toEqual({
    form: { title: "新しい題", body: "本文の続き", people: [] },
    base: { title: "新しい題", body: "本文", people: [] },
    lockVersion: 4,
  });
  expect(differing(now.form, now.base)).toEqual(["body"]);
});

it("a save shows what the server made of what was sent, but not over what was typed since", () => {
  const sent = { ...start, title: " 題 ", body: "本文 " };
  const stored = { form: { ...start, title: "題", body: "本文" }, lockVersion: 1 };
  const typing = { form: { ...sent, title: " 題と副題" }, base: start, lockVersion: 0 };
  expect(afterSave(typing, sent, stored).form).toEqual({
    title: " 題と副題",
    body: "本文",
    people: [],
  });
});

it("what was typed back to how it stood before the save is unsaved as well", () => {
  const sent = { ...start, title: "新しい題" };
  const now = afterSave({ form: start, base: start, lockVersion: 0 }, sent, {
    form: sent,
    lockVersion: 1,
  });
  expect(now.form.title).toBe("題");
  expect(differing(now.form, now.base)).toEqual(["title"]);
});

it("a conflict keeps one's own words where they were typed, and takes the others' elsewhere", () => {
  const mine = { form: { ...start, title: "私の題" }, base: start, lockVersion: 0 };
  const theirs = { title: "ほかの題", body: "ほかの本文", people: [mari] };
  const sides = sidesOf(mine, theirs);
  expect(sides).toEqual({ title: "mine", body: "theirs", people: "theirs" });
  expect(merged(mine, { form: theirs, lockVersion: 5 }, sides)).toEqual({
    form: { title: "私の題", body: "ほかの本文", people: [mari] },
    base: theirs,
    lockVersion: 5,
  });
});

it("each field of a conflict can be chosen by itself", () => {
  const mine = {
    form: { title: "私の題", body: "私の本文", people: [] },
    base: start,
    lockVersion: 0,
  };
  const theirs = { form: { ...start, title: "ほかの題", body: "ほかの本文" }, lockVersion: 1 };
  expect(merged(mine, theirs, { title: "theirs", body: "mine" }).form).toEqual({
    title: "ほかの題",
    body: "私の本文",
    people: [],
  });
});

it("compares what counts of a field alone, where that is told", () => {
  const idsOnly = (form: Form) => ({ ...form, people: form.people.map(({ id }) => id) });
  const renamed = { ...start, people: [{ ...mari, name: "マリ" }] };
  expect(differing({ ...start, people: [mari] }, renamed)).toEqual(["people"]);
  expect(differing({ ...start, people: [mari] }, renamed, idsOnly)).toEqual([]);
});
