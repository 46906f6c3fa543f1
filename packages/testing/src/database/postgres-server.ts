import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { access, chown, constants, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "../server/free-port.ts";

export interface RunningPostgres {
  /** The address of its `postgres` database, as a superuser. */
  readonly url: string;
  /** The process that all its others descend from. */
  readonly pid: number | undefined;
  /** Ends the server as an operator does who changes its version: all connections break. */
  shutDown(): Promise<void>;
  /** Starts it again after `shutDown`, on the same data and port. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresServerOptions {
  /** Writes to the disk as a real server does, for measurements; off, it is as quick as can be. */
  readonly durable?: boolean;
  /** How many may be connected; 200 unless told. */
  readonly connections?: number;
  /** Where its data is, which then is small; a temporary folder unless told. */
  readonly folder?: string;
}

/**
 * With TEFUDA_TEST_HABITS=1 a server has habits of its own, as companies' servers have: what it says by itself is
 * in another form, and it sorts by another alphabet.
 */
const HABITS = [
  "datestyle=German, DMY",
  "intervalstyle=iso_8601",
  "bytea_output=escape",
  "extra_float_digits=-3",
  "default_transaction_isolation=serializable",
  "statement_timeout=20s",
  "lock_timeout=10ms",
  "idle_session_timeout=2s",
];
const ALPHABET = ["--locale-provider=icu", "--icu-locale=ja-JP", "--locale=C.UTF-8"];

const NOT_DURABLE = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  // What it found out about a table while a test filled it would decide on the plans of the next.
  "autovacuum=off",
];
const READY = "database system is ready to accept connections";

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder, on a free port of this machine.
 * Throws when no PostgreSQL is installed.
 */
export async function startPostgres(options: PostgresServerOptions = {}): Promise<RunningPostgres> {
  const binaries = await findPrograms("initdb", "postgres");
  if (!binaries)
    throw new Error("No PostgreSQL is installed here: install the package postgresql.");
  const hasHabits = process.env.TEFUDA_TEST_HABITS === "1";
  const account = await accountFor();
  const folder = await mkdtemp(join(options.folder ?? tmpdir(), "tefuda-postgres-"));
  if (account) await chown(folder, account.uid, account.gid);
  const data = join(folder, "data");
  try {
    await run(
      join(binaries, "initdb"),
      [
        "-D",
        data,
        "-U",
        "postgres",
        "-A",
        "trust",
        "-E",
        "UTF8",
        ...(hasHabits ? ALPHABET : ["--locale=C"]),
        "--no-sync",
        ...(options.folder ? ["--wal-segsize=1"] : []),
      ],
      account,
      folder,
    );
    const port = await freePort();
    const settings = [
      "listen_addresses=127.0.0.1",
      `unix_socket_directories=${folder}`,
      `max_connections=${options.connections ?? 200}`,
      ...(hasHabits ? ["timezone=America/New_York", ...HABITS] : ["timezone=UTC"]),
      ...(options.durable ? [] : NOT_DURABLE),
      ...(options.folder ? ["max_wal_size=16MB"] : []),
    ];
    const start = async () => {
      const started = spawn(
        join(binaries, "postgres"),
        ["-D", data, "-p", `${port}`, ...settings.flatMap((setting) => ["-c", setting])],
        { ...account, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
      );
      await ready(started);
      return started;
    };
    let server = await start();
    const shutDown = async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, "exit");
      server.kill("SIGINT");
      await gone;
    };
    // Whoever started it ends without stopping it; nothing else can be waited for by then.
    const killAtExit = () => {
      server.kill("SIGQUIT");
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    };
    process.once("exit", killAtExit);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      get pid() {
        return server.pid;
      },
      shutDown,
      async startAgain() {
        server = await start();
      },
      stop: async () => {
        process.off("exit", killAtExit);
        await shutDown();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The folder with the newest programs of PostgreSQL of these names, of Debian's packages or on the PATH. */
export async function findPrograms(...names: readonly string[]): Promise<string | undefined> {
  const debian = "/usr/lib/postgresql";
  const versions = await readdir(debian).catch(() => []);
  const folders = [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((v) => join(debian, v, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  for (const folder of folders) {
    const found = await Promise.all(names.map((name) => isExecutable(join(folder, name))));
    if (found.every(Boolean)) return folder;
  }
  return undefined;
}

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Servers of databases refuse to run as root, so root starts them as another user. */
export async function accountFor(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const user = ["postgres", "nobody"]
    .map((name) => users.find(([login]) => login === name))
    .find((found) => found !== undefined);
  if (!user)
    throw new Error("PostgreSQL cannot run as root, and there is no user postgres or nobody.");
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function run(
  command: string,
  args: readonly string[],
  account: Account | undefined,
  cwd: string,
): Promise<void> {
  const child = spawn(command, args, { ...account, cwd, stdio: ["ignore", "ignore", "pipe"] });
  const said = collect(child);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${command} failed: ${said()}`);
}

function ready(server: ChildProcess): Promise<void> {
  const said = collect(server);
  return new Promise((resolve, reject) => {
    server.stderr?.on("data", () => {
      if (said().includes(READY)) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${said()}`)));
  });
}

/** The beginning of what a process says; the rest is read and dropped, so that it never blocks. */
function collect(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    if (text.length < 20_000) text += chunk.toString();
  });
  return () => text;
}
