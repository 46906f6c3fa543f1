import type { OwnProfile } from "../joker/profile.ts";

/** What no verdict may rest on: whoever judges sees it for a recorded reason only. */
export type Person = Pick<OwnProfile, "gender" | "birthday">;

export const personOf = ({ gender, birthday }: Person): Person => ({ gender, birthday });

/** A profile as it is shown to those who judge: the fields of the person are not in it at all. */
export function withoutPerson<Profile extends Person>(
  profile: Profile,
): Omit<Profile, keyof Person> {
  const { gender: _gender, birthday: _birthday, ...shown } = profile;
  return shown;
}

/** How many of the person's fields hold something, and how many there are. */
export function enteredOfPerson(profile: Person): { done: number; total: number } {
  const fields = Object.values(personOf(profile));
  return { done: fields.filter((field) => field !== null).length, total: fields.length };
}
