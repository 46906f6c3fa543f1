import type { aces } from "@tefuda/db/schema/ace";
import type { CreateLike } from "@tefuda/domain/like/schema";
import { uuidv7 } from "uuidv7";

/** What a member has written who can become an interview agent. */
export const agentProfile = {
  introduction: "結論が出ていない段階の方ほど、お話しする意味があると思っています。",
  valueInJob: "相手が自分で決めたと言える終わり方にすること。",
  business: "キャリア相談を担当しています。",
  businessDetail: "相談は年間およそ300件。今の職場でできることを一緒に書き出します。",
  position: "キャリアアドバイザー",
  occupations: ["careerConsultant"],
} satisfies Partial<typeof aces.$inferInsert>;

/** A seeker's application to an agent. */
export const consultationOf = (aceId: string): CreateLike => ({
  likeId: uuidv7(),
  aceId,
  isConsultation: true,
});
