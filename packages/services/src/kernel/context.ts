import type { BusPort } from "@tefuda/adapters/bus/port";
import type { CalendarPort } from "@tefuda/adapters/calendar/port";
import type { CompassModelPort } from "@tefuda/adapters/compass/port";
import type { FilesPort } from "@tefuda/adapters/files/port";
import type { PushPort } from "@tefuda/adapters/push/port";
import type { SearchPort } from "@tefuda/adapters/search/port";
import type { SocialPorts } from "@tefuda/adapters/social/port";
import type { SpeakingPort, TranscribingPort } from "@tefuda/adapters/speech/port";
import type { Db } from "@tefuda/db/client";
import type { ErrorCode } from "@tefuda/domain/errors/catalogue";
import type { Actor } from "@tefuda/domain/policy/actor";
import type { SocialResult } from "@tefuda/domain/social/constants";
import type { Auth } from "../auth/auth.ts";

/** Where browsers find a way to each other, by the settings; empty lists on one network. */
export interface RelaySettings {
  readonly stunUrls: readonly string[];
  readonly turnUrls: readonly string[];
  /** Shared with the relay alone; no browser ever gets it. */
  readonly turnSecret: string | undefined;
}

/** The engines behind the use cases, chosen at start from the settings. */
export interface Ports {
  readonly auth: Auth;
  readonly bus: BusPort;
  readonly files: FilesPort;
  readonly search: SearchPort;
  readonly push: PushPort;
  /** Where the browsers of an interview find a way to each other; on one network they need none. */
  readonly relay?: RelaySettings | undefined;
  /** Only where the settings name a provider. */
  readonly calendar?: CalendarPort | undefined;
  /** Providers by which job seekers sign in; only those that the settings name. */
  readonly social?: SocialPorts | undefined;
  /** Only where the settings name a model; without it the rules write the advice. */
  readonly compassModel?: CompassModelPort | undefined;
  /** Reads advice aloud, and turns recordings into text; each only where the settings name a server. */
  readonly speaking?: SpeakingPort | undefined;
  readonly transcribing?: TranscribingPort | undefined;
}

/** What the product is called and where it stands, for mails and links. */
export interface Site {
  readonly brand: string;
  /** Origin without a trailing slash, such as `https://example.jp`. */
  readonly origin: string;
  /** The address that mails come from, and that invitations name as their organizer. */
  readonly sender: string;
  /** The mail address of the desk, when one is set. */
  readonly desk?: string | undefined;
}

/** Where a call came from, for audit rows and session lists. */
export interface RequestMeta {
  readonly ip: string;
  readonly userAgent: string;
  /** Whether somebody at the very machine of the server asks, and no proxy on behalf of others. */
  readonly isOwnMachine?: boolean;
  /** The call's own headers: the session cookie is read from here and nowhere else. */
  readonly headers: Headers;
  /** Adds a `Set-Cookie` header to the answer. */
  setCookie(value: string): void;
  /** Writes a line of the log about a sign-in; what nobody calls leaves none. */
  note?(line: SignInNote): void;
}

/** What the log tells of a sign-in, by ids and codes alone. */
export interface SignInNote {
  readonly event: "signedIn" | "secondStep" | "signInFailed";
  /** Undefined where there is no such account. */
  readonly userId: string | undefined;
  /** Why it failed. */
  readonly code?: ErrorCode | SocialResult;
}

/** Everything a use case may touch. `Who` is the actor after the access check has narrowed it. */
export interface Ctx<Who extends Actor = Actor> {
  readonly db: Db;
  readonly actor: Who;
  /** The only source of the current time. */
  readonly clock: () => Date;
  readonly ports: Ports;
  readonly site: Site;
  readonly request: RequestMeta;
}
