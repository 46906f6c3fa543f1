/** Somebody who is signed in, with an address of their own in the network. */
export interface Person {
  readonly id: string;
  readonly cookie: string;
  readonly network: string;
}

const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** The headers by which a page of the product calls, and the one that the proxy before it adds. */
export const headersOf = (origin: string, { cookie, network }: Person) => ({
  host: new URL(origin).host,
  "user-agent": BROWSER,
  "sec-fetch-site": "same-origin",
  "x-forwarded-for": network,
  cookie,
});

/** A page's calls: as text that is ready to be sent. */
export function createRequests(origin: string) {
  const heads = new Map<string, string>();
  const headOf = (person: Person) => {
    const known = heads.get(person.id);
    if (known !== undefined) return known;
    const lines = Object.entries(headersOf(origin, person)).map(([name, value]) => {
      return `${name}: ${value}\r\n`;
    });
    const head = `accept: */*\r\n${lines.join("")}`;
    heads.set(person.id, head);
    return head;
  };
  const carried = (input: unknown) => JSON.stringify({ 0: { json: input } });
  return {
    query(person: Person, call: string, input: unknown): string {
      const asked = encodeURIComponent(carried(input));
      return `GET /trpc/${call}?batch=1&input=${asked} HTTP/1.1\r\n${headOf(person)}\r\n`;
    },
    mutation(person: Person, call: string, input: unknown): string {
      const body = carried(input);
      const about = `origin: ${origin}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
      return `POST /trpc/${call}?batch=1 HTTP/1.1\r\n${headOf(person)}${about}\r\n${body}`;
    },
  };
}

export type Requests = ReturnType<typeof createRequests>;

/** What a call answered, whose answer comes in the list of a batch. */
export function resultOf<T>(body: Buffer): T {
  const [first] = JSON.parse(body.toString());
  return first.result.data.json;
}
