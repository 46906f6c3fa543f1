import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { secondFactors } from "@tefuda/db/schema/second-factor";
import { eq } from "@tefuda/db/sql";
import type { Column } from "@tefuda/domain/policy/permissions";
import { invitationHash } from "@tefuda/services/member/invitation-code";
import { authSecretOf, seal } from "@tefuda/services/second-factor/seal";
import { codeAt, makeSecret } from "@tefuda/services/second-factor/totp";
import { cases } from "../access-matrix/expectations/all.fixture.ts";
import { matrixNow, PASSWORD } from "../access-matrix/world/people.fixture.ts";
import type { Rows } from "../access-matrix/world/rows.fixture.ts";
import type { Front } from "./front.fixture.ts";

/** What has to have happened before a procedure of which the world holds no row can be asked for. */
export interface Prepared {
  readonly column: Column;
  /** The secrets that the caller may be told by then, by their names. */
  readonly tells?: readonly string[];
  /** Makes the calls before it; answers an input that is good by then, and cookies that came meanwhile. */
  prepare(front: Front): Promise<{ readonly input: unknown; readonly cookie?: string }>;
}

/** Procedures that only somebody outside of this machine lets through: their own tests have stand-ins. */
export const needOthers = [
  "calendar.beginLink",
  "push.test",
  "social.begin",
  "social.beginLink",
  "social.beginProof",
  "social.completeSignUp",
  "social.prove",
  "social.requestEmail",
];

const own = ({ world }: Front, column: Column): Rows => {
  const rows = world.rowsOf(column, "own");
  if (!rows) throw new Error(`The world has no rows of ${column}.`);
  return rows;
};

/** Makes the first of a procedure's cases come true with the caller's own rows. */
async function did(front: Front, column: Column, path: string) {
  const rows = own(front, column);
  return front.make(column, path, cases.get(path)?.[0]?.input?.(rows, rows));
}

const after = (
  before: readonly (readonly [Column, string])[],
  of: Omit<Prepared, "prepare"> & {
    readonly input: (front: Front) => unknown;
  },
): Prepared => ({
  column: of.column,
  prepare: async (front) => {
    for (const [column, path] of before) await did(front, column, path);
    return { input: of.input(front) };
  },
});

/** The input of a procedure's first case. */
const usual = (column: Column, path: string) => (front: Front) =>
  cases.get(path)?.[0]?.input?.(own(front, column), own(front, column));

const reportMade = [["jokerRegistered", "report.create"]] as const;
const onReport = (path: string): Prepared =>
  after(reportMade, { column: "operatorSupport", input: usual("operatorSupport", path) });

const invited = [["aceAdmin", "member.invite"]] as const;
const onInvitation = (path: string): Prepared =>
  after(invited, { column: "aceAdmin", input: usual("aceAdmin", path) });
const byCode: Prepared = {
  column: "visitor",
  prepare: async (front) => {
    await did(front, "aceAdmin", "member.invite");
    const oobCode = "a code that was sent";
    await front.stage.db.update(memberInvitations).set({ codeHash: invitationHash(oobCode) });
    return { input: { oobCode } };
  },
};
const onMember = (input: (aceId: string, adminId: string) => unknown): Prepared => ({
  column: "aceAdmin",
  prepare: async (front) => ({
    input: input(own(front, "aceMember").userId, own(front, "aceAdmin").userId),
  }),
});

const onSchedule = (column: Column, rest: (candidateId: unknown) => object): Prepared => ({
  column,
  prepare: async (front) => {
    await did(front, "aceMember", "schedule.propose");
    const { matchingId } = own(front, "aceMember");
    const found = JSON.stringify(
      await front.make("jokerRegistered", "schedule.get", { matchingId }),
    );
    const candidateId = /"candidates":\[\{"id":"([^"]+)"/.exec(found)?.[1];
    const scheduleId = "019b0000-0000-7000-8000-0000000000e1";
    return { input: { scheduleId, lockVersion: 0, ...rest(candidateId) } };
  },
});
const fixed = (rest: object): Prepared => ({
  column: "jokerRegistered",
  prepare: async (front) => {
    const { input } = await onSchedule("jokerRegistered", (candidateId) => ({
      candidateId,
    })).prepare(front);
    await front.make("jokerRegistered", "schedule.select", input);
    const { scheduleId } = input as { readonly scheduleId: string };
    return { input: { scheduleId, lockVersion: 1, ...rest } };
  },
});

const met = [["aceMember", "video.finish"]] as const;
const onInterview = (path: string): Prepared =>
  after(met, { column: "jokerRegistered", input: usual("jokerRegistered", path) });

