/** Work-style wishes; the stored key `discresion` keeps its historic spelling (spec 3 · Fixed option lists). */
export const workStyles = [
  "ownedService",
  "global",
  "newBusiness",
  "discresion",
  "management",
  "experienceAndSkill",
  "expert",
  "variousDuties",
  "workLifeBalance",
  "remoteFlex",
] as const;

export type WorkStyle = (typeof workStyles)[number];

export const workStyleLabels = {
  ownedService: "自社サービスに関わりたい",
  global: "グローバルに働きたい",
  newBusiness: "新規事業に関わりたい",
  discresion: "裁量を持って働きたい",
  management: "マネジメントに挑戦したい",
  experienceAndSkill: "経験やスキルを活かしたい",
  expert: "専門性を高めたい",
  variousDuties: "幅広い業務を経験したい",
  workLifeBalance: "ワークライフバランスを大切にしたい",
  remoteFlex: "リモート・フレックスで働きたい",
} as const satisfies Record<WorkStyle, string>;
