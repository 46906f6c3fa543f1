import { goneUserNames, STAFF_NAME, SUPPORT_NAME } from "../joker/display-name.ts";

const HONORIFIC = "さん";
const notNames: readonly string[] = [SUPPORT_NAME, STAFF_NAME, ...Object.values(goneUserNames)];

/** A person as a sentence calls them; what stands in a name's place is called by nothing more. */
export function withHonorific(name: string): string {
  return notNames.includes(name) ? name : `${name}${HONORIFIC}`;
}
