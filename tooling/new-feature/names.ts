/** A noun in each form that code writes it, by the names the templates use. */
export type Names = Readonly<Record<string, string>>;

/** The forms of a noun such as `skill-badge`. @throws Error when it is not such a noun. */
export function namesOf(noun: string, plural = pluralOf(noun)): Names {
  for (const word of [noun, plural]) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word)) {
      throw new Error(
        `"${word}" is no name for a feature: use lower-case words, such as skill-badge.`,
      );
    }
  }
  return {
    kebab: noun,
    kebabs: plural,
    camel: camelOf(noun),
    camels: camelOf(plural),
    Pascal: pascalOf(noun),
    Pascals: pascalOf(plural),
    CONST: noun.replaceAll("-", "_").toUpperCase(),
    table: plural.replaceAll("-", "_"),
    words: noun.replaceAll("-", " "),
    wordsPlural: plural.replaceAll("-", " "),
  };
}

/** A template's text or path with the names filled in. @throws Error for a name nobody gave. */
export function fill(template: string, names: Names): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_all, key: string) => {
    const name = names[key];
    if (name === undefined) throw new Error(`A template asks for {{${key}}}, which is not a name.`);
    return name;
  });
}

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function camelOf(words: string): string {
  return words.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

function pascalOf(words: string): string {
  return camelOf(`-${words}`);
}
