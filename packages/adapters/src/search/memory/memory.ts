import type { SearchMarker, SearchPort, SearchSource } from "../port.ts";
import { atMost } from "./at-most.ts";
import { People } from "./people.ts";
import { shareNext } from "./share-next.ts";

/** Changed people that are read at once; between two parts, other requests have their turn. */
const PART = 2000;
/** New words that are looked for at once: each has a connection of the pool until it is found. */
const SCANS_MAX = 2;

interface Copy {
  readonly people: People;
  marker: SearchMarker;
}

/**
 * The index in this process's memory, a copy of the tables. Before each search it asks the tables
 * what was committed since the last, so its answers are never older than the question, in however
 * many processes; searches that come while it asks share the next asking.
 */
export function createMemorySearch(source: SearchSource): SearchPort & { readonly bytes: number } {
  let copy: Copy | undefined;
  const follow = shareNext(async () => {
    const next = copy && (await catchUp(source, copy));
    copy = next ?? (await load(source));
  });
  return {
    get bytes() {
      return copy?.people.bytes ?? 0;
    },
    async find(query) {
      await follow();
      for (;;) {
        const { people } = copy ?? (await load(source));
        const answer = people.find(query);
        if (answer) return answer;
        await people.words.learn(query.words);
      }
    },
    follow,
    async rebuild() {
      copy = undefined;
      await follow();
    },
  };
}

async function load(source: SearchSource): Promise<Copy> {
  // What changes while it reads is read again afterwards, so the place is marked first.
  const marker = await source.mark();
  const people = new People(atMost(SCANS_MAX, (word: string) => source.idsWithWord(word)));
  for await (const entries of source.readAll(false)) people.apply(entries);
  return { people, marker };
}

async function catchUp(source: SearchSource, copy: Copy): Promise<Copy | undefined> {
  const changes = await source.changesSince(copy.marker);
  if (!changes) return undefined;
  const { people } = copy;
  const withText = new Set(changes.textIds);
  const isRead = (id: string) => withText.has(id) || !people.has(id);
  for (const [ids, hasText] of [
    [changes.ids.filter(isRead), true],
    [changes.ids.filter((id) => !isRead(id)), false],
  ] as const)
    for (let at = 0; at < ids.length; at += PART) {
      const part = ids.slice(at, at + PART);
      people.apply(await source.read(part, hasText), part);
    }
  copy.marker = changes.marker;
  return copy;
}
