import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDiskFiles } from "@tefuda/adapters/files/disk";
import { chatMessages } from "@tefuda/db/schema/chat";
import { eq } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import type { AceActor, SignedInActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { collectOwnData } from "../data-export/collect.ts";
import { getCompanyMatching, getMatching } from "../matching/get-matching.ts";
import { getPartnerProfile } from "../matching/get-partner-profile.ts";
import { listCompanyMatchings, listMatchings } from "../matching/list-matchings.ts";
import { listOverseen } from "../matching/list-overseen.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { deleteMatching } from "../release/delete-matching.ts";
import { createReport } from "../report/create-report.ts";
import { readReportMessages } from "../report/read-messages.ts";
import { takeDownReported } from "../report/take-down-reported.ts";
import { insertOperator } from "../sanction/sanction.fixture.ts";
import { getInvitation } from "../schedule/get-invitation.ts";
import { getSchedule } from "../schedule/get-schedule.ts";
import { april, createScheduleWorld } from "../schedule/schedule.fixture.ts";
import { storeUpload } from "../upload/store-upload.ts";
import { picture } from "../upload/upload.fixture.ts";
import { type LiveDocs, topics } from "../views/live-topics.ts";
import { readFile } from "../views/read-file.ts";
import { listCompanyMessages, listMessages } from "./list-messages.ts";
import { searchMessages } from "./search-messages.ts";
import { sendMessage } from "./send-message.ts";
import { syncCompanyMessages, syncMessages } from "./sync-messages.ts";

const test = useTestDatabase();
const files = createDiskFiles(mkdtempSync(join(tmpdir(), "tefuda-unreadable-")));
const TEXT = "極秘の電話番号";
const FILE = "極秘の図面";

/** A thread with a text, a file and a fixed interview, and everyone who can look at it. */
async function prepare() {
  const world = await createScheduleWorld(test.db);
  const { joker, ace, companyId, matchingId } = world;
  const admin = await insertAce(test.db, companyId, { authority: "admin" });
  const operator = await insertOperator(test.db, "admin");
  const as = <Who extends SignedInActor>(actor: Who) => {
    const ctx = world.as(actor as unknown as AceActor);
    return { ...ctx, actor, ports: { ...ctx.ports, files } };
  };
  const scheduleId = await world.fix([april(7, "10:00")]);
  const bytes = await picture(900, 700).png().toBuffer();
  const upload = { kind: "chatFile", uploadId: uuidv7(), name: `${FILE}.png`, bytes } as const;
  const { path } = await storeUpload(as(ace), upload);
  const message = { id: uuidv7(), matchingId } as const;
  const { message: file } = await sendMessage(as(ace), {
    ...message,
    type: messageTypes.FileUrl,
    text: "",
    uploadIds: [upload.uploadId],
  });
  const { message: text } = await sendMessage(as(ace), {
    ...message,
    id: uuidv7(),
    type: messageTypes.Normal,
    text: TEXT,
  });
  const key = path.replace("/files/", "");
  return { as, joker, ace, admin, operator, matchingId, scheduleId, key, file, text };
}

type World = Awaited<ReturnType<typeof prepare>>;
type Who = "joker" | "ace" | "admin";

const page = ({ matchingId }: World) => ({ matchingId, limit: 50 });
const from = ({ matchingId }: World) => ({ matchingId, afterSeq: 0 });
const ctxOf = (world: World, who: Who) => world.as<SignedInActor>(world[who]);
const member = (world: World, who: "joker" | "ace") => world.as(world[who]);

async function fileOf(world: World, who: Who, suffix = "") {
  const file = await readFile(ctxOf(world, who), world.key + suffix);
  file?.stream.destroy();
  return file && FILE;
}

async function liveOf(world: World, who: Who, topic: keyof LiveDocs, position?: string) {
  const follower = await topics[topic].open(ctxOf(world, who), world.matchingId, position);
  return follower.snapshot;
}

async function report({ as, joker, matchingId }: World): Promise<string> {
  const reportId = uuidv7();
  const rest = { reasons: ["other" as const], content: "", shareMessages: true, release: false };
  await createReport(as(joker), { ...rest, reportId, matchingId });
  return reportId;
}

/** What an operator reads of the thread by a report that is made now. */
async function evidenceOf(world: World) {
  const { messages } = await readReportMessages(world.as(world.operator), {
    reportId: await report(world),
  });
  return messages;
}

interface Path {
  readonly name: string;
  /** What it shows as long as the thread stands. */
  readonly shows: readonly string[];
  readonly read: (world: World) => Promise<unknown>;
}

const both = [TEXT, FILE];
const pathsOf = (who: "joker" | "ace"): readonly Path[] => [
  { name: "pages", shows: both, read: (w) => listMessages(ctxOf(w, who), page(w)) },
  { name: "gaps", shows: both, read: (w) => syncMessages(ctxOf(w, who), from(w)) },
  { name: "stream", shows: both, read: (w) => liveOf(w, who, "chat") },
  { name: "resumed stream", shows: both, read: (w) => liveOf(w, who, "chat", "1") },
  { name: "head", shows: [TEXT], read: (w) => getMatching(ctxOf(w, who), w) },
  { name: "live head", shows: [TEXT], read: (w) => liveOf(w, who, "matching") },
  { name: "list", shows: [TEXT], read: (w) => listMatchings(ctxOf(w, who), all) },
  { name: "search", shows: both, read: (w) => searchMessages(member(w, who), words) },
  { name: "export", shows: both, read: (w) => collectOwnData(test.db, w[who], new Date()) },
  { name: "file", shows: [FILE], read: (w) => fileOf(w, who) },
  { name: "small picture", shows: [FILE], read: (w) => fileOf(w, who, "-small") },
];
const all = { tab: "all", limit: 9 } as const;
const words = { words: "極秘", limit: 9 };

/** Every way to what is written in a thread. */
const paths: readonly Path[] = [
  ...(["joker", "ace"] as const).flatMap((who) =>
    pathsOf(who).map((path) => ({ ...path, name: `the ${who}'s ${path.name}` })),
  ),
  ...[
    {
      name: "pages",
      shows: both,
      read: (w: World) => listCompanyMessages(ctxOf(w, "admin"), page(w)),
    },
    {
      name: "gaps",
      shows: both,
      read: (w: World) => syncCompanyMessages(ctxOf(w, "admin"), from(w)),
    },
    { name: "stream", shows: both, read: (w: World) => liveOf(w, "admin", "company-chat") },
    { name: "head", shows: [TEXT], read: (w: World) => getCompanyMatching(ctxOf(w, "admin"), w) },
    {
      name: "live head",
      shows: [TEXT],
      read: (w: World) => liveOf(w, "admin", "company-matching"),
    },
    {
      name: "list",
      shows: [TEXT],
      read: (w: World) => listCompanyMatchings(ctxOf(w, "admin"), { limit: 9 }),
    },
    { name: "file", shows: [FILE], read: (w: World) => fileOf(w, "admin") },
    { name: "small picture", shows: [FILE], read: (w: World) => fileOf(w, "admin", "-small") },
  ].map((path) => ({ ...path, name: `an admin's ${path.name}` })),
  { name: "a report made now", shows: both, read: evidenceOf },
];

/** What a path says, all of it in one text; a refusal says nothing. */
async function said({ read }: Path, world: World): Promise<string> {
  try {
    return JSON.stringify((await read(world)) ?? null);
  } catch (error) {
    expect(error).toMatchObject({ code: "dataNotFound" });
    return "";
  }
}

let world: World;
beforeEach(async () => {
  world = await prepare();
});

/** Names of the paths that say something of what nobody may read any more. */
async function leaks(secrets: readonly string[]): Promise<string[]> {
  const leaking: string[] = [];
  for (const path of paths) {
    const text = await said(path, world);
    if (secrets.some((secret) => text.includes(secret))) leaking.push(path.name);
  }
  return leaking;
}

it("shows on each path what it is expected to, while the thread stands", async () => {
  for (const path of paths) {
    const text = await said(path, world);
    expect([path.name, ...path.shows.filter((shown) => text.includes(shown))]).toEqual([
      path.name,
      ...path.shows,
    ]);
  }
});

it("shows nothing on any path of what was taken down", async () => {
  const reportId = await report(world);
  const operator = world.as(world.operator);
  for (const { seq } of [world.text, world.file])
    await takeDownReported(operator, { reportId, seq, reason: "個人情報" });
  expect(await leaks([TEXT, FILE])).toEqual([]);
  // It stays with the thread, and with the report that it came with.
  const [kept] = await test.db
    .select({ text: chatMessages.text })
    .from(chatMessages)
    .where(eq(chatMessages.id, world.text.id));
  expect(kept?.text).toBe(TEXT);
  const { messages } = await readReportMessages(operator, { reportId });
  expect(JSON.stringify(messages)).toContain(TEXT);
});

it("shows nothing on any path once the matching is released, the interview included", async () => {
  const invitation = (who: "joker" | "ace") => getInvitation(member(world, who), world.scheduleId);
  expect(await invitation("joker")).toBeDefined();
  await deleteMatching(world.as(world.joker), world);
  const readable = await leaks([TEXT, FILE, world.matchingId]);
  // Whoever was in it may still report it, and agree to show it, for a while.
  expect(readable).toEqual(["a report made now"]);
  for (const who of ["joker", "ace"] as const) {
    expect(await invitation(who)).toBeUndefined();
    const schedule = getSchedule(member(world, who), world);
    await expect(schedule).rejects.toMatchObject({ code: "dataNotFound" });
    const profile = getPartnerProfile(member(world, who), world);
    await expect(profile).rejects.toMatchObject({ code: "dataNotFound" });
  }
  const { items } = await listOverseen(world.as(world.operator), { id: world.matchingId });
  expect(items).toEqual([]);
});
