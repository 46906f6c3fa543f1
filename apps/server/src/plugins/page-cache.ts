import { createHmac } from "node:crypto";
import type { BusPort } from "@tefuda/adapters/bus/port";
import { AppError, isAppError } from "@tefuda/domain/errors/app-error";
import { sharedAddress } from "@tefuda/domain/sitemap/shared-address";
import { PUBLIC_PAGES_TOPIC } from "@tefuda/services/signals/public-pages";
import type { FastifyRequest } from "fastify";
import { createGate } from "./gate.ts";
import { lateScripts, withoutScripts } from "./late-scripts.ts";
import { OWN_CALL_HEADER, ownCallKey } from "./own-machine.ts";

/** How long visitors share a page when nothing says that it changed. */
const FRESH_MS = 60_000;
const MAX_CHARACTERS = 32 * 1024 * 1024;
const MAX_ADDRESS = 512;
/** Every page made holds up everything else for a moment: two at once keep both processors busy. */
const MAKING = { working: 2, waiting: 20, each: 8 };
const MAKING_HEADER = "x-page-making";
/** Tells the cache, and nobody else, which nonce the web app put on a page. */
export const NONCE_HEADER = "x-nonce";

/** First path segments whose pages are the same for every visitor; the top page has none. */
const shared = new Set([
  "",
  "about",
  "ace",
  "accessibility",
  "articles",
  "career-compass-ai",
  "companies",
  "external-transmission",
  "privacy-policy",
  "recruitment",
  "recruitments",
  "terms-of-service",
  "terms-of-service-for-corporate",
]);
/** Below those segments, yet not the same for everyone. */
const ownPaths = new Set(["/ace/login", "/career-compass-ai/answer-form"]);

/** Answers 404 with words; an address of its own that leads nowhere. */
const MISSING = "/404";

/** A page without its nonce: the pieces between the places where it stood. */
interface KeptPage {
  readonly status: 200 | 404;
  readonly pieces: readonly string[];
  readonly characters: number;
  readonly until: number;
}

type Asked = Pick<FastifyRequest, "method" | "url" | "headers" | "actor">;

export interface SharedPage {
  readonly status: 200 | 404;
  readonly html: string;
}

const filled = ({ status, pieces }: KeptPage, nonce: string): SharedPage => ({
  status,
  html: pieces.join(nonce),
});

interface PageCacheSettings {
  /** Where this product answers, for making a page as a visitor sees it. */
  readonly origin: () => string;
  readonly secret: string;
}

/**
 * Pages that all visitors share (docs/decisions/shared-public-pages.md): made once a minute, by a
 * request of our own that carries nothing of whoever asked, and given a new nonce on every answer.
 */
export function createPageCache(
  app: { readonly clock: () => Date; readonly ports: { readonly bus: BusPort } },
  { origin, secret }: PageCacheSettings,
) {
  const makingKey = createHmac("sha256", secret).update(MAKING_HEADER).digest("base64url");
  const kept = new Map<string, KeptPage>();
  const making = new Map<string, Promise<KeptPage | undefined>>();
  const makings = createGate(MAKING);
  let characters = 0;
  let generation = 0;

  const drop = (address: string) => {
    characters -= kept.get(address)?.characters ?? 0;
    kept.delete(address);
  };
  /** Whoever set the clock back meanwhile made no page fresh for as long. */
  const isFresh = ({ until }: KeptPage) => {
    const leftMs = until - app.clock().getTime();
    return leftMs > 0 && leftMs <= FRESH_MS;
  };
  const unsubscribe = app.ports.bus.subscribe(PUBLIC_PAGES_TOPIC, ({ topic }) => {
    if (topic !== PUBLIC_PAGES_TOPIC) return;
    generation += 1;
    kept.clear();
    making.clear();
    characters = 0;
  });

  const ask = async (address: string) => {
    const answer = await fetch(`${origin()}${address}`, {
      headers: {
        [MAKING_HEADER]: makingKey,
        [OWN_CALL_HEADER]: ownCallKey(secret),
        accept: "text/html",
      },
      redirect: "manual",
    });
    return {
      status: answer.status,
      nonce: answer.headers.get(NONCE_HEADER) ?? "",
      html: await answer.text(),
    };
  };

  const make = async (address: string): Promise<KeptPage | undefined> => {
    const madeIn = generation;
    const { status, nonce, html } = await ask(address);
    // What it is made of is away: the web app has no words for that, and would leave a blank page.
    if (status >= 500) throw new AppError("serverBusy");
    if (nonce === "") return undefined;
    // What is not there may be there in the next moment, and there is no end of such addresses.
    if (status === 404) return makeMissing();
    if (status !== 200) return undefined;
    const page = keptPage(200, lateScripts(html, nonce), nonce);
    if (madeIn === generation) keep(address, page);
    return page;
  };

  /** As `make`, on the account of whoever asks first; the others who want the page wait with them. */
  const makeFor = async (client: string, address: string) => {
    const leave = await makings.enter(client);
    try {
      // What cannot be made is not shared: the web app then answers this visitor by itself.
      return await make(address).catch((error: unknown) => {
        if (isAppError(error)) throw error;
        return undefined;
      });
    } finally {
      leave();
    }
  };

  /** The web app finds out too late for words that something is missing, and leaves a blank page. */
  const makeMissing = async () => {
    const { nonce, html } = await ask(MISSING);
    return keptPage(404, withoutScripts(html), nonce);
  };

  const keptPage = (status: KeptPage["status"], html: string, nonce: string): KeptPage => ({
    status,
    pieces: nonce === "" ? [html] : html.split(nonce),
    characters: html.length,
    until: app.clock().getTime() + FRESH_MS,
  });

  const keep = (address: string, page: KeptPage) => {
    drop(address);
    kept.set(address, page);
    characters += page.characters;
    for (const oldest of kept.keys()) {
      if (characters <= MAX_CHARACTERS) break;
      drop(oldest);
    }
  };

  return {
    /** Whether the request is our own, for a page that is to be shared. */
    isMaking: ({ headers }: Pick<FastifyRequest, "headers">) =>
      headers[MAKING_HEADER] === makingKey,
    /** Whether the answer may be one that other visitors got. */
    serves({ method, url, headers, actor }: Asked): boolean {
      const [path = ""] = url.split("?");
      return (
        method === "GET" &&
        actor.kind === "visitor" &&
        headers.rsc === undefined &&
        headers["next-router-state-tree"] === undefined &&
        !url.includes("_rsc=") &&
        // A request may also name a whole address, which would not stay with us.
        url.startsWith("/") &&
        url.length <= MAX_ADDRESS &&
        shared.has(path.split("/")[1] ?? "") &&
        !ownPaths.has(path)
      );
    },
    /**
     * The page at an address with `nonce` on its scripts; undefined when it is not to be shared.
     * @param client who asks, and has to answer for what is made
     * @throws AppError `serverBusy`
     */
    async page(asked: string, nonce: string, client: string): Promise<SharedPage | undefined> {
      const address = sharedAddress(asked);
      const found = kept.get(address);
      if (found && isFresh(found)) return filled(found, nonce);
      const under = making.get(address) ?? makeFor(client, address);
      making.set(address, under);
      try {
        const made = await under;
        return made && filled(made, nonce);
      } finally {
        if (making.get(address) === under) making.delete(address);
      }
    },
    close: unsubscribe,
  };
}
