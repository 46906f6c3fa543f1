import type { Db } from "@tefuda/db/client";
import { companies } from "@tefuda/db/schema/company";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { eq } from "@tefuda/db/sql";
import type { AceActor, SignedInActor } from "@tefuda/domain/policy/actor";
import type { SaveRecruitment, SaveRecruitmentInput } from "@tefuda/domain/recruitment/schema";
import { saveRecruitmentSchema } from "@tefuda/domain/recruitment/schema";
import { uuidv7 } from "uuidv7";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { publishRecruitment } from "./publish-recruitment.ts";
import { saveRecruitment } from "./save-recruitment.ts";

/** Everything that a regular position states; who is in charge and the employer come beside. */
export const stated: SaveRecruitmentInput["recruitment"] = {
  title: "法人営業の募集",
  employmentType: "midCareer",
  contractType: "regular",
  occupations: ["corporateSales"],
  duties:
    "製造業のお客さまに、現場の手順書を作るサービスを提案します。訪問、聞き取り、提案、導入後の支援までを、四人のチームで担います。",
  dutiesChangeScope: { kind: "noChange" },
  workplaces: [13],
  workplaceAddress: { text: "東京都千代田区一番町1-1", isFullRemote: false },
  workplaceChangeScope: { kind: "noChange" },
  contractPeriod: { kind: "indefinite" },
  probation: { kind: "none" },
  workHours: { kind: "fixed", start: "09:00", end: "18:00" },
  breakTime: 60,
  overtime: { kind: "monthly", hours: 10 },
  holidays: "土日祝、年末年始",
  minSalary: 500,
  maxSalary: 800,
  salaryDetail: "基本給と通勤手当",
  fixedOvertimePay: { kind: "none" },
  insurance: ["employment", "health"],
  smokingMeasures: "indoorsBanned",
  dispatch: false,
  closesAt: "2026-12-31",
};

/** A company that states everything of itself, its admin and a member. */
export async function createPositionWorld(db: Db) {
  const companyId = await insertCompany(db);
  await db
    .update(companies)
    .set({
      isPublic: true,
      address: { prefecture: 13, cityAndStreet: "千代田区一番町1-1", building: "みどりビル3階" },
      contact: "saiyo@example.test",
    })
    .where(eq(companies.id, companyId));
  const admin: AceActor = await insertAce(db, companyId, { authority: "admin", name: "管理 花" });
  const member: AceActor = await insertAce(db, companyId);
  const as = <Who extends SignedInActor>(actor: Who, now = testNow) => testCtx(db, actor, now).ctx;

  const input = (
    recruitmentId: string,
    recruitment: SaveRecruitmentInput["recruitment"],
    rest: Partial<SaveRecruitmentInput> = {},
  ): SaveRecruitment =>
    saveRecruitmentSchema.parse({ recruitmentId, recruitment, saveId: uuidv7(), ...rest });

  return {
    companyId,
    admin,
    member,
    as,
    input,
    save: (
      recruitmentId: string,
      fields: SaveRecruitmentInput["recruitment"] = {},
      rest: Partial<SaveRecruitmentInput> = {},
      actor = admin,
    ) =>
      saveRecruitment(
        as(actor),
        input(recruitmentId, { ...stated, aceIds: [member.userId], ...fields }, rest),
      ),
    /** A published position with the member in charge. */
    async published(fields: SaveRecruitmentInput["recruitment"] = {}) {
      const id = uuidv7();
      const whole = { ...stated, aceIds: [member.userId], ...fields };
      await saveRecruitment(as(admin), input(id, whole));
      await publishRecruitment(as(admin), { recruitmentId: id });
      return id;
    },
    async row(recruitmentId: string) {
      const [row] = await db.select().from(recruitments).where(eq(recruitments.id, recruitmentId));
      if (!row) throw new Error("The position is gone.");
      return row;
    },
  };
}
export type PositionWorld = Awaited<ReturnType<typeof createPositionWorld>>;
