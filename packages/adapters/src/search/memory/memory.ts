import type { SearchMarker, SearchPort, SearchSource } from "../port.ts";
import { People } from "./people.ts";
import { shareNext } from "./share-next.ts";

/** Changed people that are read at once; between two parts, other requests have their turn. */
const PART = 2000;
/** The same of those whose text is another: to take one in takes as long as all else of twenty. */
const PART_WITH_TEXT = 250;
/** Fewer texts are looked through by the database in some milliseconds, and are left there. */
const TEXTS_FROM = 5000;
/** After their reading has failed. */
const READ_AGAIN_MS = 60_000;

interface Copy {
  readonly people: People;
  marker: SearchMarker;
}

interface MemorySearch extends SearchPort {
  /** What the index holds in memory, the words that were asked for apart. */
  readonly bytes: number;
  /** Waits until new words are looked for here, when they are to be. */
  settle(): Promise<void>;
}

/**
 * The index in this process's memory, a copy of the tables. Before each search it asks the tables
 * what was committed since the last, so its answers are never older than the question, in however
 * many processes; searches that come while it asks share the next asking. The texts of many people are
 * read beside that, and until they are there a new word is looked for in the tables.
 */
export function createMemorySearch(
  source: SearchSource,
  { textsFrom = TEXTS_FROM }: { readonly textsFrom?: number } = {},
): MemorySearch {
  let copy: Copy | undefined;
  let reading: Promise<void> | undefined;
  let readAgainAt = 0;
  const follow = shareNext(async () => {
    const next = copy && (await catchUp(source, copy));
    copy = next ?? (await load(source));
    readTexts(copy);
  });
  const readTexts = ({ people }: Copy) => {
    if (people.size < textsFrom || !people.texts.isDue) return;
    if (performance.now() < readAgainAt) return;
    reading = people.texts
      .read(source.readTexts(), () => copy?.people === people)
      // Without them it only takes longer, and whoever searches learns of a broken database anyway.
      .catch(() => {
        readAgainAt = performance.now() + READ_AGAIN_MS;
      });
  };
  return {
    get bytes() {
      return copy?.people.bytes ?? 0;
    },
    async find(query) {
      const [except] = await Promise.all([query.except, follow()]);
      for (;;) {
        const { people } = copy ?? (await load(source));
        const answer = people.find({ ...query, except });
        if (answer) return answer;
        await people.words.learn(query.words.flat());
      }
    },
    follow,
    async rebuild() {
      copy = undefined;
      await follow();
    },
    async settle() {
      await follow();
      await reading;
    },
  };
}

async function load(source: SearchSource): Promise<Copy> {
  // What changes while it reads is read again afterwards, so the place is marked first.
  const marker = await source.mark();
  const people = new People((word) => source.idsWithWord(word));
  for await (const entries of source.readAll(false)) people.apply(entries);
  return { people, marker };
}

async function catchUp(source: SearchSource, copy: Copy): Promise<Copy | undefined> {
  const changes = await source.changesSince(copy.marker);
  if (!changes) return undefined;
  const { people } = copy;
  const withText = new Set(changes.textIds);
  const isRead = (id: string) => withText.has(id) || !people.has(id);
  for (const [ids, hasText, size] of [
    [changes.ids.filter(isRead), true, PART_WITH_TEXT],
    [changes.ids.filter((id) => !isRead(id)), false, PART],
  ] as const)
    for (let at = 0; at < ids.length; at += size) {
      const part = ids.slice(at, at + size);
      people.apply(await source.read(part, hasText), part);
    }
  copy.marker = changes.marker;
  return copy;
}
