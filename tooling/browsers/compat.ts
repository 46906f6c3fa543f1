import type { Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import data from "@mdn/browser-compat-data/forLegacyNode";
import type { Range } from "./range.ts";

const { api, css, html, javascript } = data;
const { builtins = {} } = javascript;

const numberOf = (version: string) => Number.parseFloat(version.replace("≤", ""));

/** Whether a statement says that the browser has it, without a switch; what it says of a later one is another statement's. */
function has(statement: SimpleSupportStatement, from: number): boolean {
  const { version_added: added, version_removed: removed, flags } = statement;
  if (added === false || added === "preview" || flags || statement.alternative_name) return false;
  return numberOf(added) <= from && (!removed || numberOf(removed) > from);
}

/** The browsers of the range, with their oldest version, that lack a feature; none for what MDN does not know. */
export function lackedBy(feature: Identifier | undefined, range: Range): string[] {
  const support: Readonly<Record<string, SimpleSupportStatement | SimpleSupportStatement[]>> =
    feature?.__compat?.support ?? {};
  return [...range]
    .filter(([browser, from]) => {
      const said = support[browser];
      return said !== undefined && ![said].flat().some((statement) => has(statement, from));
    })
    .map(([browser, from]) => `${browser} ${from}`);
}

const own = (of: Identifier | undefined, name: string): Identifier | undefined =>
  of && Object.hasOwn(of, name) ? of[name] : undefined;

const childrenOf = (of: Identifier): [name: string, feature: Identifier][] =>
  Object.keys(of).flatMap((name) => {
    const feature = name === "__compat" ? undefined : of[name];
    return feature ? [[name, feature]] : [];
  });

/** What stands for an object of an interface in every page. */
const instances: Readonly<Record<string, string>> = {
  caches: "CacheStorage",
  crypto: "Crypto",
  document: "Document",
  history: "History",
  localStorage: "Storage",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
  screen: "Screen",
  sessionStorage: "Storage",
  window: "Window",
};

/** A thing that every script can name: an interface, a built-in object, a function of the window. */
export const globalNamed = (name: string): Identifier | undefined =>
  own(builtins, name) ?? own(api, name) ?? own(own(api, "Window"), name);

/** `URL.parse`, `Object.groupBy`, `navigator.locks`. */
export function memberNamed(of: string, name: string): Identifier | undefined {
  const instance = instances[of];
  if (instance) return own(own(api, instance), name) ?? globalNamed(name);
  const owner = own(builtins, of) ?? own(api, of);
  return own(owner, `${name}_static`) ?? own(owner, name);
}

function membersOf(owners: Identifier) {
  const members = new Map<string, Identifier[]>();
  for (const [, owner] of childrenOf(owners))
    for (const [name, member] of childrenOf(owner))
      if (!name.endsWith("_static")) members.set(name, [...(members.get(name) ?? []), member]);
  return members;
}
const ofBuiltins = membersOf(builtins);
const ofPage = membersOf(api);

/** The members of any built-in object that are called so: `toSorted`. */
export const builtinMembers = (name: string): readonly Identifier[] => ofBuiltins.get(name) ?? [];
/** The members of any object of a page that are called so: `showPopover`. */
export const pageMembers = (name: string): readonly Identifier[] => ofPage.get(name) ?? [];

/** The attributes of any element that are called so, such as `popover`, or `type_month` for a value. */
export function attributesNamed(name: string): Identifier[] {
  const { elements = {}, global_attributes: common } = html;
  const owners = childrenOf(elements).map(([, element]) => element);
  return [common, ...owners].flatMap((owner) => own(owner, name) ?? []);
}

export const regularExpression = {
  v: own(own(builtins, "RegExp"), "unicodeSets"),
  d: own(own(builtins, "RegExp"), "hasIndices"),
  modifier: own(javascript.regular_expressions, "modifier"),
};

const { properties = {}, selectors = {}, types = {} } = css;
const functions = new Map<string, Identifier>();
for (const [name, type] of childrenOf(types)) {
  functions.set(name, type);
  for (const [inner, feature] of childrenOf(type)) functions.set(inner, feature);
}

export const styles = {
  atRule: (name: string) => own(css["at-rules"], name),
  property: (name: string) => own(properties, name),
  value: (property: string, word: string) => own(own(properties, property), word),
  pseudo: (name: string) => own(selectors, name),
  function: (name: string) => functions.get(name),
};