/** Somebody with an authenticator app. */
async function withApp(front: Front, column: Column) {
  const { userId } = own(front, column);
  const secret = makeSecret();
  await front.stage.db.insert(secondFactors).values({
    userId,
    secretSealed: seal(await authSecretOf(front.world.app.ports), userId, secret),
    createdAt: matrixNow,
    updatedAt: matrixNow,
  });
  return codeAt(secret, matrixNow);
}
const byApp: Prepared = {
  column: "aceMember",
  prepare: async (front) => ({
    input: { password: PASSWORD, code: await withApp(front, "aceMember") },
  }),
};

export const prepared: Readonly<Record<string, Prepared>> = {
  "account.changeInitialPassword": {
    column: "aceMember",
    prepare: async (front) => {
      const { userId } = own(front, "aceMember");
      const invited = { mustChangePassword: true };
      await front.stage.db.update(users).set(invited).where(eq(users.id, userId));
      return { input: { password: "battery-staple-9" } };
    },
  },
  "article.findBySlug": {
    column: "visitor",
    prepare: async (front) => {
      const { articleId } = own(front, "visitor");
      const read = await front.make("operatorEditor", "article.getEditable", { articleId });
      const article = JSON.stringify(read);
      return { input: { slug: /"slug":"([^"]+)"/.exec(article)?.[1] } };
    },
  },
  "chat.takeDown": {
    column: "operatorSupport",
    prepare: async (front) => ({
      input: { matchingId: own(front, "operatorSupport").matchingId, seq: 2, reason: "誹謗中傷" },
    }),
  },
  "member.acceptInvitation": byCode,
  "member.checkInvitation": byCode,
  "member.cancelInvitation": onInvitation("member.cancelInvitation"),
  "member.resendInvitation": onInvitation("member.resendInvitation"),
  "member.handOver": {
    column: "aceAdmin",
    prepare: async (front) => {
      const { userId: aceId } = own(front, "aceMember");
      // Gone by withdrawing, which leaves behind what was in hand.
      await front.stage.db.update(aces).set({ removedAt: matrixNow }).where(eq(aces.id, aceId));
      return { input: { aceId, successorId: own(front, "aceAdmin").userId } };
    },
  },
  "member.remove": onMember((aceId, successorId) => ({ aceId, successorId })),
  "member.updateAuthority": onMember((aceId) => ({ aceId, authority: "admin" })),
  "push.remove": {
    column: "jokerRegistered",
    prepare: async (front) => {
      await did(front, "jokerRegistered", "push.subscribe");
      const list = JSON.stringify(await front.make("jokerRegistered", "push.list", {}));
      return { input: { id: /"id":"([^"]+)"/.exec(list)?.[1] } };
    },
  },
  "report.open": onReport("report.open"),
  // Whoever reported somebody shared what the two wrote.
  "report.readMessages": { ...onReport("report.readMessages"), tells: ["the thread ofMember"] },
  "report.take": onReport("report.take"),
  "report.takeDownMessage": onReport("report.takeDownMessage"),
  "report.handle": after([...reportMade, ["operatorSupport", "report.take"]], {
    column: "operatorSupport",
    input: (front) => ({
      ...Object(usual("operatorSupport", "report.handle")(front)),
      lockVersion: 1,
    }),
  }),
  "sanction.lift": after([["operatorSupport", "sanction.restrict"]], {
    column: "operatorSupport",
    input: () => ({ id: "0190b0a0-0000-7000-8000-0000000000a1", reason: "誤りのため" }),
  }),
  "schedule.select": onSchedule("jokerRegistered", (candidateId) => ({ candidateId })),
  "schedule.withdraw": onSchedule("aceMember", () => ({})),
  "schedule.cancel": fixed({ reasonKey: "declined" }),
  "schedule.requestReschedule": fixed({ reasonKey: "health" }),
  "secondFactor.renewRecoveryCodes": byApp,
  "secondFactor.switchOff": byApp,
  "secondFactor.confirmSetUp": {
    column: "aceMember",
    prepare: async (front) => {
      const { value, cookie } = await front.makeWithCookie("aceMember", "secondFactor.beginSetUp");
      const secret = /"secret":"([A-Z2-7]+)"/.exec(JSON.stringify(value))?.[1] ?? "";
      return { input: { code: codeAt(secret, matrixNow) }, cookie };
    },
  },
  "secondFactor.signIn": {
    column: "visitor",
    prepare: async (front) => {
      const code = await withApp(front, "aceMember");
      const { email, password } = own(front, "aceMember");
      const { cookie } = await front.makeWithCookie("visitor", "account.signInCompany", {
        email,
        password,
      });
      return { input: { code }, cookie };
    },
  },
  "video.createReview": onInterview("video.createReview"),
  "video.reviewShown": onInterview("video.reviewShown"),
};
