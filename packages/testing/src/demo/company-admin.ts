import { createHash } from "node:crypto";
import type { memberInvitations } from "@tefuda/db/schema/company-member";
import type { companyIdentityRequests } from "@tefuda/db/schema/hidden-company";
import type { auditLogs } from "@tefuda/db/schema/monitoring";
import { actionCodeLifetimeHours } from "@tefuda/domain/account/constants";
import { HOUR_MS } from "@tefuda/domain/time/units";
import { at } from "../factories/draw.ts";
import { stableId } from "../factories/ids.ts";
import { daysBefore } from "../factories/times.ts";
import type { Cast } from "./cast.ts";

type InvitationRow = typeof memberInvitations.$inferInsert;
type AuditRow = typeof auditLogs.$inferInsert;

/** Who was asked to join the first company and has not come yet: by name, address and days ago. */
const invited = [
  ["高梨 悠斗", "takanashi@demo.example", "member", 1],
  ["白鳥 まどか", "shiratori@demo.example", "admin", 9],
] as const;

/** What the first company's administrator and member did: the action, what to, and days ago. */
const done = [
  [0, "agreeToTerms", "company", 200, null],
  [0, "inviteMember", "invitation", 9, "白鳥 まどか <shiratori@demo.example>"],
  [0, "saveCompany", "company", 7, null],
  [1, "keepJoker", "joker", 6, null],
  [1, "createOffer", "offer", 5, null],
  [0, "updateAuthority", "ace", 4, "管理者 → メンバー"],
  [1, "answerLike", "like", 3, null],
  [0, "saveCompany", "company", 2, null],
  [0, "inviteMember", "invitation", 1, "高梨 悠斗 <takanashi@demo.example>"],
  [1, "createOffer", "offer", 0.2, null],
] as const;

/** Open invitations and the log of the company of the demo accounts. */
export function buildCompanyAdmin({ now, companies, aces }: Cast) {
  const companyId = at(companies, 0).id;
  const [admin, member] = [at(aces, 0).ace.id, at(aces, 1).ace.id];
  const invitations = invited.map(([name, email, authority, days]): InvitationRow => {
    const sentAt = daysBefore(now, days);
    return {
      id: stableId("invitation", email),
      companyId,
      email,
      name,
      authority,
      codeHash: createHash("sha256").update(`demo ${email}`).digest("hex"),
      invitedBy: admin,
      sentAt,
      expiresAt: new Date(sentAt.getTime() + actionCodeLifetimeHours.invite * HOUR_MS),
      createdAt: sentAt,
      updatedAt: sentAt,
    };
  });
  const companyLogs = done.map(
    ([who, action, targetType, days, reason], index): AuditRow => ({
      id: stableId("companyLog", index),
      actorId: who === 0 ? admin : member,
      actorType: "ace",
      action,
      targetType,
      targetId: targetType === "ace" ? member : targetType === "company" ? companyId : null,
      companyId,
      reason,
      ip: "203.0.113.20",
      userAgent: "Mozilla/5.0",
      createdAt: daysBefore(now, days),
    }),
  );
  return {
    invitations,
    companyLogs,
    identityRequests: [buildIdentityRequest(now, at(companies, 6))],
  };
}

/** A company that has moved its site and waits for an operator. */
function buildIdentityRequest(
  now: Date,
  { id: companyId, name, nameKana, siteHost }: Cast["companies"][number],
): typeof companyIdentityRequests.$inferInsert {
  const moved = siteHost.replace(".example", "-group.example");
  return {
    id: stableId("identityRequest", companyId),
    companyId,
    name,
    nameKana,
    siteUrl: `https://${moved}`,
    siteHost: moved,
    requestedAt: daysBefore(now, 0.3),
  };
}
