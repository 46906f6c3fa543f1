import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfig, WrongSetting } from "./config.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "tefuda-config-"));

it("runs on defaults with the embedded database and demo data", () => {
  const config = readConfig({ DATA_DIR });
  expect(config).toMatchObject({
    port: 3000,
    seed: "demo",
    database: { dataDir: join(DATA_DIR, "database") },
  });
  expect(readConfig({ DATA_DIR }).authSecret).toBe(config.authSecret);
});

it.each([
  [undefined, "no-reply@localhost"],
  ["no-reply@jobs.example.jp", "no-reply@jobs.example.jp"],
  ["Tefuda <no-reply@jobs.example.jp>", "no-reply@jobs.example.jp"],
])("finds the address in the sender %j", (MAIL_FROM, mailAddress) => {
  expect(readConfig({ DATA_DIR, MAIL_FROM }).mailAddress).toBe(mailAddress);
});

it.each([
  ["0", 0],
  ["2", 2],
  ["10.0.0.1", ["10.0.0.1"]],
  ["10.0.0.0/8, 2001:db8::/32", ["10.0.0.0/8", "2001:db8::/32"]],
])("trusts the proxies of %j", (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ DATA_DIR, TRUST_PROXY }).trustProxy).toEqual(trustProxy);
});

it.each([
  ["DATABASE_URL", "postgres://localhost/tefuda"],
  ["PUBLIC_URL", "https://jobs.example.jp"],
  ["SMTP_URL", "smtp://mail.example.jp"],
  ["HOST", "0.0.0.0"],
])("makes no accounts that everybody knows with %s unless asked", (name, value) => {
  expect(readConfig({ DATA_DIR, [name]: value }).seed).toBe("refused");
  expect(readConfig({ DATA_DIR, [name]: value, SEED: "none" }).seed).toBe("refused");
  expect(readConfig({ DATA_DIR, [name]: value, SEED: "demo" }).seed).toBe("demo");
});

it("trusts the mail server by the certificate of a file", () => {
  const SMTP_CA_FILE = join(DATA_DIR, "ca.pem");
  writeFileSync(SMTP_CA_FILE, "a certificate");
  const SMTP_URL = "smtps://user:secret@mail.example.jp";
  const MAIL_FROM = "no-reply@example.jp";
  const smtp = { url: SMTP_URL, from: MAIL_FROM, ca: "a certificate" };
  expect(readConfig({ DATA_DIR, SMTP_URL, MAIL_FROM, SMTP_CA_FILE }).smtp).toEqual(smtp);
  expect(readConfig({ DATA_DIR, MAIL_FROM, SMTP_CA_FILE }).smtp).toBeUndefined();
});

it("asks for the server itself where a pooler stands before it", () => {
  const DATABASE_URL = "postgres://pooler.example.jp:6432/tefuda";
  expect(() => readConfig({ DATA_DIR, DATABASE_URL, DATABASE_PREPARE: "0" })).toThrow(
    new WrongSetting(
      "Setting DATABASE_PREPARE 0 needs DATABASE_DIRECT_URL, the address of the server behind the pooler.",
    ),
  );
  const DATABASE_DIRECT_URL = "postgres://database.example.jp/tefuda";
  const pooled = { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL };
  expect(readConfig(pooled).database).toEqual({
    url: "postgres://pooler.example.jp:6432/tefuda",
    directUrl: "postgres://database.example.jp/tefuda",
    max: 10,
    namesStatements: false,
  });
  expect(readConfig({ ...pooled, DATABASE_PREPARE: "1" }).database).toMatchObject({
    namesStatements: true,
  });
  expect(readConfig({ DATA_DIR, DATABASE_URL }).database).toMatchObject({
    directUrl: undefined,
    namesStatements: true,
  });
});

