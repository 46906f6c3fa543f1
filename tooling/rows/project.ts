/** The project's files, by their paths from its folder. */
export interface Project {
  readonly files: ReadonlySet<string>;
  /** The text of a file that exists. */
  readonly read: (file: string) => string;
}

/** Answers each question once. */
export function remember<Answer>(find: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, Answer>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = find(key);
    known.set(key, answer);
    return answer;
  };
}
