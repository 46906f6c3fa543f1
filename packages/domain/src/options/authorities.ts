/** Authorities of a company member (spec 6). */
export const authorities = ["admin", "member"] as const;

export type Authority = (typeof authorities)[number];

export const authorityLabels = {
  admin: "管理者",
  member: "メンバー",
} as const satisfies Record<Authority, string>;
