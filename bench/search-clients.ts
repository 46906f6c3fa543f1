import { Agent, request } from "node:http";
import type { SearchJokersInput } from "../packages/domain/src/candidate/schema.ts";

export interface Sample {
  readonly kind: string;
  readonly ms: number;
}

export interface Asked {
  readonly kind: string;
  readonly input: SearchJokersInput;
}

/**
 * Asks one after the other, in as many lines at once as there are cookies, over connections that
 * stay open; the answers are read to their end but not looked at, as a client's own work would be
 * measured too.
 */
export async function askAll(
  origin: string,
  cookies: readonly string[],
  asked: readonly Asked[],
): Promise<Sample[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: cookies.length });
  const samples: Sample[] = [];
  let next = 0;
  const line = async (cookie: string) => {
    for (;;) {
      const question = asked[next++];
      if (!question) return;
      const begun = performance.now();
      await ask(agent, origin, cookie, question.input);
      samples.push({ kind: question.kind, ms: performance.now() - begun });
    }
  };
  try {
    await Promise.all(cookies.map(line));
  } finally {
    agent.destroy();
  }
  return samples;
}

function ask(agent: Agent, origin: string, cookie: string, input: SearchJokersInput) {
  const query = encodeURIComponent(JSON.stringify({ json: input }));
  const headers = { cookie, "accept-encoding": "gzip, deflate, br" };
  return new Promise<void>((resolve, reject) => {
    const url = `${origin}/trpc/candidate.searchJokers?input=${query}`;
    request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on("error", reject);
      answer.on("end", () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`A search was answered with ${answer.statusCode}: ${url}`)),
      );
    })
      .on("error", reject)
      .end();
  });
}