it.each([
  ["PORT", "eighty"],
  ["HOST", "http://localhost"],
  ["HOST", "localhost:3000"],
  ["HOST", "fe80::1%eth0"],
  ["HOST", "手札.example"],
  ["HOST", "[::1"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "proxy.example.jp"],
  ["TRUST_PROXY", "10.0.0.0/0"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["DATABASE_DIRECT_URL", "postgres://localhost/tefuda"],
  ["SEED", "yes"],
  ["ROLE", "worker"],
  ["WEB_CONCURRENCY", "2"],
  ["SMTP_URL", "localhost:25"],
  ["SMTP_CA_FILE", "no-such-file.pem"],
  ["PUSH_CA_FILE", "no-such-file.pem"],
  ["MAIL_FROM", "no-reply"],
  ["MAIL_FROM", "Tefuda <>"],
  ["AUTH_SECRET", "short"],
  ["AUTH_SECRET", `${"x".repeat(31)}\n`],
  ["DEV_PAGES", "maybe"],
  ["S3_ENDPOINT", "s3.example.jp"],
  ["S3_BUCKET", "No Bucket"],
  ["S3_REGION", "東京"],
  ["STUN_URLS", "https://relay.example.jp"],
  ["TURN_URLS", "turn:relay.example.jp"],
  ["TURN_URLS", "turn:relay.example.jp;turn:other.example.jp"],
  ["TURN_SECRET", "without-a-relay-named"],
  ["GOOGLE_CLIENT_ID", "only-half"],
  ["GOOGLE_CLIENT_SECRET", "only-half"],
  ["OPENAI_BASE_URL", "https://model.example.jp/v1"],
  ["OPENAI_BASE_URL", "http://model.example.jp/v1"],
  ["OPENAI_MODEL", "without-an-address"],
  ["SPEECH_API_KEY", "without-an-address"],
  ["TRANSCRIPTION_BASE_URL", "localhost:9000"],
  ["GOOGLE_SIGN_IN", "1"],
  ["TAG_MANAGER_ID", "UA-12345"],
  ["TAG_MANAGER_ORIGIN", "http://tags.example.jp"],
  ["TAG_MANAGER_CONNECT", "https://*.example.jp"],
  ["TAG_MANAGER_CONNECT", "tags.example.jp"],
  ["FACEBOOK_APP_ID", "only-half"],
  ["FACEBOOK_APP_SECRET", "only-half"],
  ["FACEBOOK_GRAPH_URL", "http://graph.example.jp"],
  ["GOOGLE_TOKEN_URL", "http://accounts.example.jp/token"],
])("refuses %s=%s and names it", (name, value) => {
  expect(() => readConfig({ DATA_DIR, [name]: value })).toThrow(WrongSetting);
  expect(() => readConfig({ DATA_DIR, [name]: value })).toThrow(name);
});

it.each([
  [undefined, "http://127.0.0.1:3000", "http://localhost:3000", "demo"],
  ["127.0.0.1", "http://127.0.0.1:3000", "http://localhost:3000", "demo"],
  ["localhost", "http://localhost:3000", "http://localhost:3000", "demo"],
  ["127.0.0.2", "http://127.0.0.2:3000", "http://127.0.0.2:3000", "demo"],
  ["::1", "http://[::1]:3000", "http://[::1]:3000", "demo"],
  ["[::1]", "http://[::1]:3000", "http://[::1]:3000", "demo"],
  ["0.0.0.0", "http://127.0.0.1:3000", "http://localhost:3000", "refused"],
  ["::", "http://[::1]:3000", "http://localhost:3000", "refused"],
  ["192.168.0.7", "http://192.168.0.7:3000", "http://192.168.0.7:3000", "refused"],
  ["2001:db8::7", "http://[2001:db8::7]:3000", "http://[2001:db8::7]:3000", "refused"],
  ["web-1.internal", "http://web-1.internal:3000", "http://web-1.internal:3000", "refused"],
])(
  "listening on %s it reaches itself at %s and is opened at %s",
  (HOST, ownOrigin, origin, seed) => {
    expect(readConfig({ DATA_DIR, HOST })).toMatchObject({ ownOrigin, origin, seed });
    expect(readConfig({ DATA_DIR, HOST, PUBLIC_URL: "https://jobs.example.jp/" })).toMatchObject({
      ownOrigin,
      origin: "https://jobs.example.jp",
    });
  },
);

it("takes a secret without the blanks that came with it", () => {
  const AUTH_SECRET = "a secret for tests that is long enough";
  expect(readConfig({ DATA_DIR, AUTH_SECRET: `${AUTH_SECRET}\n` }).authSecret).toBe(AUTH_SECRET);
});

it("keeps development pages away from a public address", () => {
  expect(readConfig({ DATA_DIR }).devPages).toBe(true);
  expect(readConfig({ DATA_DIR, PUBLIC_URL: "https://example.jp" }).devPages).toBe(false);
});

const s3 = {
  S3_ENDPOINT: "https://s3.ap-northeast-1.amazonaws.com",
  S3_BUCKET: "tefuda-files",
  S3_REGION: "ap-northeast-1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

it("keeps files in the data folder, or in a bucket", () => {
  expect(readConfig({ DATA_DIR }).files).toEqual({ folder: join(DATA_DIR, "files") });
  expect(readConfig({ DATA_DIR, ...s3 }).files).toEqual({
    s3: {
      endpoint: s3.S3_ENDPOINT,
      bucket: "tefuda-files",
      region: "ap-northeast-1",
      accessKeyId: "key",
      secretAccessKey: "secret",
      pathStyle: false,
    },
  });
  const local = readConfig({ DATA_DIR, ...s3, S3_ENDPOINT: "http://localhost:9000" });
  expect(local.files).toMatchObject({ s3: { pathStyle: true } });
});

it.each(Object.keys(s3))("refuses a bucket without %s and names it", (name) => {
  expect(() => readConfig({ DATA_DIR, ...s3, [name]: undefined })).toThrow(
    `Setting ${name} is missing`,
  );
});

const google = { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "secret" };

it("offers no outside calendar unless the settings name a client at Google", () => {
  expect(readConfig({ DATA_DIR }).googleCalendar).toBeUndefined();
  expect(readConfig({ DATA_DIR, ...google }).googleCalendar).toMatchObject({
    clientId: "client",
    tokenUrl: "https://oauth2.googleapis.com/token",
    calendarUrl: "https://www.googleapis.com/calendar/v3",
  });
});

it("asks a model, and servers for speech, where the settings name them", () => {
  expect(readConfig({ DATA_DIR }).ai).toEqual({});
  const OPENAI_BASE_URL = "http://localhost:11434/v1/";
  expect(readConfig({ DATA_DIR, OPENAI_BASE_URL, OPENAI_MODEL: "local" }).ai).toEqual({
    model: { baseUrl: "http://localhost:11434/v1", model: "local", apiKey: undefined },
  });
  const SPEECH_BASE_URL = "https://speech.example.jp/v1";
  expect(readConfig({ DATA_DIR, SPEECH_BASE_URL, SPEECH_VOICE: "hana" }).ai).toEqual({
    speaking: { baseUrl: SPEECH_BASE_URL, model: "tts-1", voice: "hana", apiKey: undefined },
  });
  const TRANSCRIPTION_BASE_URL = "https://speech.example.jp/v1";
  const TRANSCRIPTION_API_KEY = "key";
  expect(readConfig({ DATA_DIR, TRANSCRIPTION_BASE_URL, TRANSCRIPTION_API_KEY }).ai).toEqual({
    transcribing: { baseUrl: TRANSCRIPTION_BASE_URL, model: "whisper-1", apiKey: "key" },
  });
});

it("offers to sign in by the providers that the settings name", () => {
  expect(readConfig({ DATA_DIR, ...google }).social).toEqual({});
  expect(readConfig({ DATA_DIR, ...google, GOOGLE_SIGN_IN: "1" }).social).toMatchObject({
    google: { clientId: "client", jwksUrl: "https://www.googleapis.com/oauth2/v3/certs" },
  });
  const FACEBOOK_GRAPH_URL = "http://localhost:9000/";
  const facebook = { FACEBOOK_APP_ID: "app", FACEBOOK_APP_SECRET: "secret", FACEBOOK_GRAPH_URL };
  expect(readConfig({ DATA_DIR, ...facebook }).social).toMatchObject({
    facebook: { appId: "app", graphUrl: "http://localhost:9000" },
  });
});

it("sends secrets without TLS to this machine itself only", () => {
  const GOOGLE_CALENDAR_URL = "http://localhost:9000/calendar/v3/";
  expect(readConfig({ DATA_DIR, ...google, GOOGLE_CALENDAR_URL }).googleCalendar).toMatchObject({
    calendarUrl: "http://localhost:9000/calendar/v3",
  });
});

it("reads the servers of video interviews as lists", () => {
  expect(readConfig({ DATA_DIR }).relay).toBeUndefined();
  const STUN_URLS = "stun:relay.example.jp:3478, stun:relay2.example.jp";
  const TURN_URLS = "turns:relay.example.jp:5349?transport=tcp";
  const TURN_SECRET = "known-to-the-relay-alone";
  expect(readConfig({ DATA_DIR, STUN_URLS }).relay?.stunUrls).toHaveLength(2);
  expect(readConfig({ DATA_DIR, TURN_URLS, TURN_SECRET }).relay).toEqual({
    stunUrls: [],
    turnUrls: [TURN_URLS],
    turnSecret: TURN_SECRET,
  });
});

it("measures by a tag manager only where one is named, and never while pages are worked on", () => {
  const TAG_MANAGER_ID = "GTM-ABC123";
  const TAG_MANAGER_CONNECT = "https://*.google-analytics.com, https://stats.example.jp";
  expect(readConfig({ DATA_DIR }).tagManager).toBeUndefined();
  expect(readConfig({ DATA_DIR, TAG_MANAGER_ID, TAG_MANAGER_CONNECT }).tagManager).toEqual({
    id: TAG_MANAGER_ID,
    origin: "https://www.googletagmanager.com",
    connect: ["https://*.google-analytics.com", "https://stats.example.jp"],
  });
  const development = { DATA_DIR, TAG_MANAGER_ID, NODE_ENV: "development" };
  expect(readConfig(development).tagManager).toBeUndefined();
});
